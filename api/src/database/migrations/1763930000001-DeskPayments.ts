import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, text } from './words';

/** Payments at the front desk, which go back where they were paid. */
export class DeskPayments1763930000001 implements MigrationInterface {
  name = 'DeskPayments1763930000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payments', [text('method', 10, { default: 'ONLINE' })]);
    await addColumns(runner, 'refunds', [flag('atDesk', { default: 0 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'refunds', ['atDesk']);
    await dropColumns(runner, 'payments', ['method']);
  }
}
