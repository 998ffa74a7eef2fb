import type { Connection, RowDataPacket } from 'mysql2/promise';
import { makeRandom } from '../../seeds/random';
import type { Funnel } from './openLoop';

/** Hotels with room numbers that a city has where people look for one. */
const HOTELS_AT_LEAST = 10;

/**
 * People who book at hotels of the seed. Each turn books in months of its own, so that several can book other nights of the
 * same rooms.
 */
export async function funnelOf(
  database: Connection,
  pay: Funnel['pay'],
  { client, tokens, turn }: { client: Funnel['client']; tokens: string[]; turn: number },
): Promise<Funnel> {
  const [cities] = await database.query<RowDataPacket[]>(
    `SELECT c.name FROM cities c JOIN hotels h ON h.cityId = c.id
      WHERE EXISTS (SELECT 1 FROM room_types t JOIN room_numbers n ON n.roomTypeId = t.id WHERE t.hotelId = h.id)
      GROUP BY c.id HAVING COUNT(*) >= ?`,
    [HOTELS_AT_LEAST],
  );
  let next = 0;
  return {
    client,
    cities: cities.map(({ name }) => name as string),
    random: makeRandom(turn),
    token: () => tokens[next++ % tokens.length]!,
    pay,
    ahead: [40 + turn * 90, 120 + turn * 90],
  };
}
