import { now } from '../../core/clock';
import type { Viewer } from '../policy';
import { isStaffRole } from '../duties';
import { bulkInsert } from '../../database/bulkInsert';
import { requireTransaction } from '../../database/transaction';
import { auditedFieldsOf } from './auditedFields';
import { AuditEntry, AuditRecord, type AuditChange, newAuditEntry } from './auditEntry.entity';

/** A change of one record by an administrator or a member of a team. */
export interface Change {
  /** Name of the mutation. */
  action: string;
  record: AuditRecord;
  id: string;
  /** The name of the record, which the log keeps forever; never a person's name. */
  name?: string;
  /** The hotel to which the record belongs. If left out, it is the hotel of `after` or `before`, where the record has one. */
  hotelId?: string | null;
  /** The record before the change; undefined if the record is new. */
  before?: object;
  /** The record after the change; undefined if the record was deleted. */
  after?: object;
}

/** The length of the name column, in characters. */
const NAME_LENGTH = 255;

/** The records that belong to a hotel. All others are for administrators. */
const OF_HOTEL: readonly AuditRecord[] = [
  AuditRecord.BOOKING,
  AuditRecord.LOST_ITEM,
  AuditRecord.MESSAGE_TEMPLATE,
  AuditRecord.PAYMENT_DIFFERENCE,
  AuditRecord.REVIEW,
  AuditRecord.ROOM_NUMBER,
  AuditRecord.ROOM_TYPE,
];

function hotelOf({ record, id, hotelId, before, after }: Change): string | null {
  if (record === AuditRecord.HOTEL) return id;
  if (!OF_HOTEL.includes(record)) return null;
  const state: { hotelId?: unknown } = after ?? before ?? {};
  return hotelId ?? (typeof state.hotelId === 'string' ? state.hotelId : null);
}

/**
 * Writes changes by administrators and members of teams into the audit log, inside the transaction of the change: one entry for
 * each record, with the audited fields that differ. A change of no audited field leaves no entry, unless it
 * provides no record at all. Changes by other people are not logged.
 */
export async function recordChange(viewer: Viewer | undefined, ...changes: Change[]): Promise<void> {
  requireTransaction('recordChange()');
  if (!viewer || !isStaffRole(viewer.role)) return;
  const at = now();
  const entries = changes.flatMap((change) => {
    const { action, record, id, name = '', before, after } = change;
    const differing = differencesOf({ record, before, after });
    if (before && after && !differing.length) return [];
    return newAuditEntry({
      at,
      actorId: viewer.id,
      action,
      record,
      recordId: id,
      recordName: name.slice(0, NAME_LENGTH),
      changes: differing,
      hotelId: hotelOf(change),
      actedAsHotelId: viewer.actsAsHotel ?? null,
    });
  });
  await bulkInsert(AuditEntry, entries);
}

/** The audited fields that a change modified, with their values as text. */
export const differencesOf = ({
  record,
  before,
  after,
}: Pick<Change, 'record' | 'before' | 'after'>): AuditChange[] =>
  compare(auditedFieldsOf(record), before, after);

function compare(fields: readonly string[], before: object = {}, after: object = {}): AuditChange[] {
  const [old, fresh] = [before, after] as Record<string, unknown>[];
  return fields
    .map((field) => ({ field, before: textOf(old![field]), after: textOf(fresh![field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length ? value.join(', ') : null;
  return String(value);
}
