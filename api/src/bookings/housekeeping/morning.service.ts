import { addNights, todayIn } from '../../../../schema/nights';
import { now } from '../../core/clock';
import { log } from '../../core/log';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { findBlocked } from '../../rooms/housekeeping/outOfOrder.service';
import { RoomStateCause } from '../../rooms/housekeeping/roomState.entity';
import { findRoomsOfHotel } from '../../rooms/housekeeping/roomState.service';
import { makeDirty } from '../../rooms/housekeeping/setRoomStates.service';
import { BookingStatus } from '../booking.entity';
import { OVERDUE_DAYS } from '../desk/stayActions';
import { Stay, StayState } from '../stay.entity';
import { HousekeepingDay, newHousekeepingDay } from './housekeepingDay.entity';

/** The hour of the hotel's clock at which the work of a day begins. */
const MORNING_HOUR = 5;
const HOUR = 3_600_000;
/** Hotels of one run. */
const BATCH = 200;

/** The day of work at a hotel: it begins in the morning, not at midnight. */
const workDay = (timeZone: string, moment: Date): string =>
  todayIn(timeZone, new Date(moment.getTime() - MORNING_HOUR * HOUR));

/**
 * Begins the day at each hotel where it is morning: rooms in which guests slept become dirty, and so do rooms that were out
 * of order until today. A job. A room that a person has set this morning stays as it is. The day is begun once, on
 * whichever instance.
 */
export async function beginDays(): Promise<void> {
  for (const { id, timeZone } of await findHotelsToBegin())
    try {
      await transaction(() => beginDay(id, timeZone));
    } catch (error) {
      log.error({ error, hotelId: id }, 'the day of housekeeping was not begun and will be tried again');
    }
}

/** Hotels whose day has not been begun, with their time zones. */
async function findHotelsToBegin(): Promise<{ id: string; timeZone: string }[]> {
  const zones = await repo(City)
    .createQueryBuilder('city')
    .select('DISTINCT city.timeZone', 'timeZone')
    .getRawMany<{
      timeZone: string;
    }>();
  const byDay = new Map<string, string[]>();
  for (const { timeZone } of zones) {
    const day = workDay(timeZone, now());
    byDay.set(day, [...(byDay.get(day) ?? []), timeZone]);
  }
  const found: { id: string; timeZone: string }[] = [];
  for (const [day, timeZones] of byDay) {
    const rows = await repo(Hotel)
      .createQueryBuilder('hotel')
      .innerJoin('hotel.cityRow', 'city')
      .leftJoin(HousekeepingDay, 'begun', 'begun.id = hotel.id')
      .select('hotel.id', 'id')
      .addSelect('city.timeZone', 'timeZone')
      .where('hotel.closedAt IS NULL AND (begun.day IS NULL OR begun.day < :day)', { day })
      .andWhere('city.timeZone IN (:...timeZones)', { timeZones })
      .orderBy('hotel.id')
      .limit(BATCH)
      .getRawMany<{ id: string; timeZone: string }>();
    found.push(...rows);
  }
  return found;
}

async function beginDay(hotelId: string, timeZone: string): Promise<void> {
  const today = workDay(timeZone, now());
  if (!(await claimDay(hotelId, today))) return;
  const isSetThisMorning = ({ cause, changedAt }: { cause: RoomStateCause | null; changedAt: Date | null }) =>
    cause === RoomStateCause.HAND && changedAt !== null && workDay(timeZone, changedAt) === today;
  await makeDirty(hotelId, await findSleptIn(hotelId, today), RoomStateCause.NIGHT, isSetThisMorning);
  await makeDirty(hotelId, await findBack(hotelId, today), RoomStateCause.BACK_IN_ORDER, isSetThisMorning);
}

/** Notes that the day is begun; false if it was before. The row stays locked until the end of the transaction. */
async function claimDay(hotelId: string, today: string): Promise<boolean> {
  const [row] = await lockRows(HousekeepingDay, [hotelId]);
  if (row && row.day >= today) return false;
  if (row) await repo(HousekeepingDay).update({ id: hotelId }, { day: today });
  else
    try {
      await repo(HousekeepingDay).insert(newHousekeepingDay({ id: hotelId, day: today }));
    } catch (error) {
      // Another instance has just begun the first day of this hotel.
      if (isDuplicate(error)) return false;
      throw error;
    }
  return true;
}

/** The rooms in which guests were last night and still are. */
async function findSleptIn(hotelId: string, today: string): Promise<string[]> {
  const rows = await repo(Stay)
    .createQueryBuilder('stay')
    .innerJoin('stay.bookingRow', 'booking')
    .select('stay.roomNumberId', 'roomNumberId')
    .where('booking.hotelId = :hotelId AND booking.status = :status', {
      hotelId,
      status: BookingStatus.CONFIRMED,
    })
    .andWhere('booking.checkOut >= :from AND stay.checkIn < :today', {
      from: addNights(today, -OVERDUE_DAYS),
      today,
    })
    .andWhere({ state: StayState.CHECKED_IN })
    .getRawMany<{ roomNumberId: string | null }>();
  return rows.flatMap(({ roomNumberId }) => roomNumberId ?? []);
}

/** The rooms that were out of order last night and are not tonight. */
async function findBack(hotelId: string, today: string): Promise<string[]> {
  const ids = (await findRoomsOfHotel(hotelId)).map(({ id }) => id);
  const yesterday = await findBlocked(ids, addNights(today, -1));
  if (!yesterday.size) return [];
  const tonight = await findBlocked([...yesterday.keys()], today);
  return [...yesterday.keys()].filter((id) => !tonight.has(id));
}
