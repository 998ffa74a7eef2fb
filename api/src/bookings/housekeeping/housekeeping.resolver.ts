import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { Cost, ListSize } from '../../core/cost.decorator';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.types';
import { findColleagues } from '../../rooms/housekeeping/assignment.service';
import { readRoomStates } from '../../rooms/housekeeping/roomState.service';
import { RoomState } from '../../rooms/housekeeping/roomState.types';
import { User } from '../../users/user.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { FrontDesk } from '../desk/frontDesk.types';
import { todayFor } from '../hotelDay.service';
import { TapeChart } from '../desk/tapeChart.types';
import { readHousekeeping } from './housekeepingList.service';
import { Housekeeping, HousekeepingArgs } from './housekeeping.types';

@Resolver(() => Housekeeping)
export class HousekeepingResolver {
  @Cost(200)
  @Allow('housekeeping:read')
  @Query(() => Housekeeping, {
    nullable: true,
    description:
      'The rooms of a hotel with their housekeeping today; null if the hotel does not exist. Staff of the hotel only.',
  })
  housekeeping(
    @Args(() => HousekeepingArgs) args: HousekeepingArgs,
    @Ctx() { viewer }: Context,
  ): Promise<Housekeeping | null> {
    return readHousekeeping(viewer, args);
  }

  @ListSize(10)
  @FieldResolver(() => [User], {
    description: 'The people whom rooms may be assigned to: those who work for the hotel, and you. By name.',
  })
  colleagues(@Root() { hotelId }: Housekeeping, @Ctx() { viewer }: Context): Promise<User[]> {
    return findColleagues(viewer, hotelId);
  }
}

@Resolver(() => FrontDesk)
export class DeskRoomsResolver {
  @ListSize(60)
  @FieldResolver(() => [RoomState], {
    description: 'How the rooms of arrivals and room moves are now. Empty if you may not see it.',
  })
  async roomStates(@Root() desk: FrontDesk, @Ctx() { viewer }: Context): Promise<RoomState[]> {
    const stays = [...desk.arrivals, ...desk.roomMoves];
    const ids = stays.map(({ stay }) => stay.roomNumberId);
    return (await readRoomStates(viewer, desk, ids)) ?? [];
  }
}

@Resolver(() => Booking)
export class BookingRoomsResolver {
  @ListSize(3)
  @FieldResolver(() => [RoomState], {
    description: 'How the rooms of its stays are now. Empty unless it is confirmed and you may see it.',
  })
  async roomStates(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<RoomState[]> {
    const { hotelId, status } = booking;
    if (!hotelId || status !== BookingStatus.CONFIRMED || !can(viewer, 'housekeeping:read', { hotelId }))
      return [];
    const hotel = await loaders.hotels.load(hotelId);
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    if (!city) return [];
    const stays = await loaders.staysOfBooking.load(booking.id);
    const ids = new Set(stays.map(({ roomNumberId }) => roomNumberId).filter((id) => id !== null));
    const today = todayFor(city);
    const states = await Promise.all(
      [...ids].map((roomNumberId) => loaders.roomStates.load({ roomNumberId, today })),
    );
    return states.filter((state) => state !== null);
  }
}

@Resolver(() => TapeChart)
export class ChartRoomsResolver {
  @ListSize({ perRow: 1 })
  @FieldResolver(() => [RoomState], {
    description: 'How these room numbers are now. Empty if you may not see it.',
  })
  async roomStates(
    @Root() { hotel, today, rooms }: TapeChart,
    @Ctx() { viewer }: Context,
  ): Promise<RoomState[]> {
    const place = { hotelId: hotel.id, today };
    return (
      (await readRoomStates(
        viewer,
        place,
        rooms.map(({ id }) => id),
      )) ?? []
    );
  }
}

/** Names the bookings that stand in the way, to those who may read all bookings. */
@Resolver(() => RoomsOccupied)
export class OccupiedBookingsResolver {
  @ListSize(5)
  @FieldResolver(() => [Booking], { description: 'The bookings that have these nights.' })
  async bookings(
    @Root() { bookingIds }: RoomsOccupied,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<Booking[]> {
    const rows = await Promise.all(bookingIds.map((id) => loaders.bookings.load(id)));
    return rows.filter((row) => row !== null && can(viewer, 'booking:read', row)) as Booking[];
  }
}
