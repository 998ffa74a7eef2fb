import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const LIST = index('room_types_list', 'hotelId', 'priceCents', 'id');

/** Room types are listed by hotel, the cheapest first. */
export class RoomTypeList1763775000000 implements MigrationInterface {
  name = 'RoomTypeList1763775000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('room_types', new TableIndex(LIST));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('room_types', LIST.name);
  }
}
