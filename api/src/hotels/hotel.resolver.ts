import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { CancellationPolicy } from './cancellationPolicy.types';
import { City } from './city.entity';
import { Hotel } from './hotel.entity';
import { listCities, listHotelTypes } from './hotel.service';
import { HotelType } from './hotelType.entity';

@Resolver(() => City)
export class CityResolver {
  @Allow('catalogue:read')
  @Query(() => [City], { description: 'Every city, by name.' })
  cities(): Promise<City[]> {
    return listCities();
  }

  @FieldResolver(() => Int, { description: 'How many hotels it has.' })
  numberOfHotels(@Root() city: City, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.hotelsInCity.load(city.id);
  }
}

@Resolver(() => HotelType)
export class HotelTypeResolver {
  @Allow('catalogue:read')
  @Query(() => [HotelType], { description: 'Every hotel type, by name.' })
  hotelTypes(): Promise<HotelType[]> {
    return listHotelTypes();
  }

  @FieldResolver(() => Int, { description: 'How many hotels are of it.' })
  numberOfHotels(@Root() type: HotelType, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.hotelsOfType.load(type.id);
  }
}

@Resolver(() => Hotel)
export class HotelResolver {
  @Allow('catalogue:read')
  @Query(() => Hotel, { nullable: true, description: 'The hotel; null where there is none with this id.' })
  hotel(@Arg('id', () => ID) id: string, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return loaders.hotels.load(id);
  }

  @FieldResolver(() => CancellationPolicy, { description: 'On what terms new bookings may be cancelled.' })
  cancellationPolicy(@Root() { freeCancellationDays, lateRefundPercent }: Hotel): CancellationPolicy {
    return { freeCancellationDays, lateRefundPercent };
  }

  @FieldResolver(() => City, { description: 'Where it is.' })
  city(@Root() hotel: Hotel, @Ctx() { loaders }: Context): City | Promise<City | null> {
    return loaders.cities.load(hotel.cityId);
  }

  @FieldResolver(() => HotelType, { description: 'What kind of house it is.' })
  type(@Root() hotel: Hotel, @Ctx() { loaders }: Context): HotelType | Promise<HotelType | null> {
    return loaders.hotelTypes.load(hotel.typeId);
  }
}
