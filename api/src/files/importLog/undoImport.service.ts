import { In } from 'typeorm';
import { wholeNumber } from '../../../../schema/spoken';
import { fill, translated } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange, type Change } from '../../access/audit/recordChange.service';
import { authorized, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction, type RowWithId } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { HotelType } from '../../hotels/hotelTypes/hotelType.entity';
import { onDelete, type Deletion } from '../../hotels/onDelete';
import { announceRoomNumbersRemoved } from '../../rooms/removal.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { updateCheapestPrice } from '../../rooms/roomNumbers.service';
import { RoomType } from '../../rooms/roomType.entity';
import { HotelImport } from './hotelImport.entity';
import { ImportedRow } from './importedRow.entity';
import { useOf } from './useOfImport.service';
import { ImportNotUndoable, type UndoImportInput } from './undoImport.types';

/** The tables of an import, each after those that it refers to. */
const TABLES = [
  { record: AuditRecord.CITY, entity: City, what: 'city' },
  { record: AuditRecord.HOTEL_TYPE, entity: HotelType, what: 'hotelType' },
  { record: AuditRecord.HOTEL, entity: Hotel, what: 'hotel' },
  { record: AuditRecord.ROOM_TYPE, entity: RoomType, what: 'roomType' },
  { record: AuditRecord.ROOM_NUMBER, entity: RoomNumber, what: undefined },
] as const satisfies {
  record: AuditRecord;
  entity: new () => RowWithId;
  what?: Deletion['what'] | undefined;
}[];

/** Imported records of one table, and their current rows, locked. */
interface Part {
  table: (typeof TABLES)[number];
  imported: ImportedRow[];
  rows: Map<string, RowWithId & Record<string, unknown>>;
}

/**
 * Undoes an import in one transaction: deletes the records that it added, and restores the fields that it changed.
 * Refuses ImportNotUndoable if one of the records was changed since, or used, such as by a booking.
 */
export async function undoImport(
  viewer: Viewer | undefined,
  { importId }: UndoImportInput,
): Promise<HotelImport> {
  const { id: undoneById } = authorized(viewer, 'hotel:import');
  return transaction(async () => {
    const [done] = await lockRows(HotelImport, [importId]);
    if (!done) refuse(new ImportNotUndoable('There is no such import.'));
    if (done.undoneAt) refuse(new ImportNotUndoable('This import was undone already.'));
    const rows = await repo(ImportedRow).find({
      where: { importId },
      order: { id: 'ASC' },
      take: LIMITS.importUndone + 1,
    });
    if (rows.length > LIMITS.importUndone)
      refuse(
        new ImportNotUndoable(
          fill(
            'This import has more than {importUndone} records, too many to be undone at once. Import a file with the previous values instead.',
            { importUndone: wholeNumber(LIMITS.importUndone) },
          ),
        ),
      );
    await lockHotels(rows);
    const parts: Part[] = [];
    for (const table of TABLES) parts.push(await lockPart(table, rows));
    const used = changedOf(parts) ?? (await useOf(rows));
    if (used)
      refuse(
        new ImportNotUndoable(fill('This import cannot be undone: {used}.', { used: translated(used) })),
      );
    for (const part of [...parts].reverse()) await undoPart(viewer, part);
    await updatePrices(parts);
    Object.assign(done, { undoneAt: now(), undoneById });
    return repo(HotelImport).save(done);
  });
}

/** Locks the hotels of imported room types before these, as everywhere. */
async function lockHotels(rows: readonly ImportedRow[]): Promise<void> {
  const idsOf = (record: AuditRecord) =>
    rows.filter((row) => row.record === record).map(({ recordId }) => recordId);
  const types = await repo(RoomType).findBy({ id: In(idsOf(AuditRecord.ROOM_TYPE)) });
  const hotelIds = [...idsOf(AuditRecord.HOTEL), ...types.map(({ hotelId }) => hotelId)];
  if (hotelIds.length) await lockRows(Hotel, [...new Set(hotelIds)]);
}

async function lockPart(table: Part['table'], rows: readonly ImportedRow[]): Promise<Part> {
  const imported = rows.filter(({ record }) => record === table.record);
  const ids = [...new Set(imported.map(({ recordId }) => recordId))].sort();
  const found = ids.length ? await lockRows<RowWithId>(table.entity, ids) : [];
  return { table, imported, rows: new Map(found.map((row) => [row.id, row as never])) };
}

/** The first record that was deleted or changed since the import, in words. */
function changedOf(parts: readonly Part[]): string | undefined {
  for (const { imported, rows } of parts)
    for (const { recordId, name, change } of imported) {
      const row = rows.get(recordId);
      if (!row || row.closedAt) return fill('{name} was deleted since', { name });
      const isSame = Object.entries(change.after).every(
        ([field, value]) => JSON.stringify(row[field]) === JSON.stringify(value),
      );
      if (!isSame) return fill('{name} was changed since', { name });
    }
  return undefined;
}

async function undoPart(viewer: Viewer | undefined, part: Part): Promise<void> {
  const { record, entity } = part.table;
  const isNumber = record === AuditRecord.ROOM_NUMBER;
  const lines: Change[] = [];
  const restored: RowWithId[] = [];
  const added: RowWithId[] = [];
  for (const { recordId, name, change } of part.imported) {
    const row = part.rows.get(recordId)!;
    const before = { ...row };
    if (!change.before) added.push(row);
    else {
      const version = isNumber ? {} : { version: Number(row.version) + 1, updatedById: viewer?.id ?? null };
      restored.push(Object.assign(row, change.before, version));
    }
    const after = change.before && { ...row };
    if (!isNumber) lines.push({ action: 'undoImport', record, id: recordId, name, before, after });
  }
  await repo<RowWithId>(entity).save(restored);
  await deleteRows(part.table, added);
  await recordChange(viewer, ...lines);
}

async function deleteRows({ entity, what }: Part['table'], rows: readonly RowWithId[]): Promise<void> {
  if (!rows.length) return;
  if (what) for (const { id } of rows) await onDelete.run({ what, id });
  else await announceRemoved(rows as RoomNumber[]);
  await repo<RowWithId>(entity).delete({ id: In(rows.map(({ id }) => id)) });
}

/** Announces the rooms of each hotel that are deleted. */
async function announceRemoved(numbers: readonly RoomNumber[]): Promise<void> {
  const typeIds = [...new Set(numbers.map(({ roomTypeId }) => roomTypeId))];
  const types = await repo(RoomType).findBy({ id: In(typeIds) });
  for (const hotelId of new Set(types.map((type) => type.hotelId))) {
    const own = types.filter((type) => type.hotelId === hotelId).map(({ id }) => id);
    await announceRoomNumbersRemoved(
      hotelId,
      numbers.filter(({ roomTypeId }) => own.includes(roomTypeId)),
    );
  }
}

/** Computes the cheapest price of the hotels that stay and whose room types were added or changed. */
async function updatePrices(parts: readonly Part[]): Promise<void> {
  const types = parts.find(({ table }) => table.record === AuditRecord.ROOM_TYPE)!;
  const hotelIds = new Set([...types.rows.values()].map(({ hotelId }) => String(hotelId)));
  for (const hotelId of hotelIds) await updateCheapestPrice(hotelId);
}
