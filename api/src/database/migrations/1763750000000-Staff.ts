import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, flag, foreignKey, id, index, ref, unique } from './words';

const LISTS = [
  index('bookings_createdAt', 'createdAt', 'id'),
  index('bookings_status', 'status', 'createdAt', 'id'),
  index('bookings_hotel_status', 'hotelId', 'status', 'createdAt', 'id'),
];

/** Who works for a hotel, and the lists that administrators read. */
export class Staff1763750000000 implements MigrationInterface {
  name = 'Staff1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'hotel_staff', {
      columns: [id(), ref('hotelId'), ref('userId'), flag('isManager')],
      indices: [
        unique('hotel_staff_person', 'hotelId', 'userId', 'isManager'),
        index('hotel_staff_user', 'userId'),
      ],
      foreignKeys: [
        foreignKey('staff_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
        foreignKey('posts_of_user', 'userId', 'users', 'RESTRICT'),
      ],
    });
    for (const list of LISTS) await runner.createIndex('bookings', new TableIndex(list));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of LISTS) await runner.dropIndex('bookings', name);
    await runner.dropTable('hotel_staff');
  }
}
