import { createPool, type Pool } from 'mysql2/promise';

export interface Wish {
  city: string;
  checkIn: string;
  checkOut: string;
  minPriceCents: number;
  maxPriceCents: number;
}
export interface Found {
  id: string;
  cheapestPriceCents: number | null;
}

/** The search as in a textbook: join, NOT EXISTS, GROUP BY. */
const SEARCH = `SELECT h.id, h.cheapestPriceCents
  FROM hotels h JOIN cities c ON c.id = h.cityId
  JOIN room_types t ON t.hotelId = h.id JOIN room_numbers n ON n.roomTypeId = t.id
  WHERE c.nameKey = ? AND h.cheapestPriceCents >= ? AND h.cheapestPriceCents <= ?
  AND NOT EXISTS (SELECT 1 FROM nights x WHERE x.roomNumberId = n.id AND x.night >= ? AND x.night < ?)
  GROUP BY h.id, h.cheapestPriceCents, h.ratingsAverage ORDER BY h.ratingsAverage DESC, h.id LIMIT 20`;

/** Taken nights, five for each room number; its position alone decides which. */
const NIGHTS = `INSERT INTO nights (hotelId, roomNumberId, night, bookingId)
  WITH numbered AS (SELECT n.id, t.hotelId, ROW_NUMBER() OVER (ORDER BY n.id) AS place
    FROM room_numbers n JOIN room_types t ON t.id = n.roomTypeId),
  five AS (SELECT 0 AS step UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4)
  SELECT hotelId, id, DATE_ADD(?, INTERVAL (place * 7919) % 50 + step DAY), LPAD(place, 24, '0') FROM numbered, five`;

export const poolOf = (databaseUrl: string): Pool => createPool({ uri: databaseUrl });

export async function searchByTextbook(pool: Pool, wish: Wish): Promise<Found[]> {
  const { city, minPriceCents, maxPriceCents, checkIn, checkOut } = wish;
  const [rows] = await pool.query(SEARCH, [
    city.toLowerCase(),
    minPriceCents,
    maxPriceCents,
    checkIn,
    checkOut,
  ]);
  return rows as Found[];
}

/**
 * Takes five nights of every room number from that day on, and gives every hotel a rating; returns the number of
 * nights.
 */
export async function fillNights(pool: Pool, from: string): Promise<number> {
  await pool.query('UPDATE hotels SET ratingsAverage = 3 + CRC32(id) % 21 / 10, numberOfRatings = 5');
  const connection = await pool.getConnection();
  // The nights refer to bookings that do not exist.
  await connection.query('SET FOREIGN_KEY_CHECKS = 0');
  const [{ affectedRows }] = (await connection.query(NIGHTS, [from])) as unknown as [
    { affectedRows: number },
  ];
  connection.destroy();
  await pool.query('ANALYZE TABLE hotels, room_types, room_numbers, nights');
  return affectedRows;
}
