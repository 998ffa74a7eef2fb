import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, measure } from './words';

const COLUMNS = ['touristLocationLatitude', 'touristLocationLongitude'];

/** Hotels say where their closest tourist location is, so that maps can show it. */
export class TouristLocations1766064000000 implements MigrationInterface {
  name = 'TouristLocations1766064000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'hotels',
      COLUMNS.map((name) => measure(name, { nullable: true })),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'hotels', COLUMNS);
  }
}
