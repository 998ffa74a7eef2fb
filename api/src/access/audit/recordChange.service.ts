import { now } from '../../core/clock';
import type { Viewer } from '../policy';
import { Role } from '../role.enum';
import { bulkInsert } from '../../database/bulkInsert';
import { newId } from '../../database/columns';
import { requireTransaction } from '../../database/transaction';
import { auditedFieldsOf } from './auditedFields';
import { AuditEntry, type AuditChange, type AuditRecord } from './auditEntry.entity';

/** What an administrator changes of one record. */
export interface Change {
  /** Name of the mutation. */
  action: string;
  record: AuditRecord;
  id: string;
  /** What the record is called, in the log for ever: never a person's name. */
  name?: string;
  /** The record before; without it, it is new. */
  before?: object;
  /** The record since; without it, it is deleted. */
  after?: object;
}

/** Characters of the column of names. */
const NAME_LENGTH = 255;

/**
 * Writes what an administrator changes into the audit log, inside the transaction of the change: one line for each
 * record, with those of its audited fields that differ. A change that leaves all of them as they were leaves no line,
 * unless it gives no record at all. What others change of their own is not logged here.
 */
export async function recordChange(viewer: Viewer | undefined, ...changes: Change[]): Promise<void> {
  requireTransaction('recordChange()');
  if (viewer?.role !== Role.ADMIN) return;
  const at = now();
  const entries = changes.flatMap(({ action, record, id, name = '', before, after }) => {
    const differing = differencesOf({ record, before, after });
    if (before && after && !differing.length) return [];
    return Object.assign(new AuditEntry(), {
      id: newId(),
      at,
      actorId: viewer.id,
      action,
      record,
      recordId: id,
      recordName: name.slice(0, NAME_LENGTH),
      changes: differing,
    });
  });
  await bulkInsert(AuditEntry, entries);
}

/** The fields of a change that the log shows and that differ, with their values as text. */
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
