import { In, IsNull } from 'typeorm';
import { addNights, todayIn } from '../../../../schema/nights';
import { Booking, BookingStatus } from '../booking.entity';
import { todayFor } from '../hotelDay.service';
import { Stay, StayState } from '../stay.entity';
import { authorize, authorizedHotels, type Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import type { City } from '../../hotels/cities/city.entity';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { inListQuota } from '../../access/limits/listQuota.service';
import { DeskStay, type FrontDesk, type FrontDeskArgs } from './frontDesk.types';
import { actionsOf, OVERDUE_DAYS, type RoomMoves } from './stayActions';
import { build } from '../../core/build';
import { now } from '../../core/clock';
import { Hotel } from '../../hotels/hotel.entity';

/** The most stays that are read. */
const MOST = 6000;

/** Arrivals, departures, moves and guests in house on a day at a hotel; null if the hotel does not exist. */
export async function readFrontDesk(
  viewer: Viewer | undefined,
  { hotelId, day: asked }: FrontDeskArgs,
): Promise<FrontDesk | null> {
  authorize(viewer, 'frontDesk:read', { hotelId });
  const found = await findHotelWithCity(hotelId);
  if (!found) return null;
  const today = todayFor(found.city);
  const day = asked ?? today;
  return inListQuota('staff', viewer, async () => {
    const from = addNights(day, -OVERDUE_DAYS);
    const isOn = 'booking.checkIn <= :day AND booking.checkOut >= :day';
    const wasOn = 'booking.checkOut >= :from AND booking.checkOut < :day AND stay.state = :state';
    const stays = await find(hotelId, isOn, { day });
    const isIn = { state: StayState.CHECKED_IN };
    const overdue = day === today ? await find(hotelId, wasOn, { day, from, ...isIn }) : [];
    const moves = roomMovesOf(stays);
    const lists = listsOf([...stays, ...overdue], moves, { day, isToday: day === today });
    const show = (list: Stay[]) => inOrder(list).map((stay) => deskStay(stay, found.city, moves(stay)));
    return {
      hotelId,
      timeZone: found.city.timeZone,
      today,
      day,
      arrivals: show(lists.arrivals),
      roomMoves: show(lists.roomMoves),
      departures: show(lists.departures),
      inHouse: show(lists.inHouse),
    };
  });
}

/** The lists that stays belong to on a day. Guests who change rooms neither leave nor arrive: they are in `roomMoves`. */
function listsOf(
  stays: Stay[],
  movesOf: (stay: Stay) => RoomMoves,
  { day, isToday }: { day: string; isToday: boolean },
) {
  const isIn = ({ state }: Stay) => state === StayState.CHECKED_IN;
  const isThere = (stay: Stay) => stay.state === StayState.EXPECTED || isIn(stay);
  const coming = stays.filter(({ checkIn }) => checkIn === day);
  const late = stays.filter(
    ({ state, checkIn, checkOut }) =>
      isToday && state === StayState.EXPECTED && checkIn < day && checkOut > day,
  );
  const movesLate = (stay: Stay) => movesOf(stay).before?.state === StayState.CHECKED_IN;
  const moves = (stay: Stay) => movesOf(stay).before !== undefined;
  return {
    arrivals: [...late.filter((stay) => !movesLate(stay)), ...coming.filter((stay) => !moves(stay))],
    roomMoves: [...late.filter(movesLate), ...coming.filter(moves)],
    departures: stays.filter(
      (stay) =>
        !movesOf(stay).after &&
        stay.state !== StayState.NO_SHOW &&
        (stay.checkOut === day || (isToday && isIn(stay) && stay.checkOut < day)),
    ),
    inHouse: stays.filter((stay) =>
      isToday
        ? isIn(stay) && stay.checkIn <= day
        : isThere(stay) && stay.checkIn <= day && stay.checkOut > day,
    ),
  };
}

/** Finds the stays of the guests of a stay in other rooms, among these. */
function roomMovesOf(stays: readonly Stay[]): (stay: Stay) => RoomMoves {
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  const before = new Map(stays.map((stay) => [stay.nextStayId, stay]));
  return ({ id, nextStayId }) => ({
    before: before.get(id),
    after: nextStayId ? byId.get(nextStayId) : undefined,
  });
}

/** A stay with its booking, and the actions that are possible. `moves` are the stays of its guests in other rooms. */
export function deskStay(stay: Stay, city: City, moves?: RoomMoves): DeskStay {
  const since = stay.stateAt ? todayIn(city.timeZone, stay.stateAt) : undefined;
  const actions = actionsOf(stay, todayFor(city), since, moves);
  return build(DeskStay, { id: stay.id, stay, booking: stay.bookingRow!, actions });
}

/** The stays of a booking as the front desk handles them, by room number; none unless it is confirmed. */
export function deskStaysOf(booking: Booking, stays: readonly Stay[], city: City): DeskStay[] {
  if (booking.status !== BookingStatus.CONFIRMED) return [];
  const moves = roomMovesOf(stays);
  return inOrder([...stays]).map((stay) =>
    deskStay(Object.assign(stay, { bookingRow: booking }), city, moves(stay)),
  );
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
 * The hotel of the viewer that the front desk shows first: the one with the most arrivals today, otherwise with the most
 * guests in house, otherwise the first by name; null without hotels.
 * The date is UTC, which differs from the hotels' dates by at most a day.
 */
export async function findBusiestHotel(viewer: Viewer | undefined): Promise<Hotel | null> {
  const hotelIds = authorizedHotels(viewer, 'frontDesk:read');
  if (hotelIds?.length === 1) return repo(Hotel).findOneBy({ id: hotelIds[0]!, closedAt: IsNull() });
  const day = todayIn('UTC', now());
  return inListQuota('staff', viewer, async () => {
    const from = addNights(day, -DAYS_BACK);
    const busy =
      (await mostBookings('booking.checkIn = :day', { day }, hotelIds)) ??
      (await mostBookings(
        'booking.checkIn >= :from AND booking.checkIn < :day AND booking.checkOut >= :day',
        { from, day },
        hotelIds,
      ));
    const among = hotelIds && { id: In([...hotelIds]) };
    const where = busy ? { id: busy } : { closedAt: IsNull(), ...among };
    return repo(Hotel).findOne({ where, order: { nameKey: 'ASC', id: 'ASC' } });
  });
}

async function mostBookings(
  when: string,
  values: object,
  hotelIds: readonly string[] | undefined,
): Promise<string | undefined> {
  const query = repo(Booking)
    .createQueryBuilder('booking')
    .innerJoin(Hotel, 'hotel', 'hotel.id = booking.hotelId AND hotel.closedAt IS NULL')
    .select('booking.hotelId', 'hotelId')
    .where('booking.status = :status', { status: BookingStatus.CONFIRMED })
    .andWhere(when, values);
  if (hotelIds) query.andWhere({ hotelId: In([...hotelIds]) });
  const found = await query
    .groupBy('booking.hotelId')
    .orderBy('COUNT(*)', 'DESC')
    .addOrderBy('booking.hotelId')
    .limit(1)
    .getRawOne<{ hotelId: string }>();
  return found?.hotelId;
}
