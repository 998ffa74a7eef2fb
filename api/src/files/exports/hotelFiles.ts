import { doubleApostrophes } from '../../../../schema/formulaGuard';
import { HOTEL_FILE_COLUMNS as COLUMNS } from '../../../../schema/hotelFileColumns';
import { joinRoom, joinTexts, RECORDS } from '../imports/csvRows';
import type { RoomNumberRow, RoomTypeRow } from '../imports/import.inputs';
import type { FileRows } from '../imports/fileRows.service';
import { CSV_MARK, toCsvLine } from '../../../../schema/csv';

export type HotelFileFormat = 'csv' | 'json';

/** Writes the rows of a file of hotels as a stream: one JSON object with four lists, or one CSV table. */
export const HOTEL_FILES: Record<
  HotelFileFormat,
  (parts: AsyncIterable<FileRows>) => AsyncGenerator<string>
> = {
  async *json(parts) {
    let open: string | undefined;
    let isEmpty = true;
    yield '{';
    for await (const { list, rows } of parts) {
      if (list !== open) {
        yield `${open ? '\n],' : ''}\n${JSON.stringify(list)}: [`;
        [open, isEmpty] = [list, true];
      }
      if (!rows.length) continue;
      yield `${isEmpty ? '\n' : ',\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
      isEmpty = false;
    }
    yield `${open ? '\n]' : ''}\n}\n`;
  },
  async *csv(parts) {
    yield CSV_MARK + toCsvLine(COLUMNS);
    for await (const part of parts) yield part.rows.map((row) => toCsvLine(cellsOf(part.list, row))).join('');
  },
};

const KINDS = Object.entries(RECORDS).map(([record, { list, name }]) => ({ record, list, name }));

function cellsOf(list: FileRows['list'], row: object): string[] {
  const { record, name } = KINDS.find((kind) => kind.list === list)!;
  const values: Record<string, unknown> = { ...row, record };
  values.name = values[name];
  if (list === 'rooms') Object.assign(values, roomCells((row as RoomTypeRow).roomNumbers));
  return COLUMNS.map((column) => doubleApostrophes(textOf(column, values[column])));
}

/** Rooms without details by their numbers, the others in a column of their own. */
const roomCells = (rooms: RoomTypeRow['roomNumbers']) => ({
  roomNumbers: rooms.filter((room) => typeof room === 'number').join(' '),
  roomDetails: (rooms.filter((room) => typeof room === 'object') as RoomNumberRow[]).map(joinRoom),
});

function textOf(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? joinTexts(value as string[]) : String(value);
}
