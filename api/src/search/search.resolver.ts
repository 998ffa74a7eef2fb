import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
import { LIMITS } from '../../../schema/limits';
import { Cost, ListSize } from '../core/cost.decorator';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { Hotel } from '../hotels/hotel.entity';
import { Page, PageArgs, type PageOf } from '../core/pagination';
import { Dates } from '../rooms/nights/night.types';
import { countFacets } from './facets.service';
import { HotelFacets } from './facets.types';
import { findSearchDates } from './nearestDates.service';
import { readPriceCalendar } from './priceCalendar.service';
import { CalendarNight, PriceCalendarArgs } from './priceCalendar.types';
import { findFlexibleStays } from './flexibleStays.service';
import { FlexibleStay, FlexibleStaysArgs } from './flexibleStay.types';
import { HotelFilter, HotelSort } from './search.inputs';
import { searchHotels } from './search.service';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { chooseNumbers, findPartyStay } from './partyStay.service';
import { PartyStay, PartyStayArgs } from './partyStay.types';

const HotelList = Page(Hotel, 'Hotel');

@Resolver()
export class SearchResolver {
  @Cost(100)
  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => HotelList, {
    description: 'Hotels that match; with dates, only those with a free room number for every night.',
  })
  hotels(
    @Arg('filter', () => HotelFilter, { nullable: true, description: 'Which hotels; all by default.' })
    filter: HotelFilter | null,
    @Arg('sort', () => HotelSort, {
      nullable: true,
      defaultValue: HotelSort.RATING_DESC,
      description: 'The sort order.',
    })
    sort: HotelSort | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { budget, viewer }: Context,
  ): Promise<PageOf<Hotel>> {
    return searchHotels(viewer, filter ?? {}, sort ?? HotelSort.RATING_DESC, page, budget.pieces);
  }

  @Cost(1000)
  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => HotelFacets, {
    description: 'Options for refining a search, with the number of hotels for each.',
  })
  hotelFacets(
    @Arg('filter', () => HotelFilter, { nullable: true, description: 'The current search.' })
    filter: HotelFilter | null,
    @Ctx() { budget }: Context,
  ): Promise<HotelFacets> {
    return countFacets(filter ?? {}, budget.pieces);
  }

  @Cost(500)
  @ListSize({ perNight: 1 })
  @Allow('availability:read')
  @KeptForAll()
  @Query(() => [CalendarNight], {
    description: 'The cheapest free room of a city or a hotel for each night of [from, to), in order.',
  })
  priceCalendar(
    @Args(() => PriceCalendarArgs) asked: PriceCalendarArgs,
    @Ctx() { budget }: Context,
  ): Promise<CalendarNight[]> {
    return readPriceCalendar(asked, budget.pieces);
  }

  @Cost(500)
  @ListSize(3)
  @Allow('availability:read')
  @KeptForAll()
  @Query(() => [Dates], {
    description:
      'For a search without results: the nearest dates of the same length, within two weeks, on which there are results.',
  })
  nearestDates(
    @Arg('filter', () => HotelFilter, { description: 'The search, with its dates.' }) filter: HotelFilter,
    @Ctx() { budget }: Context,
  ): Promise<Dates[]> {
    return findSearchDates(filter, budget.pieces);
  }

  @Cost(1000)
  @ListSize(2 * LIMITS.flexibleDays + 1)
  @Allow('availability:read')
  @KeptForAll()
  @Query(() => [FlexibleStay], {
    description: 'The lowest price of a search on its dates and on those near them, in order of check-in.',
  })
  flexibleStays(
    @Args(() => FlexibleStaysArgs) asked: FlexibleStaysArgs,
    @Ctx() { loaders, budget }: Context,
  ): Promise<FlexibleStay[]> {
    return findFlexibleStays(asked, (cityId) => loaders.chargesOfCity.load(cityId), budget.pieces);
  }
}

@Resolver(() => Hotel)
export class PartyStayResolver {
  @Cost(40)
  @FieldResolver(() => PartyStay, {
    nullable: true,
    description: 'The cheapest free rooms for the whole party on these nights; null if there are none.',
  })
  partyStay(
    @Root() { id }: Hotel,
    @Args(() => PartyStayArgs) asked: PartyStayArgs,
    @Ctx() { loaders, budget }: Context,
  ): Promise<PartyStay | null> {
    return findPartyStay(id, asked, (cityId) => loaders.chargesOfCity.load(cityId), budget.pieces);
  }
}

@Resolver(() => PartyStay)
export class PartyRoomsResolver {
  @Cost(100)
  @ListSize(2)
  @FieldResolver(() => [RoomNumber], {
    description: 'The rooms of this price: free room numbers, as near to one another as there are.',
  })
  roomNumbers(@Root() stay: PartyStay, @Ctx() { loaders }: Context): Promise<RoomNumber[]> {
    return chooseNumbers(stay, (id) => loaders.roomNumbers.load(id));
  }
}
