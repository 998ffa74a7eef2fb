import type { AuditRecord } from './auditEntry.entity';

/** Which fields of a record the log shows. What is not named is left out: keys, secrets and personal data. */
export type AuditedFields = Record<AuditRecord, readonly string[]>;

const fields: Partial<AuditedFields> = {};

/** Adds the records of a domain; the server does it once for each. */
export const addAuditedFields = (more: Partial<AuditedFields>): void => void Object.assign(fields, more);

/** The fields of a record that the log shows. */
export const auditedFieldsOf = (record: AuditRecord): readonly string[] => fields[record] ?? [];
