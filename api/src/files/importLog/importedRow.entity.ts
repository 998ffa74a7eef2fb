import { Entity, Index } from 'typeorm';
import type { AuditRecord } from '../../access/audit/auditEntry.entity';
import { now } from '../../core/clock';
import { BelongsTo, Id, LargeJson, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { HotelImport } from './hotelImport.entity';

/** The fields of a record that an import has set. */
interface ImportedChange {
  /** The values before the import; undefined for a record that it added. */
  before?: Record<string, unknown> | undefined;
  /** The values since. */
  after: Record<string, unknown>;
}

/** A record that an import added or changed. */
@Entity('imported_rows')
@Index('imported_rows_import', ['importId', 'id'])
export class ImportedRow {
  @Id()
  id!: string;

  @Ref()
  importId!: string;

  @BelongsTo(() => HotelImport, 'importId', 'rows_of_import', 'CASCADE')
  importRow?: HotelImport;

  @Moment()
  at!: Date;

  @Text(20)
  record!: AuditRecord;

  @Ref()
  recordId!: string;

  @Text(255)
  name!: string;

  @LargeJson()
  change!: ImportedChange;
}

/** Builds the row of an imported record. */
export const newImportedRow = rowBuilder(ImportedRow, { id: newId, at: now });
