import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
import { ListSize } from '../core/cost.decorator';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { build } from '../core/build';
import { can } from '../access/policy';
import { City } from './cities/city.entity';
import { Hotel } from './hotel.entity';
import { CancellationPolicy, CreateHotelResult, DeleteHotelResult, UpdateHotelResult } from './hotel.types';
import { createHotel, ifOpen, updateHotel } from './hotel.service';
import { ifVisible } from './visibleHotel';
import { HotelType } from './hotelTypes/hotelType.entity';
import { StaffMember } from './staff.entity';
import { CatalogueAbilities, Deleted } from './catalogue.types';
import { CreateHotelInput, DeleteHotelInput, UpdateHotelInput } from './hotel.inputs';
import { deleteHotel } from './hotelDeletion.service';

@Resolver(() => Hotel)
export class HotelResolver {
  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => Hotel, {
    nullable: true,
    description:
      'The hotel; null if it does not exist. One that is not open for booking is shown to its team and administrators.',
  })
  async hotel(@Arg('id', () => ID) id: string, @Ctx() { loaders, viewer }: Context): Promise<Hotel | null> {
    return ifVisible(viewer, await loaders.hotels.load(id));
  }

  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => Boolean, {
    description:
      'Whether there is a hotel with this reference that is not open for booking, so that `hotel` hides it.',
  })
  async hotelNotOpen(@Arg('id', () => ID) id: string, @Ctx() { loaders }: Context): Promise<boolean> {
    return ifOpen(await loaders.hotels.load(id))?.openForBooking === false;
  }

  @FieldResolver(() => CancellationPolicy, {
    description: 'The terms on which new bookings may be cancelled.',
  })
  cancellationPolicy(@Root() { freeCancellationDays, lateRefundPercent }: Hotel): CancellationPolicy {
    return { freeCancellationDays, lateRefundPercent };
  }

  @FieldResolver(() => City, { description: 'The city where it is.' })
  city(@Root() hotel: Hotel, @Ctx() { loaders }: Context): City | Promise<City | null> {
    return loaders.cities.load(hotel.cityId);
  }

  @FieldResolver(() => HotelType, { description: 'Its hotel type.' })
  type(@Root() hotel: Hotel, @Ctx() { loaders }: Context): HotelType | Promise<HotelType | null> {
    return loaders.hotelTypes.load(hotel.typeId);
  }

  @FieldResolver(() => StaffMember, {
    nullable: true,
    description: 'The manager; null if there is none.',
  })
  async manager(@Root() { id }: Hotel, @Ctx() { loaders }: Context): Promise<StaffMember | null> {
    return (await loaders.staffOfHotel.load(id)).find(({ isManager }) => isManager) ?? null;
  }

  @ListSize(5)
  @FieldResolver(() => [StaffMember], { description: 'The staff, without the manager.' })
  async staff(@Root() { id }: Hotel, @Ctx() { loaders }: Context): Promise<StaffMember[]> {
    return (await loaders.staffOfHotel.load(id)).filter(({ isManager }) => !isManager);
  }

  @Allow('hotel:create')
  @Mutation(() => CreateHotelResult, { description: 'Creates a hotel without rooms. Administrators only.' })
  createHotel(
    @Arg('input', () => CreateHotelInput) input: CreateHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<Hotel> {
    return createHotel(viewer, input);
  }

  @Allow('hotel:manage')
  @Mutation(() => UpdateHotelResult, {
    description:
      "Changes a hotel. Administrators, and the hotel's managers; its terms of money only its owners, its name, city and type only administrators.",
  })
  updateHotel(
    @Arg('input', () => UpdateHotelInput) input: UpdateHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<Hotel> {
    return updateHotel(viewer, input);
  }

  @Allow('hotel:delete')
  @Mutation(() => DeleteHotelResult, {
    description:
      'Deletes a hotel with its rooms and reviews: it can no longer be found or booked. Upcoming bookings are cancelled and refunded in full; if there are many, this takes some minutes, and they stay CONFIRMED until then. Refused while guests are in house. Administrators only.',
  })
  async deleteHotel(
    @Arg('input', () => DeleteHotelInput) input: DeleteHotelInput,
    @Ctx() { viewer }: Context,
  ): Promise<Deleted> {
    await deleteHotel(viewer, input);
    return Deleted.of(input.hotelId);
  }

  @FieldResolver(() => CatalogueAbilities, { description: 'What you may do with it.' })
  viewerCan(@Root() { id }: Hotel, @Ctx() { viewer }: Context): CatalogueAbilities {
    const hotel = { hotelId: id };
    return build(CatalogueAbilities, {
      update: can(viewer, 'hotel:manage', hotel),
      updateTerms: can(viewer, 'hotel:terms', hotel),
      updatePlace: can(viewer, 'hotel:place'),
      updatePrices: can(viewer, 'extra:update', hotel),
      delete: can(viewer, 'hotel:delete'),
    });
  }
}

@Resolver(() => StaffMember)
export class StaffMemberResolver {
  @FieldResolver(() => String, { description: "The user's name." })
  async name(@Root() { userId }: StaffMember, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.users.load(userId))?.name ?? '';
  }

  @FieldResolver(() => ID, { description: "The user's reference." })
  refNumber(@Root() { userId }: StaffMember): string {
    return userId;
  }
}
