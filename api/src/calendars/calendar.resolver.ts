import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { Booking } from '../bookings/booking.entity';
import { ListSize } from '../core/cost.decorator';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { addressOfCalendar } from './addresses';
import {
  CalendarConflictResult,
  ConnectRoomCalendarInput,
  DisconnectRoomCalendarInput,
  DismissCalendarConflictInput,
  ReadRoomCalendarInput,
  RoomCalendarResult,
  UpdateRoomCalendarInput,
} from './calendar.types';
import {
  connectCalendar,
  disconnectCalendar,
  dismissConflict,
  listCalendars,
  readCalendarNow,
  updateCalendar,
} from './calendar.service';
import { CalendarConflict } from './calendarConflict.entity';
import { RoomCalendar } from './roomCalendar.entity';

@Resolver(() => RoomCalendar)
export class RoomCalendarResolver {
  @ListSize(10)
  @Allow('calendar:manage')
  @Query(() => [RoomCalendar], {
    description: 'The calendars that the room numbers of a hotel are connected with, by room number.',
  })
  roomCalendars(
    @Arg('hotelId', () => ID, { description: 'The hotel.' }) hotelId: string,
    @Ctx() { viewer }: Context,
  ): Promise<RoomCalendar[]> {
    return listCalendars(viewer, hotelId);
  }

  @FieldResolver(() => RoomNumber, { description: 'The room number.' })
  roomNumber(
    @Root() { roomNumberId }: RoomCalendar,
    @Ctx() { loaders }: Context,
  ): Promise<RoomNumber | null> {
    return loaders.roomNumbers.load(roomNumberId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The secret address of the taken nights of the room number (iCalendar), to enter at the other site. It leaves out what this calendar brought. Null if a secret of the server that it needs was lost; it goes on working.',
  })
  address(@Root() calendar: RoomCalendar): string | null {
    return addressOfCalendar(calendar);
  }

  @ListSize(2)
  @FieldResolver(() => [CalendarConflict], {
    description: 'Nights that the other site takes although they are taken here, oldest first.',
  })
  conflicts(@Root() { id }: RoomCalendar, @Ctx() { loaders }: Context): Promise<CalendarConflict[]> {
    return loaders.conflictsOfCalendar.load(id);
  }

  @Allow('calendar:manage')
  @Mutation(() => RoomCalendarResult, {
    description: 'Connects a room number with the calendar of another site, which is read soon after.',
  })
  connectRoomCalendar(
    @Arg('input', () => ConnectRoomCalendarInput) input: ConnectRoomCalendarInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomCalendar> {
    return connectCalendar(viewer, input);
  }

  @Allow('calendar:manage')
  @Mutation(() => RoomCalendarResult, {
    description: 'Changes a calendar. Another `importUrl` releases the nights that the previous one blocked.',
  })
  updateRoomCalendar(
    @Arg('input', () => UpdateRoomCalendarInput) input: UpdateRoomCalendarInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomCalendar> {
    return updateCalendar(viewer, input);
  }

  @Allow('calendar:manage')
  @Mutation(() => Boolean, {
    description:
      'Disconnects a calendar: its address stops working and its nights are released; true also if it no longer exists.',
  })
  disconnectRoomCalendar(
    @Arg('input', () => DisconnectRoomCalendarInput) input: DisconnectRoomCalendarInput,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    return disconnectCalendar(viewer, input);
  }

  @Allow('calendar:manage')
  @Mutation(() => RoomCalendarResult, {
    description: 'Reads the calendar of the other site now; otherwise it is read every 15 minutes.',
  })
  readRoomCalendar(
    @Arg('input', () => ReadRoomCalendarInput) input: ReadRoomCalendarInput,
    @Ctx() { viewer }: Context,
  ): Promise<RoomCalendar> {
    return readCalendarNow(viewer, input);
  }

  @Allow('calendar:manage')
  @Mutation(() => CalendarConflictResult, {
    description: 'Notes that a conflict needs no decision, such as nights that the other site repeats.',
  })
  dismissCalendarConflict(
    @Arg('input', () => DismissCalendarConflictInput) input: DismissCalendarConflictInput,
    @Ctx() { viewer }: Context,
  ): Promise<CalendarConflict> {
    return dismissConflict(viewer, input);
  }
}

@Resolver(() => CalendarConflict)
export class CalendarConflictResolver {
  @ListSize(2)
  @FieldResolver(() => [Booking], { description: 'The bookings that have these nights.' })
  async bookings(@Root() { bookingIds }: CalendarConflict, @Ctx() { loaders }: Context): Promise<Booking[]> {
    const rows = await Promise.all(bookingIds.map((id) => loaders.bookings.load(id)));
    return rows.filter((row) => row !== null);
  }
}
