import { IsNull } from 'typeorm';
import { addNights, todayIn } from '../../../../schema/nights';
import { Booking, BookingStatus } from '../booking.entity';
import { todayFor } from '../booking.service';
import { Stay, StayState } from '../stay.entity';
import { authorize, type Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import type { City } from '../../hotels/cities/city.entity';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { inListQuota } from '../../access/limits/listQuota';
import { DeskStay, type FrontDesk, type FrontDeskArgs } from './frontDesk.types';
import { actionsOf, OVERDUE_DAYS } from './stayActions';
import { build } from '../../core/build';
import { now } from '../../core/clock';
import { Hotel } from '../../hotels/hotel.entity';

/** Stays in one list. */
const MOST = 2000;

/** Arrivals, departures and guests in house on a day at a hotel; null if the hotel does not exist. */
export async function readFrontDesk(
  viewer: Viewer | undefined,
  { hotelId, day: asked }: FrontDeskArgs,
): Promise<FrontDesk | null> {
  authorize(viewer, 'frontDesk:read');
  const found = await findHotelWithCity(hotelId);
  if (!found) return null;
  const today = todayFor(found.city);
  const day = asked ?? today;
  const isToday = day === today;
  return inListQuota('staff', viewer, async () => {
    const coming = await find(hotelId, 'booking.checkIn = :day', { day });
    const going = await find(hotelId, 'booking.checkOut = :day', { day });
    const staying = await find(hotelId, 'booking.checkOut > :day AND booking.checkIn < :day', { day });
    const from = addNights(day, -OVERDUE_DAYS);
    const overdue = isToday
      ? await find(hotelId, 'booking.checkOut >= :from AND booking.checkOut < :day AND stay.state = :state', {
          day,
          from,
          state: StayState.CHECKED_IN,
        })
      : [];
    const isIn = ({ state }: Stay) => state === StayState.CHECKED_IN;
    const late = isToday ? staying.filter(({ state }) => state === StayState.EXPECTED) : [];
    const isThere = ({ state }: Stay) => state === StayState.EXPECTED || state === StayState.CHECKED_IN;
    const inHouse = isToday
      ? [...coming, ...staying, ...going, ...overdue].filter(isIn)
      : [...coming, ...staying].filter(isThere);
    const show = (stays: Stay[]) => inOrder(stays).map((stay) => deskStay(stay, found.city));
    return {
      hotelId,
      timeZone: found.city.timeZone,
      today,
      day,
      arrivals: show([...late, ...coming]),
      departures: show([...overdue, ...going].filter(({ state }) => state !== StayState.NO_SHOW)),
      inHouse: show(inHouse),
    };
  });
}

/** A stay with its booking, and the actions that are possible. */
export function deskStay(stay: Stay, city: City): DeskStay {
  const since = stay.stateAt ? todayIn(city.timeZone, stay.stateAt) : undefined;
  const actions = actionsOf(stay, todayFor(city), since);
  return build(DeskStay, { id: stay.id, stay, booking: stay.bookingRow!, actions });
}

const find = (hotelId: string, when: string, values: object): Promise<Stay[]> =>
  repo(Stay)
    .createQueryBuilder('stay')
    .innerJoinAndSelect('stay.bookingRow', 'booking')
    .where('booking.hotelId = :hotelId AND booking.status = :status', {
      hotelId,
      status: BookingStatus.CONFIRMED,
    })
    .andWhere(when, values)
    .limit(MOST)
    .getMany();

const inOrder = (stays: Stay[]): Stay[] =>
  [...stays].sort((one, other) => one.number - other.number || one.id.localeCompare(other.id));

/**
 * Only stays that began within this many days count for the busiest hotel, to limit the rows that are read.
 */
const DAYS_BACK = 30;

/**
 * The hotel that the front desk shows first: the one with the most arrivals today, otherwise with the most
 * guests in house, otherwise the first by name; null without hotels.
 * The date is UTC, which differs from the hotels' dates by at most a day.
 */
export async function findBusiestHotel(viewer: Viewer | undefined): Promise<Hotel | null> {
  authorize(viewer, 'frontDesk:read');
  const day = todayIn('UTC', now());
  return inListQuota('staff', viewer, async () => {
    const from = addNights(day, -DAYS_BACK);
    const busy =
      (await mostBookings('booking.checkIn = :day', { day })) ??
      (await mostBookings(
        'booking.checkIn >= :from AND booking.checkIn < :day AND booking.checkOut >= :day',
        {
          from,
          day,
        },
      ));
    const where = busy ? { id: busy } : { closedAt: IsNull() };
    return repo(Hotel).findOne({ where, order: { nameKey: 'ASC', id: 'ASC' } });
  });
}

async function mostBookings(when: string, values: object): Promise<string | undefined> {
  const found = await repo(Booking)
    .createQueryBuilder('booking')
    .innerJoin(Hotel, 'hotel', 'hotel.id = booking.hotelId AND hotel.closedAt IS NULL')
    .select('booking.hotelId', 'hotelId')
    .where('booking.status = :status', { status: BookingStatus.CONFIRMED })
    .andWhere(when, values)
    .groupBy('booking.hotelId')
    .orderBy('COUNT(*)', 'DESC')
    .addOrderBy('booking.hotelId')
    .limit(1)
    .getRawOne<{ hotelId: string }>();
  return found?.hotelId;
}
