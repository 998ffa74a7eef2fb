import { fill, translated } from '../../../../schema/fill';
import { readDollars } from '../../../../schema/prices';
import { awaitTurn, isTurnOver } from '../../core/eventLoop';
import { unguardFormulas } from '../../../../schema/formulaGuard';
import type { RoomNumberRow } from './import.inputs';
import { ImportProblem, type RefusedRow } from './importFile.service';

/** The values of the column `record`: each names the list of the row, and the field of the name. */
export const RECORDS = {
  city: { list: 'cities', name: 'cityName' },
  'hotel type': { list: 'hotelTypes', name: 'hotelType' },
  hotel: { list: 'hotels', name: 'name' },
  'room type': { list: 'rooms', name: 'title' },
} as const;

const NUMBERS = new Set<string>([
  'lat',
  'lon',
  'distanceMiles',
  'touristLocationLatitude',
  'touristLocationLongitude',
  'freeCancellationDays',
  'lateRefundPercent',
  'maxPeople',
]);
const TEXT_LISTS = new Set<string>(['amenities', 'photos', 'roomDetails']);
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** A table as the lists of a file, with the line on which each row begins. */
export interface TableRows {
  lists: Record<string, object[]>;
  placeOf: (list: string, index: number) => string;
  refused: RefusedRow[];
}

/** Joins texts in one cell; readTexts() splits them. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\;]/g, '\\$&')).join('; ');

const readTexts = (cell: string): string[] =>
  [...cell.matchAll(/(?:\\.|[^\\;])+/gs)]
    .map(([text]) => text.trim().replace(/\\(.)/gs, '$1'))
    .filter(Boolean);

/** A room in a cell: its number and, if set, floor, view and beds. */
export function joinRoom({ number, floor, view, beds }: RoomNumberRow): string {
  const parts = [number, floor, view, beds].map((part) => String(part ?? '').replace(/[\\|]/g, '\\$&'));
  return parts.slice(0, 1 + parts.findLastIndex(Boolean)).join(' | ');
}

function readRoom(cell: string): object {
  const parts = [...cell.matchAll(/(?:^|\|)((?:\\.|[^\\|])*)/gs)];
  const [number = '', floor = '', view, beds] = parts.map(([, part = '']) =>
    part.trim().replace(/\\(.)/gs, '$1'),
  );
  return {
    number: NUMBER.test(number) ? Number(number) : number,
    ...(floor && { floor: NUMBER.test(floor) ? Number(floor) : floor }),
    ...(view && { view }),
    ...(beds && { beds }),
  };
}

/**
 * Reads a table of cities, hotel types, hotels and room types and yields to other work. The columns (HOTEL_FILE_COLUMNS)
 * may come in any order; unknown ones are ignored. Refuses a table without a header or with an unclosed quote
 * (ImportProblem).
 */
export async function readTable(text: string): Promise<TableRows> {
  const lists: TableRows['lists'] = {};
  const lines: Record<string, number[]> = {};
  const refused: RefusedRow[] = [];
  let names: string[] | undefined;
  for (const { line, cells } of readCsv(text)) {
    if (isTurnOver()) await awaitTurn();
    if (!names) {
      names = cells.map((cell) => cell.trim());
      if (!names.includes('record'))
        throw new ImportProblem(
          'The first line has no column "record"; nothing was read. The template has all columns.',
        );
      continue;
    }
    const values = Object.fromEntries(
      names.map((name, place) => [name, unguardFormulas(cells[place] ?? '').trim()]),
    );
    const where = placeOfLine(line);
    const record = values.record!.toLowerCase();
    if (cells.length > names.length)
      refused.push({
        where,
        reason: translated('has more cells than the first line. Is there a comma without quotes?'),
      });
    else if (!Object.hasOwn(RECORDS, record))
      refused.push({
        where,
        reason: fill('{field} must be one of {names}', {
          field: 'record',
          names: Object.keys(RECORDS).join(', '),
        }),
      });
    else {
      const { list, name } = RECORDS[record as keyof typeof RECORDS];
      (lists[list] ??= []).push(rowOf(values, name));
      (lines[list] ??= []).push(line);
    }
  }
  if (!names) throw new ImportProblem('The file is empty; nothing was read.');
  return { lists, refused, placeOf: (list, index) => placeOfLine(lines[list]![index]!) };
}

/** The line of a row as it is on the screen: the number as spreadsheets show it. */
const placeOfLine = (line: number): string => fill('line {line}', { line: String(line) });

/** The row as in a JSON file. Empty cells are omitted, except photos, where empty means none. */
function rowOf(values: Record<string, string>, nameField: string): object {
  const row: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(values)) {
    if ((!cell && column !== 'photos') || column === 'record') continue;
    const field = column === 'name' ? nameField : column;
    if (NUMBERS.has(column)) row[field] = NUMBER.test(cell) ? Number(cell) : cell;
    else if (column === 'price') row[field] = priceOf(cell);
    else if (TEXT_LISTS.has(column)) row[field] = readTexts(cell);
    else if (column === 'roomNumbers')
      row[field] = cell.split(/[\s,;]+/).map((one) => (NUMBER.test(one) ? Number(one) : one));
    else row[field] = cell;
  }
  if (nameField === 'title') {
    const details = (row.roomDetails as string[] | undefined) ?? [];
    row.roomNumbers = [...((row.roomNumbers as unknown[] | undefined) ?? []), ...details.map(readRoom)];
  }
  return row;
}

/** Dollars as a JSON file has them, or the text where it cannot be read. */
function priceOf(cell: string): number | string {
  const { cents } = readDollars(cell);
  return cents === undefined ? cell : cents / 100;
}

/** The lines of a CSV file (RFC 4180) with their cells, without empty lines. */
function* readCsv(text: string): Generator<{ line: number; cells: string[] }> {
  // A quoted cell with doubled quotes, or an unquoted one, and the separator after it.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy;
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let begins = line;
  let cells: string[] = [];
  while (cell.lastIndex < text.length || cells.length) {
    const found = cell.exec(text);
    if (!found)
      throw new ImportProblem(
        fill('Line {line} has a quote that is not closed or not doubled.', { line: String(line) }),
      );
    const [, quoted, plain, end] = found;
    cells.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (quoted?.includes('\n')) line += quoted.split('\n').length - 1;
    if (end === ',') continue;
    line++;
    if (cells.length > 1 || cells[0]) yield { line: begins, cells };
    begins = line;
    cells = [];
    if (!end) return;
  }
}
