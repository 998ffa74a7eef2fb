import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, foreignKey, id, index, moment, text } from './words';

/** Guests save hotels. A saved hotel outlives its hotel, so it refers to its user only. */
export class SavedHotels1766063000000 implements MigrationInterface {
  name = 'SavedHotels1766063000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'saved_hotels', {
      columns: [id('userId'), id('hotelId'), text('name', 120), moment('savedAt')],
      indices: [index('saved_hotels_user', 'userId', 'savedAt')],
      foreignKeys: [foreignKey('saved_hotels_of_user', 'userId', 'users', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_hotels');
  }
}
