import { MoreThan } from 'typeorm';
import { repo } from '../../database/transaction';
import { IndexChange, type DirtyPart } from './indexChange.entity';
import { batches, idsOf } from './refreshIndex.service';
import { readHotelIdsOf, readHotelIdsOfRooms } from './searchIndexRows.service';

/** The lines of the change feed after this number, in order, up to a limit. */
export const readLinesAfter = (seq: number, most: number): Promise<IndexChange[]> =>
  repo(IndexChange).find({ where: { seq: MoreThan(seq) }, order: { seq: 'ASC' }, take: most });

/** The number of the newest line of the change feed; 0 without one. */
export const newestLine = async (): Promise<number> => Number((await repo(IndexChange).maximum('seq')) ?? 0);

/** The hotels that these lines name; undefined if any hotel may have changed, as by a tax of its city. */
export async function hotelsOfLines(lines: readonly IndexChange[]): Promise<string[] | undefined> {
  const parts = [...new Set(lines.map(({ what }) => what as DirtyPart))];
  if (parts.includes('everything') || parts.includes('cities')) return undefined;
  const ids = new Set(idsOf('hotel', parts));
  for (const some of batches(idsOf('roomType', parts)))
    for (const id of await readHotelIdsOf(some)) ids.add(id);
  for (const some of batches(idsOf('room', parts)))
    for (const id of await readHotelIdsOfRooms(some)) ids.add(id);
  return [...ids];
}
