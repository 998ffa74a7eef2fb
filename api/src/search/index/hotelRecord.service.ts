import { LRUCache } from 'lru-cache';
import { perApp } from '../../core/appState';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';

/*
 * The index keeps a hotel as one text of its columns, as the database answered them: a sixth of the memory of a row
 * object. A row is made of it when an answer shows the hotel.
 */

/** Hotels whose rows are kept, since lists show the same ones again and again: 6 MB. */
const MOST_ROWS = 2000;
const rows = perApp(() => new LRUCache<string, Hotel>({ max: MOST_ROWS }));

/** The names of the columns, in the order in which a record has their values. */
export const hotelColumns = (): string[] => columns().all.map(({ column }) => column.propertyName);

/** The record of the columns as a raw query answered them, by name. Each character takes one byte. */
export const packHotel = (raw: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(hotelColumns().map((name) => raw[name]))).toString('latin1');

/** The columns that searches read; the others are only shown. */
const SEARCHED = [
  'id',
  'cityId',
  'typeId',
  'name',
  'nameKey',
  'closestTouristLocation',
  'distanceMiles',
  'latitude',
  'longitude',
  'amenities',
  'ratingsAverage',
  'cheapestPriceCents',
  'freeCancellationDays',
  'lateRefundPercent',
  'childrenRule',
] as const satisfies (keyof Hotel)[];
export type SearchedColumns = Pick<Hotel, (typeof SEARCHED)[number]>;

/** The columns of a record that searches read. */
export const searchedColumns = (record: string): SearchedColumns =>
  read(record, columns().searched) as unknown as SearchedColumns;

const columns = perApp(() => {
  const all = repo(Hotel).metadata.columns.map((column, place) => ({ column, place }));
  const searched = SEARCHED.map((name) => all.find(({ column }) => column.propertyName === name)!);
  return { all, searched };
});

function read(record: string, wanted: ReturnType<typeof columns>['all']): Record<string, unknown> {
  const { driver } = repo(Hotel).manager.connection;
  const values = JSON.parse(Buffer.from(record, 'latin1').toString()) as unknown[];
  const row: Record<string, unknown> = {};
  for (const { column, place } of wanted)
    row[column.propertyName] = driver.prepareHydratedValue(values[place], column);
  return row;
}

/** The row of a record, which all callers share: do not change it. */
export function hotelOf(record: string): Hotel {
  const known = rows().get(record);
  if (known) return known;
  const hotel = Object.assign(repo(Hotel).create(), read(record, columns().all));
  rows().set(record, hotel);
  return hotel;
}
