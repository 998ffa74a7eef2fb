import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { KeptForAll } from '../core/cacheControl.decorator';
import { ListSize } from '../core/cost.decorator';
import { LIMITS } from '../../../schema/limits';
import { normaliseStay } from '../../../schema/nights';
import type { Context } from '../access/context';
import { Allow } from '../access/allow.decorator';
import { Hotel } from '../hotels/hotel.entity';
import { NightScalar } from '../core/night.scalar';
import { Counted, type Counting } from '../core/counting.decorator';
import { Page, type PageOf } from '../core/pagination';
import { BadInput } from '../core/problems';
import { maySeeHotel } from '../hotels/visibleHotel';
import { CatalogueAbilities } from '../hotels/catalogue.types';
import { can } from '../access/policy';
import { build } from '../core/build';
import { RoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';
import { createRoomType, deleteRoomType, listRoomTypes, updateRoomType } from './roomType.service';
import { RoomTypesArgs } from './roomTypeList.inputs';
import { checkDateRange } from './nights/dateRange';
import { CreateRoomTypeInput, DeleteRoomTypeInput, UpdateRoomTypeInput } from './roomType.inputs';
import {
  CreateRoomTypeResult,
  DeleteRoomTypeResult,
  DeletedRoomType,
  UpdateRoomTypeResult,
} from './roomType.types';

@Resolver(() => Hotel)
export class HotelRoomsResolver {
  @ListSize(6)
  @FieldResolver(() => [RoomType], { description: 'Its room types, cheapest first.' })
  roomTypes(@Root() hotel: Hotel, @Ctx() { loaders }: Context): Promise<RoomType[]> {
    return loaders.roomTypesOfHotel.load(hotel.id);
  }
}

const RoomTypeList = Page(RoomType, 'RoomType');

@Resolver(() => RoomType)
export class RoomTypeResolver {
  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => RoomTypeList, {
    description: 'Room types, by hotel and then cheapest first by default.',
  })
  roomTypes(
    @Args(() => RoomTypesArgs) args: RoomTypesArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<RoomType>> {
    return listRoomTypes(viewer, args, counting);
  }

  @Allow('catalogue:read')
  @KeptForAll()
  @Query(() => RoomType, {
    nullable: true,
    description:
      'The room type; null if it does not exist. One of a hotel that is not open for booking is shown to its team and administrators.',
  })
  async roomType(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders, viewer }: Context,
  ): Promise<RoomType | null> {
    const roomType = await loaders.roomTypes.load(id);
    const hotel = roomType && (await loaders.hotels.load(roomType.hotelId));
    return hotel && maySeeHotel(viewer, hotel) ? roomType : null;
  }

  @FieldResolver(() => Hotel, { description: 'The hotel it belongs to.' })
  hotel(@Root() roomType: RoomType, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return loaders.hotels.load(roomType.hotelId);
  }

  // Single arguments, for the reason below.
  @ListSize(15)
  @FieldResolver(() => [RoomNumber], {
    description: `Its room numbers, in order: ${LIMITS.roomNumbersListed} at most, starting at the offset.`,
  })
  async roomNumbers(
    @Root() roomType: RoomType,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `How many, 1 to ${LIMITS.roomNumbersListed}; all by default.`,
    })
    limit: number | null | undefined,
    @Arg('offset', () => Int, { nullable: true, defaultValue: 0, description: 'How many to skip.' })
    offset: number | null | undefined,
    @Ctx() { loaders }: Context,
  ): Promise<RoomNumber[]> {
    const from = offset ?? 0;
    const count = limit ?? LIMITS.roomNumbersListed;
    if (count < 1 || count > LIMITS.roomNumbersListed)
      throw new BadInput(fill('Ask for 1 to {most} room numbers.', { most: LIMITS.roomNumbersListed }));
    if (from < 0) throw new BadInput('The offset is 0 or more.');
    const numbers = await loaders.roomNumbersOfType.load(roomType.id);
    return numbers.slice(from, from + count);
  }

  @Allow('roomType:manage')
  @Mutation(() => CreateRoomTypeResult, {
    description: 'Creates a room type with its room numbers.',
  })
  createRoomType(
    @Arg('input', () => CreateRoomTypeInput) input: CreateRoomTypeInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomType> {
    return createRoomType(viewer, input);
  }

  @Allow('roomType:manage')
  @Mutation(() => UpdateRoomTypeResult, {
    description:
      'Changes a room type, its room numbers, or the hotel it belongs to. Rooms with guests in house are not removed.',
  })
  updateRoomType(
    @Arg('input', () => UpdateRoomTypeInput) input: UpdateRoomTypeInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomType> {
    return updateRoomType(viewer, input);
  }

  @Allow('roomType:manage')
  @Mutation(() => DeleteRoomTypeResult, {
    description:
      'Deletes a room type with its room numbers; upcoming bookings lose these rooms and are refunded for them in full. Refused while guests are in house.',
  })
  async deleteRoomType(
    @Arg('input', () => DeleteRoomTypeInput) input: DeleteRoomTypeInput,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<DeletedRoomType> {
    const hotelId = await deleteRoomType(viewer, input);
    const hotel = await loaders.hotels.load(hotelId);
    return build(DeletedRoomType, { deletedId: input.roomTypeId, hotel });
  }

  @FieldResolver(() => CatalogueAbilities, { description: 'What you may do with it.' })
  viewerCan(@Root() roomType: RoomType, @Ctx() { viewer }: Context): CatalogueAbilities {
    const update = can(viewer, 'roomType:manage', roomType);
    return build(CatalogueAbilities, {
      update,
      updateTerms: false,
      updatePlace: update,
      updatePrices: can(viewer, 'rate:update', roomType),
      delete: update,
    });
  }
}

@Resolver(() => RoomNumber)
export class RoomNumberResolver {
  @FieldResolver(() => RoomType, { description: 'The room type it is one of.' })
  roomType(@Root() roomNumber: RoomNumber, @Ctx() { loaders }: Context): Promise<RoomType | null> {
    return loaders.roomTypes.load(roomNumber.roomTypeId);
  }

  // Resolved for every room number of a page. Single arguments avoid building and validating an arguments
  // class each time.
  @FieldResolver(() => Boolean, { description: 'Whether it is free on every night of the stay.' })
  async available(
    @Root() { id }: RoomNumber,
    @Arg('checkIn', () => NightScalar, { description: 'First night.' }) checkIn: string,
    @Arg('checkOut', () => NightScalar, {
      description: 'Day of departure; the same day as check-in means one night.',
    })
    checkOut: string,
    @Ctx() { loaders }: Context,
  ): Promise<boolean> {
    const { checkIn: from, checkOut: to } = normaliseStay({ checkIn, checkOut });
    checkDateRange(from, to);
    return (await loaders.nightsTaken.load({ roomNumberId: id, from, to })).length === 0;
  }

  @ListSize({ perNight: 0.3 })
  @FieldResolver(() => [NightScalar], {
    description: 'The nights of [from, to) on which it is held or booked, in order.',
  })
  unavailableNights(
    @Root() { id }: RoomNumber,
    @Arg('from', () => NightScalar, { description: 'First requested night.' }) from: string,
    @Arg('to', () => NightScalar, { description: 'The day after the last requested night.' }) to: string,
    @Ctx() { loaders }: Context,
  ): Promise<string[]> | string[] {
    checkDateRange(from, to);
    return from === to ? [] : loaders.nightsTaken.load({ roomNumberId: id, from, to });
  }
}
