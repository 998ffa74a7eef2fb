import { In } from 'typeorm';
import { referenceOf } from '../../../schema/bookingReferences';
import { ROLE_CODES } from '../../../schema/accounts';
import { HotelDuty } from '../access/duty.enum';
import { Booking } from '../bookings/booking.entity';
import { pageUrl } from '../core/pageUrl';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import {
  calendarConflictMail,
  calendarEmptyMail,
  calendarFailsMail,
  calendarGoneMail,
  type AboutCalendar,
} from '../mails/calendar.mails';
import { queueMail } from '../mails/outbox.service';
import type { RenderedMail } from '../mails/renderMail';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { listWithDuty } from '../users/teams/duties.service';
import { User } from '../users/user.entity';
import type { CalendarConflict } from './calendarConflict.entity';
import type { RoomCalendar } from './roomCalendar.entity';

/**
 * Mails the hotel that nights are sold here and on another site, or that the other site does not list them any more,
 * inside the caller's transaction.
 */
export async function tellOfConflicts(
  calendar: RoomCalendar,
  conflicts: readonly CalendarConflict[],
): Promise<void> {
  const ids = [...new Set(conflicts.flatMap(({ bookingIds }) => bookingIds))];
  const references = new Map(
    (await repo(Booking).findBy({ id: In(ids) })).map((booking) => [booking.id, referenceOf(booking)]),
  );
  const clashesOf = (those: readonly CalendarConflict[]) =>
    those.map(({ checkIn, checkOut, bookingIds, otherCalendars }) => ({
      checkIn,
      checkOut,
      others: [...bookingIds.flatMap((id) => references.get(id) ?? []), ...otherCalendars],
    }));
  const gone = clashesOf(conflicts.filter(({ isGone }) => isGone));
  const clashes = clashesOf(conflicts.filter(({ isGone }) => !isGone));
  if (clashes.length) await tell(calendar, (about) => calendarConflictMail({ ...about, clashes }));
  if (gone.length) await tell(calendar, (about) => calendarGoneMail({ ...about, clashes: gone }));
}

/** Mails the hotel that the calendar of the other site cannot be read, inside the caller's transaction. */
export const tellOfFailure = (calendar: RoomCalendar, problem: string): Promise<void> =>
  tell(calendar, (about) => calendarFailsMail({ ...about, problem }));

/** Mails the hotel that the calendar of the other site has suddenly no nights, inside the caller's transaction. */
export const tellOfEmptiness = (calendar: RoomCalendar): Promise<void> => tell(calendar, calendarEmptyMail);

/** Mails the front desk of the hotel or, if it has none, the administrators. */
async function tell(
  { hotelId, roomNumberId, name: site }: RoomCalendar,
  mail: (about: AboutCalendar) => RenderedMail,
): Promise<void> {
  const hotel = await repo(Hotel).findOneByOrFail({ id: hotelId });
  const room = await repo(RoomNumber).findOneByOrFail({ id: roomNumberId });
  const team = await listWithDuty(hotelId, [HotelDuty.FRONT_DESK]);
  const people = team.length ? team : await listAdministrators();
  const about = { site, hotelName: hotel.name, roomNumber: room.number };
  for (const person of people)
    await queueMail(person, () =>
      mail({ ...about, name: person.name, url: pageUrl(`/staff/calendars?hotel=${hotelId}`) }),
    );
}

const listAdministrators = (): Promise<User[]> =>
  repo(User).findBy({ roleCode: ROLE_CODES.ADMIN, active: true, verified: true, deleted: false });
