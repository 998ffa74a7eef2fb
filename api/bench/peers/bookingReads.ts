import { createPool, type RowDataPacket } from 'mysql2/promise';
import { priceCharges, priceStay, sumCents } from '../../../schema/prices';

/* What the booking by hand (booking.ts) reads: hotels with free rooms, the rooms of a hotel, and prices. */

/** The table of taken nights: the app's, or one without its key. */
export const NIGHTS = process.env.CHECK_THEN_INSERT ? 'nights_without_key' : 'nights';

export const pool = createPool({ uri: process.env.DATABASE_URL!, timezone: 'Z', dateStrings: ['DATE'] });

type Row = RowDataPacket;
export const rows = async (sql: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row[]>(sql, values))[0];

const SEARCH = `SELECT h.id, h.name, h.description, h.ratingsAverage, h.numberOfRatings, h.cheapestPriceCents, h.photos
  FROM hotels h JOIN cities c ON c.id = h.cityId WHERE c.nameKey = ? AND EXISTS (
    SELECT 1 FROM room_types t JOIN room_numbers n ON n.roomTypeId = t.id WHERE t.hotelId = h.id
    AND NOT EXISTS (SELECT 1 FROM ${NIGHTS} x WHERE x.roomNumberId = n.id AND x.night >= ? AND x.night < ?))
  ORDER BY h.ratingsAverage DESC, h.id LIMIT 20`;
const ROOMS = `SELECT n.id, n.number, t.id AS typeId, t.title, t.description, t.priceCents, t.maxPeople, EXISTS (
    SELECT 1 FROM ${NIGHTS} x WHERE x.roomNumberId = n.id AND x.night >= ? AND x.night < ?) AS isTaken
  FROM room_types t JOIN room_numbers n ON n.roomTypeId = t.id WHERE t.hotelId = ? ORDER BY t.priceCents, n.number`;

export interface Choice {
  hotelId: string;
  roomNumberIds: string[];
  checkIn: string;
  checkOut: string;
  idempotencyKey: string;
}

/** The hotel, the room and what it costs. */
export async function price({ hotelId, roomNumberIds, checkIn, checkOut }: Choice) {
  const [[room], [hotel]] = await Promise.all([
    rows(
      `SELECT n.id, n.number, t.id AS typeId, t.title, t.priceCents FROM room_numbers n
       JOIN room_types t ON t.id = n.roomTypeId WHERE n.id = ? AND t.hotelId = ?`,
      [roomNumberIds[0], hotelId],
    ),
    rows('SELECT id, name, nameKey, cityId FROM hotels WHERE id = ?', [hotelId]),
  ]);
  if (!room || !hotel) throw new Error('There is no such room.');
  const [rates, charges] = await Promise.all([
    rows('SELECT * FROM rates WHERE roomTypeId = ? ORDER BY place', [room.typeId]),
    rows('SELECT title, kind, amount FROM city_charges WHERE cityId = ? ORDER BY place', [hotel.cityId]),
  ]);
  const rules = rates.map((rate) => ({ ...rate, weekdays: JSON.parse(rate.weekdays) })) as never[];
  const nights = priceStay(room.priceCents, rules, { checkIn, checkOut });
  const lines = priceCharges(charges as never[], [nights]);
  return { room, hotel, nights, lines, totalCents: sumCents([...nights, ...lines]) };
}

export const findHotels = (city: string, checkIn: unknown, checkOut: unknown): Promise<Row[]> =>
  rows(SEARCH, [city.toLowerCase(), checkIn, checkOut]);

export const findRooms = (hotelId: string, checkIn: unknown, checkOut: unknown): Promise<Row[]> =>
  rows(ROOMS, [checkIn, checkOut, hotelId]);
