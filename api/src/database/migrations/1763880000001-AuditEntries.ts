import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTextSize, createTable, id, index, json, moment, ref, refuseChanges, text } from './words';

/** Every change by staff, kept as it was written. */
export class AuditEntries1763880000001 implements MigrationInterface {
  name = 'AuditEntries1763880000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'audit_entries', {
      columns: [
        id(),
        moment('at'),
        ref('actorId'),
        text('action', 40),
        text('record', 20),
        ref('recordId'),
        text('recordName', 255),
        json('changes'),
      ],
      indices: [
        index('audit_entries_at', 'at', 'id'),
        index('audit_entries_actor', 'actorId', 'at', 'id'),
        index('audit_entries_record', 'recordId', 'at', 'id'),
        index('audit_entries_kind', 'record', 'at', 'id'),
        index('audit_entries_action', 'action', 'at', 'id'),
      ],
    });
    await changeTextSize(runner, 'audit_entries', 'changes', 'mediumtext');
    await refuseChanges(runner, 'audit_entries');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entries');
  }
}
