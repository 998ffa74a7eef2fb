import { getMetadataStorage, validateSync } from 'class-validator';
import { fill, translated } from '../../../../schema/fill';
import { awaitTurn, isTurnOver } from '../../core/eventLoop';
import { nameKey } from '../../core/nameKey';
import { CityRow, HotelRow, HotelTypeRow, RoomNumberRow, RoomTypeRow } from './import.inputs';

/** A row that is not imported: its position in the file, and the reason. */
export interface RefusedRow {
  where: string;
  reason: string;
}

interface Keyed<T> {
  row: T;
  where: string;
  /** The name in the form that is compared. */
  key: string;
}
export interface RoomTypeToImport extends Keyed<RoomTypeRow> {
  numbers: (RoomNumberRow & { where: string })[];
}
export interface HotelToImport extends Keyed<HotelRow> {
  cityKey: string;
  typeKey: string;
  rooms: RoomTypeToImport[];
}
export interface FileToImport {
  cities: Keyed<CityRow>[];
  types: Keyed<HotelTypeRow>[];
  hotels: HotelToImport[];
  refused: RefusedRow[];
}

/** The file has nothing that can be imported. A message that is a constant is translated here. */
export class ImportProblem extends Error {
  constructor(message: string) {
    super(translated(message));
  }
}

type JsonObject = Record<string, unknown>;
type RowClass<T> = new () => T;

/** The lists of a file, in the order in which they are read. */
export const LISTS = ['cities', 'hotelTypes', 'hotels', 'rooms'] as const;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOfRow = (value: unknown): string => {
  const fields: JsonObject = isJsonObject(value) ? value : {};
  const name = [fields.cityName, fields.hotelType, fields.name, fields.title].find(
    (text) => typeof text === 'string',
  );
  return name ? ` (${JSON.stringify(String(name).slice(0, 60))})` : '';
};

/**
 * Separates the valid and the refused rows of a parsed file without database access, and yields to other
 * work. `placeOf` answers the position of a row, by default its index in its list.
 */
export async function readImport(
  source: unknown,
  placeOf = (list: string, index: number) => `${list}[${index}]`,
): Promise<FileToImport> {
  if (!isJsonObject(source) || !LISTS.some((list) => Array.isArray(source[list])))
    throw new ImportProblem(
      fill('The file has none of the lists {lists}; nothing was read.', { lists: LISTS.join(', ') }),
    );
  const refused: RefusedRow[] = [];
  const refuse = (where: string, reason: string): undefined => void refused.push({ where, reason });
  const refusedHotels = new Map<unknown, string>();

  /** Reads the rows of a list. `accept` takes a valid row, or answers the reason for refusing it. */
  const readList = async <T extends object>(
    list: string,
    type: RowClass<T>,
    accept: (row: T, where: string) => string | undefined,
  ) => {
    const rows = source[list] ?? [];
    if (!Array.isArray(rows)) return void refuse(list, translated('is not a list'));
    for (const [index, value] of (rows as unknown[]).entries()) {
      if (isTurnOver()) await awaitTurn();
      const where = placeOf(list, index) + nameOfRow(value);
      const row = read(type, value);
      const reason = typeof row === 'string' ? row : accept(row, where);
      if (reason === undefined) continue;
      refuse(where, reason);
      if (list === 'hotels' && isJsonObject(value) && !hotels.byRef.has(value.ref))
        refusedHotels.set(trimmed(value.ref), reason);
    }
  };

  const cities = new Map<string, Keyed<CityRow>>();
  const types = new Map<string, Keyed<HotelTypeRow>>();
  const hotels = { byName: new Map<string, HotelToImport>(), byRef: new Map<unknown, HotelToImport>() };
  await readList('cities', CityRow, (row, where) => add(cities, { row, where, key: nameKey(row.cityName) }));
  await readList('hotelTypes', HotelTypeRow, (row, where) =>
    add(types, { row, where, key: nameKey(row.hotelType) }),
  );
  await readList('hotels', HotelRow, (row, where) => {
    const known = hotels.byRef.get(row.ref);
    if (known)
      return fill('{row} is already used by {other}', {
        row: `ref ${JSON.stringify(row.ref)}`,
        other: known.where,
      });
    const [cityKey, typeKey] = [nameKey(row.city), nameKey(row.type)];
    const hotel = { row, where, key: nameKey(row.name), cityKey, typeKey, rooms: [] };
    const reason = add(hotels.byName, hotel, `${cityKey}\n`);
    if (reason === undefined) hotels.byRef.set(row.ref, hotel);
    return reason;
  });
  const titles = new Map<string, RoomTypeToImport>();
  await readList('rooms', RoomTypeRow, (row, where) => {
    const hotel = hotels.byRef.get(row.hotel);
    const why = refusedHotels.get(row.hotel);
    if (!hotel && why) return refusedHotel(row.hotel, why);
    if (!hotel) return fill('hotel {ref} is not in the file', { ref: JSON.stringify(row.hotel) });
    const room: RoomTypeToImport = { row, where, key: nameKey(row.title), numbers: [] };
    const reason = add(titles, room, `${row.hotel}\n`);
    if (reason !== undefined) return reason;
    room.numbers = readNumbers(room, refuse);
    hotel.rooms.push(room);
    return undefined;
  });
  return {
    cities: [...cities.values()],
    types: [...types.values()],
    hotels: [...hotels.byName.values()],
    refused,
  };
}

/** The row with the declared fields, trimmed; or the faults of the row. */
function read<T extends object>(type: RowClass<T>, value: unknown): T | string {
  if (!isJsonObject(value)) return translated('is not an object');
  const row = new type();
  const fields = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  for (const { propertyName } of fields)
    if (Object.hasOwn(value, propertyName))
      Object.assign(row, { [propertyName]: trimmed(value[propertyName]) });
  const errors = validateSync(row).flatMap(({ constraints }) => Object.values(constraints ?? {}).slice(0, 1));
  return errors.length ? errors.map(translated).join('; ') : row;
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Why a room type is refused with its hotel. */
export const refusedHotel = (ref: string, why: string): string =>
  fill('its hotel {ref} was refused: {why}', { ref: JSON.stringify(ref), why });

/** Adds the row under its key. Answers the reason if another row has the key. */
function add<T extends Keyed<unknown>>(rows: Map<string, T>, row: T, scope = ''): string | undefined {
  const known = rows.get(scope + row.key);
  if (known) return fill('is a duplicate of {other}', { other: known.where });
  if (!row.key) return translated('has a name that cannot be compared');
  rows.set(scope + row.key, row);
  return undefined;
}

/** The valid numbers of a room type. Invalid ones are refused one by one. */
function readNumbers({ row, where }: RoomTypeToImport, refuse: (where: string, reason: string) => void) {
  return row.roomNumbers.flatMap((number, index) => {
    const checked = read(RoomNumberRow, isJsonObject(number) ? number : { number });
    const place = `${where} roomNumbers[${index}]`;
    if (typeof checked !== 'string') return [{ ...checked, where: place }];
    refuse(place, checked);
    return [];
  });
}
