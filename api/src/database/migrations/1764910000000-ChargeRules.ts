import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, json } from './words';

/** A tax or fee of a booking keeps the rules by which it was calculated, so that a change does not calculate it again. */
export class ChargeRules1764910000000 implements MigrationInterface {
  name = 'ChargeRules1764910000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'booking_charges', [json('rules', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'booking_charges', ['rules']);
  }
}
