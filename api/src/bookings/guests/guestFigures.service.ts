import { In, MoreThan } from 'typeorm';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { BookingNote } from '../desk/bookingNote.entity';
import { todayFor } from '../hotelDay.service';
import { Stay, StayState } from '../stay.entity';
import type { HotelGuest } from './hotelGuest.entity';
import type { GuestFigures } from './hotelGuest.types';

type GuestKey = Pick<HotelGuest, 'hotelId' | 'userId'>;

/** The key of a guest for the loader of their figures. */
export const figuresKey = ({ hotelId, userId }: GuestKey): string => `${hotelId} ${userId}`;

interface Guests {
  hotelIds: string[];
  userIds: string[];
}
interface StayRow extends GuestKey {
  stays: string | number;
  nights: string | number;
  lastStay: string | null;
  nextStay: string | null;
}

/** The figures of guests by their keys, read by a fixed number of statements. */
export async function readFigures(keys: readonly string[]): Promise<GuestFigures[]> {
  const parts = keys.map((key) => key.split(' ') as [string, string]);
  const guests = {
    hotelIds: [...new Set(parts.map(([hotelId]) => hotelId))],
    userIds: [...new Set(parts.map(([, userId]) => userId))],
  };
  const [stays, owed, notes] = [await readStays(guests), await readOwed(guests), await countNotes(guests)];
  return keys.map((key) => {
    const { stays: count, nights, lastStay, nextStay } = stays.get(key) ?? NO_STAYS;
    return {
      stays: Number(count),
      nights: Number(nights),
      lastStay,
      nextStay,
      owedCents: owed.get(key) ?? 0,
      notes: notes.get(key) ?? 0,
    };
  });
}

const NO_STAYS = { stays: 0, nights: 0, lastStay: null, nextStay: null };

/** Which stays have begun: those that were checked in, and earlier ones that no front desk handled. */
const BEGUN = `(stay.state IN ('${StayState.CHECKED_IN}', '${StayState.CHECKED_OUT}') OR (stay.state = '${StayState.EXPECTED}' AND stay.checkIn < TODAY))`;
const COMES = `(stay.state = '${StayState.EXPECTED}' AND stay.checkIn >= TODAY)`;

async function readStays({ hotelIds, userIds }: Guests): Promise<Map<string, StayRow>> {
  const { sql: today, values } = await todaySql(hotelIds);
  const begun = BEGUN.replace('TODAY', today);
  const rows = await repo(Stay)
    .createQueryBuilder('stay')
    .innerJoin('stay.bookingRow', 'booking')
    .select('booking.hotelId', 'hotelId')
    .addSelect('booking.userId', 'userId')
    .addSelect(`COUNT(DISTINCT CASE WHEN ${begun} THEN booking.id END)`, 'stays')
    .addSelect(`SUM(CASE WHEN ${begun} THEN stay.nights ELSE 0 END)`, 'nights')
    .addSelect(`MAX(CASE WHEN ${begun} THEN stay.checkIn END)`, 'lastStay')
    .addSelect(`MIN(CASE WHEN ${COMES.replace('TODAY', today)} THEN stay.checkIn END)`, 'nextStay')
    .where({ bookingRow: { userId: In(userIds), hotelId: In(hotelIds), status: BookingStatus.CONFIRMED } })
    .setParameters(values)
    .groupBy('booking.hotelId')
    .addGroupBy('booking.userId')
    .getRawMany<StayRow>();
  return new Map(
    rows.map((row) => [
      figuresKey(row),
      { ...row, lastStay: dayOf(row.lastStay), nextStay: dayOf(row.nextStay) },
    ]),
  );
}

/** A date as some drivers return it. */
const dayOf = (value: string | Date | null): string | null =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value;

/** Today's date at the hotel of a row, as SQL. */
async function todaySql(hotelIds: string[]): Promise<{ sql: string; values: Record<string, unknown> }> {
  const hotels = await repo(Hotel).find({ where: { id: In(hotelIds) }, relations: { cityRow: true } });
  const days = new Map<string, string[]>();
  for (const { id, cityRow } of hotels) {
    const today = todayFor(cityRow);
    days.set(today, [...(days.get(today) ?? []), id]);
  }
  const [first = [todayFor(null), []], ...others] = [...days];
  const values: Record<string, unknown> = { today: first[0] };
  const cases = others.map(([day, ids], index) => {
    Object.assign(values, { [`day${index}`]: day, [`hotels${index}`]: ids });
    return `WHEN booking.hotelId IN (:...hotels${index}) THEN :day${index}`;
  });
  return { sql: cases.length ? `CASE ${cases.join(' ')} ELSE :today END` : ':today', values };
}

const sumsOf = (rows: (GuestKey & { sum: string | number })[]): Map<string, number> =>
  new Map(rows.map((row) => [figuresKey(row), Number(row.sum)]));

async function readOwed({ hotelIds, userIds }: Guests): Promise<Map<string, number>> {
  const rows = await repo(Booking)
    .createQueryBuilder('booking')
    .select('booking.hotelId', 'hotelId')
    .addSelect('booking.userId', 'userId')
    .addSelect('SUM(booking.balanceCents)', 'sum')
    .where({
      userId: In(userIds),
      hotelId: In(hotelIds),
      status: BookingStatus.CONFIRMED,
      balanceCents: MoreThan(0),
    })
    .groupBy('booking.hotelId')
    .addGroupBy('booking.userId')
    .getRawMany<GuestKey & { sum: string }>();
  return sumsOf(rows);
}

async function countNotes({ hotelIds, userIds }: Guests): Promise<Map<string, number>> {
  const rows = await repo(BookingNote)
    .createQueryBuilder('note')
    .innerJoin('note.bookingRow', 'booking')
    .select('booking.hotelId', 'hotelId')
    .addSelect('booking.userId', 'userId')
    .addSelect('COUNT(*)', 'sum')
    .where({ bookingRow: { userId: In(userIds), hotelId: In(hotelIds) } })
    .groupBy('booking.hotelId')
    .addGroupBy('booking.userId')
    .getRawMany<GuestKey & { sum: string }>();
  return sumsOf(rows);
}
