import { fill } from '../../../../schema/fill';
import { addNights, countNights, todayIn } from '../../../../schema/nights';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorized, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import { findHotelWithCity, lockOpenHotels } from '../../hotels/hotel.service';
import { balancesOf } from '../journal/trialBalance.service';
import { mustCount } from './cash.service';
import { DayClose, newDayClose } from './dayClose.entity';
import { readFigures } from './dayFigures.service';
import { DayRefused, type CloseDayInput } from './day.types';

/** A step that began before midnight has ended by then, in milliseconds: its entries have the day before. */
const MIDNIGHT_MS = 300_000;
/** The most days that are closed together. */
export const MOST_DAYS = 31;

/** The newest close of a hotel; null before the first. */
export const lastCloseOf = (hotelId: string): Promise<DayClose | null> =>
  repo(DayClose).findOne({ where: { hotelId }, order: { day: 'DESC' } });

/** The first day of a hotel that is not closed; undefined if none was ever closed. */
export async function firstOpenDay(hotelId: string): Promise<string | undefined> {
  const last = await lastCloseOf(hotelId);
  return last ? addNights(last.day, 1) : undefined;
}

/** Whether a day is over at the hotel, so that no step can add an entry to it any more. */
export const isOver = (day: string, timeZone: string): boolean =>
  todayIn(timeZone, new Date(now().getTime() - MIDNIGHT_MS)) > day;

/**
 * Closes the open days of a hotel up to one that is over, with their figures. They never change afterwards, since entries
 * always have the day on which they are added. Closing a closed day again returns its close. Refuses DayRefused.
 */
export function closeDay(viewer: Viewer | undefined, input: CloseDayInput): Promise<DayClose> {
  const { id: userId } = authorized(viewer, 'day:close', { hotelId: input.hotelId });
  const { hotelId, day, note } = input;
  return transaction(async () => {
    await lockOpenHotels([hotelId]);
    const found = await findHotelWithCity(hotelId);
    if (!found) refuse(new DayRefused('This hotel does not exist.'));
    const last = await lastCloseOf(hotelId);
    if (last && last.day >= day) return closeOf(hotelId, day);
    if (!isOver(day, found.city.timeZone))
      refuse(
        new DayRefused(
          'This day is not over yet. A day can be closed from five minutes after midnight at the hotel.',
        ),
      );
    const from = last ? addNights(last.day, 1) : day;
    if (countNights(from, day) >= MOST_DAYS)
      refuse(
        new DayRefused(
          fill('Close at most {most} days at once. Choose an earlier day.', { most: MOST_DAYS }),
        ),
      );
    if (await mustCount(hotelId, { from, through: day }))
      refuse(new DayRefused('Cash has moved since it was last counted. Count the cash first.'));
    const close = newDayClose({
      hotelId,
      from,
      day,
      at: now(),
      userId,
      note: note?.trim() || null,
      figures: await readFigures(hotelId, { from, through: day }),
      accounts: await balancesOf({ hotels: [hotelId], from, through: day }),
    });
    await repo(DayClose).insert(close);
    await recordChange(viewer, {
      action: 'closeDay',
      record: AuditRecord.HOTEL,
      id: hotelId,
      name: found.hotel.name,
      before: { closedDay: last?.day },
      after: { closedDay: day },
    });
    return close;
  });
}

/** The close that has a closed day. */
async function closeOf(hotelId: string, day: string): Promise<DayClose> {
  const close = await repo(DayClose)
    .createQueryBuilder('one')
    .where('one.hotelId = :hotelId AND one.day >= :day', { hotelId, day })
    .orderBy('one.day')
    .limit(1)
    .getOneOrFail();
  if (close.from > day) refuse(new DayRefused('This day is before the first one that was closed.'));
  return close;
}
