import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, count, createTable, flag, foreignKey, id, index, ref, text } from './words';

/** The price lists of hotels: what they sell beside nights. */
export class Extras1764970000000 implements MigrationInterface {
  name = 'Extras1764970000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'extras', {
      columns: [
        id(),
        ref('hotelId'),
        count('place'),
        text('title', 60),
        text('description', 200, { nullable: true }),
        text('unit', 20),
        cents('cents'),
        flag('soldOnline'),
        flag('soldAtDesk'),
        flag('active'),
      ],
      indices: [index('extras_hotel', 'hotelId', 'place')],
      foreignKeys: [foreignKey('extras_of_hotel', 'hotelId', 'hotels', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('extras');
  }
}
