import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { wholeNumber } from '../../../../schema/spoken';
import { differencesOf, recordChange, type Change } from '../../access/audit/recordChange.service';
import { awaitTurn } from '../../core/eventLoop';
import { authorize, type Viewer } from '../../access/policy';
import { isDuplicate } from '../../database/dbErrors';
import { transaction } from '../../database/transaction';
import {
  ImportProblem,
  LISTS,
  readImport,
  refusedHotel,
  type FileToImport,
  type HotelToImport,
  type RefusedRow,
} from './importFile.service';
import { noCounts, type ImportCounts } from '../importLog/hotelImport.entity';
import { ImportLog, type ImportedBatch, type ImportedNumber } from '../importLog/importLog.service';
import { importHotelRows } from './importHotels.service';
import { importPlaces, type Places } from './importPlaces.service';

/** An added record, or a record changed in these fields. */
interface ImportedRecord {
  record: string;
  name: string;
  isNew: boolean;
  fields: string[];
}
export interface ImportReport {
  added: ImportCounts;
  /** Existing rows that had other values. */
  changed: ImportCounts;
  refused: RefusedRow[];
  /** The first LIMITS.importListed added and changed records. */
  records: ImportedRecord[];
}
type BatchReport = Record<'added' | 'changed', Partial<ImportCounts>> & {
  refused: RefusedRow[];
  lines: Change[];
  numbers?: ImportedNumber[];
};

interface ImportOptions {
  /** The administrator who imports; undefined for an operator's command. */
  viewer?: Viewer;
  /** Whether each batch is rolled back, so that the report is a preview. */
  isPreview?: boolean;
  placeOf?: (list: string, index: number) => string;
  /** Rows that were refused earlier. */
  refused?: readonly RefusedRow[];
  /** Called after each batch with the number of imported hotels and of all hotels. */
  onProgress?: (done: number, all: number) => void;
  /** The name of the file, for the list of imports. */
  fileName?: string;
  /** Stops the import between two batches. */
  signal?: AbortSignal;
}

/** Hotels written in one transaction, with a constant number of statements; fewer if they have many rooms. */
const BATCH = 100;
const ROWS_OF_BATCH = 500;

/**
 * Imports a parsed file of cities, hotel types, hotels, room types and room numbers. A record that exists
 * under its natural key is updated (city, type: name; hotel: city and name; room type: hotel and title; room
 * number: room type and number), so importing a file twice changes nothing. Invalid rows are reported and the
 * others are imported. Refuses a file without any list or with too many rows (ImportProblem). Each batch is
 * written whole or not at all; after a crash, import again. A preview rolls each batch back.
 */
export async function importHotels(source: unknown, options: ImportOptions = {}): Promise<ImportReport> {
  const { viewer, isPreview = false, onProgress, signal } = options;
  checkSize(source);
  const file = await readImport(source, options.placeOf);
  const report: ImportReport = {
    added: noCounts(),
    changed: noCounts(),
    records: [],
    refused: [...(options.refused ?? []), ...file.refused],
  };
  const log = viewer && !isPreview ? new ImportLog(viewer.id, options.fileName ?? '') : undefined;
  const run: Run = (work) => inTransaction(work, viewer, isPreview, log);
  const places = await run(() => withLines(importPlaces(file, viewer?.id ?? null)));
  addTo(report, places);
  const hotels = file.hotels.filter((hotel) => {
    const reason = unknownPlace(hotel, places);
    if (reason) refuseHotel(report, hotel, reason);
    return !reason;
  });
  const job: Job = {
    file,
    run,
    places: isPreview ? undefined : places,
    updatedById: viewer?.id ?? null,
  };
  let done = 0;
  for (const batch of batchesOf(hotels)) {
    signal?.throwIfAborted();
    await importBatch(batch, job, report);
    onProgress?.((done += batch.length), hotels.length);
    await awaitTurn();
  }
  await log?.finish(report.refused.length);
  return report;
}

/** Imports a file as an administrator. */
export async function importAsStaff(
  viewer: Viewer | undefined,
  source: unknown,
  options: ImportOptions,
): Promise<ImportReport> {
  authorize(viewer, 'hotel:import');
  return importHotels(source, { ...options, viewer });
}

type Run = <T extends ImportedBatch>(work: () => Promise<T>) => Promise<T>;
interface Job {
  file: FileToImport;
  run: Run;
  /** Undefined in a preview, which adds the file's cities and types again in each batch. */
  places: Places | undefined;
  updatedById: string | null;
}

/** Carries the result out of the transaction that is rolled back. */
class TakenBack<T> extends Error {
  constructor(readonly result: T) {
    super('A preview is rolled back.');
  }
}

async function inTransaction<T extends ImportedBatch>(
  work: () => Promise<T>,
  viewer: Viewer | undefined,
  isPreview: boolean,
  log: ImportLog | undefined,
): Promise<T> {
  try {
    return await transaction(async () => {
      const result = await work();
      await recordChange(viewer, ...result.lines);
      await log?.add(result);
      if (isPreview) throw new TakenBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result as T;
    throw error;
  }
}

const withLines = async <T extends object>(places: Promise<T>) => ({ refused: [], ...(await places) });

function checkSize(source: unknown): void {
  const lists = LISTS.map((list) => (source as Record<string, unknown> | null)?.[list]);
  const rows = lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  if (rows > LIMITS.importRows)
    throw new ImportProblem(
      fill('The file has {rows} rows, more than the limit of {limit}; nothing was read.', {
        rows: wholeNumber(rows),
        limit: wholeNumber(LIMITS.importRows),
      }),
    );
}

function addTo(report: ImportReport, batch: BatchReport): void {
  for (const what of ['added', 'changed'] as const)
    for (const [table, count] of Object.entries(batch[what]) as [keyof ImportCounts, number][])
      report[what][table] += count;
  report.refused.push(...batch.refused);
  for (const line of batch.lines.slice(0, LIMITS.importListed - report.records.length)) {
    const fields = line.before ? differencesOf(line).map(({ field }) => field) : [];
    report.records.push({ record: line.record, name: line.name ?? '', isNew: !line.before, fields });
  }
}

function unknownPlace(
  { row, cityKey, typeKey }: HotelToImport,
  { cityIds, typeIds }: Places,
): string | undefined {
  if (!cityIds.has(cityKey)) return fill('city {name} is not known', { name: JSON.stringify(row.city) });
  return typeIds.has(typeKey)
    ? undefined
    : fill('type {name} is not known', { name: JSON.stringify(row.type) });
}

/** The rooms of a refused hotel are refused, too. */
function refuseHotel(report: ImportReport, { row, where, rooms }: HotelToImport, reason: string): void {
  report.refused.push({ where, reason });
  for (const room of rooms)
    report.refused.push({
      where: room.where,
      reason: refusedHotel(row.ref, reason),
    });
}

function* batchesOf(hotels: readonly HotelToImport[]): Generator<HotelToImport[]> {
  let batch: HotelToImport[] = [];
  let rows = 0;
  for (const hotel of hotels) {
    const own = hotel.rooms.reduce((sum, { numbers }) => sum + 1 + numbers.length / 10, 1);
    if (batch.length && (batch.length === BATCH || rows + own > ROWS_OF_BATCH)) {
      yield batch;
      [batch, rows] = [[], 0];
    }
    batch.push(hotel);
    rows += own;
  }
  if (batch.length) yield batch;
}

/** If the database itself finds a duplicate name, only that hotel is refused and not the whole batch. */
async function importBatch(hotels: HotelToImport[], job: Job, report: ImportReport): Promise<void> {
  const { file, run, updatedById } = job;
  try {
    addTo(
      report,
      await run(async () => {
        const named = (keys: Set<string>) => (place: { key: string }) => keys.has(place.key);
        const cities = file.cities.filter(named(new Set(hotels.map(({ cityKey }) => cityKey))));
        const types = file.types.filter(named(new Set(hotels.map(({ typeKey }) => typeKey))));
        const places = job.places ?? (await importPlaces({ cities, types, hotels }, updatedById));
        return importHotelRows(hotels, places, updatedById);
      }),
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (hotels.length > 1) for (const hotel of hotels) await importBatch([hotel], job, report);
    else refuseHotel(report, hotels[0]!, 'the database treats one of its names as equal to an existing one');
  }
}
