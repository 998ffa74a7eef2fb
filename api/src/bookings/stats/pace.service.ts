import { In, type SelectQueryBuilder } from 'typeorm';
import { addNights, countNights } from '../../../../schema/nights';
import { now } from '../../core/clock';
import { repo } from '../../database/transaction';
import { Booking, BookingStatus } from '../booking.entity';
import type { Pace } from './dashboard.types';

/** The days that pace looks ahead. */
const AHEAD = 90;
/** The same day last year: 52 weeks before, so that weekdays match. */
const YEAR = 364;
const DAY_MS = 86_400_000;

/**
 * The bookings on the books that arrive within the next 90 days, with those that were on the books 52 weeks ago for the
 * same days then. Read with three statements.
 */
export async function readPace(hotels: readonly string[] | undefined, today: string): Promise<Pace> {
  const from = today;
  const to = addNights(today, AHEAD);
  const stays: { checkIn: string; checkOut: string; count: unknown }[] = await onTheBooks(hotels, from, to)
    .select('booking.checkIn', 'checkIn')
    .addSelect('booking.checkOut', 'checkOut')
    .addSelect('COUNT(*)', 'count')
    .groupBy('booking.checkIn')
    .addGroupBy('booking.checkOut')
    .getRawMany();
  const made: { day: unknown; count: unknown }[] = await onTheBooks(hotels, from, to)
    .select('DATE(booking.createdAt)', 'day')
    .addSelect('COUNT(*)', 'count')
    .groupBy('DATE(booking.createdAt)')
    .getRawMany();
  const arrivals = stays.map(({ checkIn, count }) => [countNights(from, checkIn), Number(count)] as const);
  const nights = stays.map(
    ({ checkIn, checkOut, count }) => [countNights(checkIn, checkOut), Number(count)] as const,
  );
  const lead = made.map(({ day, count }) => [daysUntil(day, from), Number(count)] as const);
  const untilArrival = meanOf(arrivals);
  const sinceMade = meanOf(lead);
  return {
    from,
    to,
    bookings: arrivals.reduce((sum, [, count]) => sum + count, 0),
    bookingsLastYear: await countLastYear(hotels, today),
    averageNights: meanOf(nights),
    averageLeadDays:
      untilArrival === null || sinceMade === null ? null : Math.max(0, untilArrival + sinceMade),
  };
}

const onTheBooks = (
  hotels: readonly string[] | undefined,
  from: string,
  to: string,
): SelectQueryBuilder<Booking> =>
  arriving(hotels, from, to).andWhere('booking.status = :confirmed', { confirmed: BookingStatus.CONFIRMED });

/** The indexes by hotel and by day of arrival find these. */
function arriving(
  hotels: readonly string[] | undefined,
  from: string,
  to: string,
): SelectQueryBuilder<Booking> {
  const question = repo(Booking)
    .createQueryBuilder('booking')
    .where('booking.checkIn >= :from AND booking.checkIn < :to', { from, to });
  return hotels ? question.andWhere({ hotelId: In([...hotels]) }) : question;
}

/** Bookings that were made by then, and not cancelled yet, for the 90 days that followed. */
function countLastYear(hotels: readonly string[] | undefined, today: string): Promise<number> {
  const day = addNights(today, -YEAR);
  return arriving(hotels, day, addNights(day, AHEAD))
    .andWhere('booking.createdAt < :then', { then: new Date(now().getTime() - YEAR * DAY_MS) })
    .andWhere('(booking.status = :confirmed OR booking.cancelledAt >= :then)', {
      confirmed: BookingStatus.CONFIRMED,
    })
    .getCount();
}

/** Days from a day of the database, which is text or a date by its engine, to this one. */
const daysUntil = (day: unknown, to: string): number =>
  Math.round(
    (Date.parse(to) - Date.parse(day instanceof Date ? day.toISOString().slice(0, 10) : String(day))) /
      DAY_MS,
  );

/** The mean of values that occur that often; null of none. */
function meanOf(values: readonly (readonly [value: number, count: number])[]): number | null {
  const count = values.reduce((sum, [, times]) => sum + times, 0);
  return count ? values.reduce((sum, [value, times]) => sum + value * times, 0) / count : null;
}
