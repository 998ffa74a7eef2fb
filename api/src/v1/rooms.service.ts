import { In, MoreThanOrEqual } from 'typeorm';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { groupBy } from '../core/groupBy';
import { readRows } from '../database/lists/readPage';
import { repo } from '../database/transaction';
import type { Viewer } from '../access/policy';
import { Hotel } from '../hotels/hotel.entity';
import { maySeeHotel } from '../hotels/visibleHotel';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { awaitTurn } from '../core/eventLoop';
import { Night } from '../rooms/nights/night.entity';

/**
 * The room types that have any of these room numbers, with all their rooms. Unknown numbers are ignored, and those of
 * hotels that the viewer does not see.
 */
export async function findTypesWithNumbers(
  viewer: Viewer | undefined,
  roomNumberIds: string[],
): Promise<RoomType[]> {
  const numbers = await repo(RoomNumber).findBy({ id: In(roomNumberIds) });
  const ids = [...new Set(numbers.map(({ roomTypeId }) => roomTypeId))];
  const order = { priceCents: 'ASC', id: 'ASC' } as const;
  const types = await repo(RoomType).find({ where: { id: In(ids) }, relations: { hotelRow: true }, order });
  return types.filter(({ hotelRow }) => hotelRow && maySeeHotel(viewer, hotelRow));
}

/** These room types in this order, without deleted ones. */
export const findRoomTypes = (ids: string[]): Promise<RoomType[]> => readRows(RoomType, ids);

/** A room number of a list. */
export interface NumberRow {
  roomTypeId: string;
  id: string;
  number: number;
  floor: number | null;
  view: string | null;
  beds: string | null;
}

/**
 * The room numbers by room type, in order. A list has thousands, and loading entities takes three times as
 * long.
 */
export async function listNumbers(roomTypeIds: string[]): Promise<Map<string, NumberRow[]>> {
  const rows = await repo(RoomNumber)
    .createQueryBuilder('room')
    .select('room.roomTypeId', 'roomTypeId')
    .addSelect('room.id', 'id')
    .addSelect('room.number', 'number')
    .addSelect('room.floor', 'floor')
    .addSelect('room.view', 'view')
    .addSelect('room.beds', 'beds')
    .where({ roomTypeId: In(roomTypeIds) })
    .orderBy('room.number')
    .addOrderBy('room.id')
    .getRawMany<NumberRow>();
  return groupBy(rows, ({ roomTypeId }) => roomTypeId);
}

/** Name and city of a hotel. */
export interface HotelName {
  id: string;
  name: string;
  cityId: string;
}

/** Only the names and cities of hotels, by id. */
export async function hotelNames(ids: string[]): Promise<Map<string, HotelName>> {
  const rows = await repo(Hotel)
    .createQueryBuilder('hotel')
    .select('hotel.id', 'id')
    .addSelect('hotel.name', 'name')
    .addSelect('hotel.cityId', 'cityId')
    .where({ id: In([...new Set(ids)]) })
    .getRawMany<HotelName>();
  return new Map(rows.map((hotel) => [hotel.id, hotel]));
}

/**
 * The taken nights of rooms from this one on, in order. Nights that this person holds unpaid are omitted,
 * since a checkout would replace them. Free rooms have no entry.
 */
export async function nightsTakenFrom(
  roomNumberIds: string[],
  from: string,
  userId: string | undefined,
): Promise<Map<string, string[]>> {
  const own = userId ? await repo(Booking).findBy({ userId, status: BookingStatus.HELD }) : [];
  const held = new Set(own.map(({ id }) => id));
  const taken = new Map<string, string[]>();
  for await (const { roomNumberId, night, bookingId } of readNights(roomNumberIds, from)) {
    if (bookingId && held.has(bookingId)) continue;
    const known = taken.get(roomNumberId);
    if (known) known.push(night);
    else taken.set(roomNumberId, [night]);
  }
  return taken;
}

/** Rows of one statement, and rooms that it names. A fully booked room has a row for each night of a year. */
const MOST_ROWS = 5000;
const MOST_ROOMS = 1000;

interface NightRow {
  roomNumberId: string;
  night: string;
  bookingId: string | null;
}

/**
 * The taken nights of rooms from this one on, by room and night. Other requests are answered between the
 * statements.
 */
async function* readNights(roomNumberIds: string[], from: string): AsyncGenerator<NightRow> {
  const ids = [...roomNumberIds].sort();
  while (ids.length) {
    const room = ids.splice(0, MOST_ROOMS);
    let last: NightRow | undefined;
    for (;;) {
      await awaitTurn();
      const rows = await readPage(room, from, last);
      yield* rows;
      if (rows.length < MOST_ROWS) break;
      last = rows.at(-1)!;
      room.splice(0, room.indexOf(last.roomNumberId));
    }
  }
}

/** One page of rows: those after `last`, which belongs to the first room. */
function readPage(rooms: string[], from: string, last: NightRow | undefined): Promise<NightRow[]> {
  const query = repo(Night)
    .createQueryBuilder('taken')
    .select('taken.roomNumberId', 'roomNumberId')
    .addSelect('taken.night', 'night')
    .addSelect('taken.bookingId', 'bookingId')
    .where({ roomNumberId: In(rooms), night: MoreThanOrEqual(from) });
  if (last)
    query.andWhere('(taken.roomNumberId <> :first OR taken.night > :night)', {
      first: last.roomNumberId,
      night: last.night,
    });
  return query
    .orderBy('taken.roomNumberId')
    .addOrderBy('taken.night')
    .limit(MOST_ROWS)
    .getRawMany<NightRow>();
}
