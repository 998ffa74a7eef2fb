import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text } from './words';

const HOURS = ['checkInFrom', 'checkInUntil', 'checkOutUntil', 'quietFrom', 'quietUntil'];
const RULES = ['childrenRule', 'petsRule', 'smokingRule', 'partiesRule'];

/** When guests of a hotel come and go, and its house rules. Hotels that are there get the hours of most hotels. */
export class HouseRules1764110000001 implements MigrationInterface {
  name = 'HouseRules1764110000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'hotels', [
      ...HOURS.map((name) => text(name, 5, { nullable: true })),
      ...RULES.map((name) => text(name, 11, { nullable: true })),
      text('houseRules', 1000, { nullable: true }),
    ]);
    await runner.query("UPDATE hotels SET checkInFrom = '15:00', checkOutUntil = '11:00'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'hotels', [...HOURS, ...RULES, 'houseRules']);
  }
}
