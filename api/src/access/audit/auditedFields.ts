import type { AuditRecord } from './auditEntry.entity';

/**
 * The fields of each record that the log shows. It omits all other fields, such as keys, secrets and personal
 * data.
 */
export type AuditedFields = Record<AuditRecord, readonly string[]>;

const fields: Partial<AuditedFields> = {};

/** Adds the records of a domain; called once for each domain at startup. */
export const addAuditedFields = (more: Partial<AuditedFields>): void => void Object.assign(fields, more);

/** The fields of a record that the log shows. */
export const auditedFieldsOf = (record: AuditRecord): readonly string[] => fields[record] ?? [];
