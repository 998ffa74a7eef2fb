import type { AuditRecord } from './auditEntry.entity';

/**
 * The fields of each record that the log shows. It omits all other fields, such as keys, secrets and personal
 * data.
 */
export type AuditedFields = Record<AuditRecord, readonly string[]>;

const fields: Partial<AuditedFields> = {};

/** Adds the fields of a domain, also to records of other domains; called once for each domain at startup. */
export function addAuditedFields(more: Partial<AuditedFields>): void {
  for (const [record, names] of Object.entries(more) as [AuditRecord, readonly string[]][])
    fields[record] = [...auditedFieldsOf(record), ...names];
}

/** The fields of a record that the log shows. */
export const auditedFieldsOf = (record: AuditRecord): readonly string[] => fields[record] ?? [];
