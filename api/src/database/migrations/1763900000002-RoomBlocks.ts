import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  addForeignKey,
  changeRefNullable,
  createTable,
  dropColumns,
  dropForeignKey,
  foreignKey,
  id,
  index,
  moment,
  ref,
  text,
} from './words';

const NIGHTS_BY_BLOCK = index('nights_block', 'blockId');
const NIGHTS_OF_BLOCK = foreignKey('nights_of_block', 'blockId', 'room_blocks', 'CASCADE');

/** Nights that staff block, which belong to no booking. */
export class RoomBlocks1763900000002 implements MigrationInterface {
  name = 'RoomBlocks1763900000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'room_blocks', {
      columns: [id(), ref('roomNumberId'), text('reason', 200), ref('createdById'), moment('createdAt')],
      indices: [index('room_blocks_room_number', 'roomNumberId')],
      foreignKeys: [foreignKey('room_blocks_of_room_number', 'roomNumberId', 'room_numbers', 'CASCADE')],
    });
    await changeRefNullable(runner, 'nights', 'bookingId', true);
    await addColumns(runner, 'nights', [ref('blockId', { nullable: true })]);
    await runner.createIndex('nights', new TableIndex(NIGHTS_BY_BLOCK));
    await addForeignKey(runner, 'nights', NIGHTS_OF_BLOCK);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM nights WHERE blockId IS NOT NULL');
    await dropForeignKey(runner, 'nights', NIGHTS_OF_BLOCK.name);
    await runner.dropIndex('nights', NIGHTS_BY_BLOCK.name);
    await dropColumns(runner, 'nights', ['blockId']);
    await changeRefNullable(runner, 'nights', 'bookingId', false);
    await runner.dropTable('room_blocks');
  }
}
