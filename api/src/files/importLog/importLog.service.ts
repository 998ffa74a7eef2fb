import { LIMITS } from '../../../../schema/limits';
import { authorize, type Viewer } from '../../access/policy';
import type { Change } from '../../access/audit/recordChange.service';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { now } from '../../core/clock';
import type { Counting } from '../../core/counting.decorator';
import { slice, type CountedPageArgs, type PageOf } from '../../core/pagination';
import { bulkInsert } from '../../database/bulkInsert';
import { newId } from '../../database/columns';
import { readPage } from '../../database/lists/readPage';
import { lockRows, repo, transaction } from '../../database/transaction';
import type { RoomNumber } from '../../rooms/roomNumber.entity';
import { HotelImport, ImportCounts, newHotelImport, noCounts } from './hotelImport.entity';
import { ImportedRow, newImportedRow } from './importedRow.entity';

/** A room number that an import has added, or changed. */
export interface ImportedNumber {
  title: string;
  before?: RoomNumber | undefined;
  after: RoomNumber;
}

/** What one transaction of an import has written. */
export interface ImportedBatch {
  added: Partial<ImportCounts>;
  changed: Partial<ImportCounts>;
  lines: readonly Change[];
  numbers?: readonly ImportedNumber[];
}

const NAME_LENGTH = 255;
/** The most records of an import that are kept. One more than can be undone shows that it is too large. */
const KEPT = LIMITS.importUndone + 1;
/** Fields that are counted up, or follow from other rows. */
const DERIVED = ['version', 'updatedById', 'cheapestPriceCents', 'roomNumbers', 'roomDetails'];

/** Writes an import into the list of imports, with the records that each of its transactions writes. */
export class ImportLog {
  private readonly id = newId();
  private readonly at = now();

  constructor(
    private readonly userId: string,
    private readonly fileName: string,
  ) {}

  /** Adds what the surrounding transaction has written. An import that writes nothing is not listed. */
  async add({ added, changed, lines, numbers = [] }: ImportedBatch): Promise<void> {
    const rows = [
      ...lines.flatMap((line) => this.rowOf(line)),
      ...numbers.map((one) => this.rowOfNumber(one)),
    ];
    if (!rows.length) return;
    const [known] = await lockRows(HotelImport, [this.id]);
    const { id, at, userId } = this;
    const fileName = this.fileName.slice(0, NAME_LENGTH);
    const row = known ?? newHotelImport({ id, at, userId, fileName });
    row.added = sumOf(row.added, added);
    row.changed = sumOf(row.changed, changed);
    await repo(HotelImport).save(row);
    const kept = known ? await repo(ImportedRow).countBy({ importId: id }) : 0;
    await bulkInsert(ImportedRow, rows.slice(0, KEPT - kept));
  }

  /** Stores how many rows were refused. */
  async finish(refusedRows: number): Promise<void> {
    if (refusedRows) await transaction(() => repo(HotelImport).update({ id: this.id }, { refusedRows }));
  }

  private rowOf({ record, id: recordId, name = '', before, after = {} }: Change): ImportedRow[] {
    const [old, fresh] = [before, after] as Record<string, unknown>[];
    const { version } = fresh!;
    const change = old ? differencesOf(old, fresh!) : { after: {} };
    if (old && !Object.keys(change.after).length) return [];
    return [this.row({ record, recordId, name, change: { ...change, after: { ...change.after, version } } })];
  }

  private rowOfNumber({ title, before, after }: ImportedNumber): ImportedRow {
    const { id: recordId, ...fields } = after;
    const name = `${title}, ${after.number}`;
    const change = { ...(before && { before: { ...before } }), after: { ...fields } };
    return this.row({ record: AuditRecord.ROOM_NUMBER, recordId, name, change });
  }

  private row({
    name,
    ...columns
  }: Pick<ImportedRow, 'record' | 'recordId' | 'name' | 'change'>): ImportedRow {
    return newImportedRow({ ...columns, importId: this.id, name: name.slice(0, NAME_LENGTH) });
  }
}

/** The fields that differ, with their values before and after. */
function differencesOf(old: Record<string, unknown>, fresh: Record<string, unknown>) {
  const names = Object.keys(fresh).filter(
    (name) => !DERIVED.includes(name) && JSON.stringify(old[name]) !== JSON.stringify(fresh[name]),
  );
  const pick = (row: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return { before: pick(old), after: pick(fresh) };
}

const sumOf = (counts: ImportCounts, more: Partial<ImportCounts>): ImportCounts => {
  const sum = { ...noCounts(), ...counts };
  for (const [table, count] of Object.entries(more) as [keyof ImportCounts, number][]) sum[table] += count;
  return sum;
};

/** One page of the imports that changed something, the last first. */
export async function listImports(
  viewer: Viewer | undefined,
  { after, ...page }: CountedPageArgs,
  counting: Counting = {},
): Promise<PageOf<HotelImport>> {
  authorize(viewer, 'hotel:import');
  const sort = { by: ['at' as const], descending: true };
  return readPage(HotelImport, { where: [], sort, after, ...slice(page), ...counting });
}
