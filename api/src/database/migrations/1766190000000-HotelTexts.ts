import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, createTable, dropColumns, foreignKey, id, longText, ref, text, unique } from './words';

/** Hotels say in which language they write, and have texts of theirs and of their room types in others. */
export class HotelTexts1766190000000 implements MigrationInterface {
  name = 'HotelTexts1766190000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'hotels', [text('language', 8, { default: 'en' })]);
    await createTable(runner, 'hotel_translations', {
      columns: [
        id(),
        ref('hotelId'),
        text('language', 8),
        text('description', 1000, { nullable: true }),
        longText('detailedDescription', { nullable: true }),
        text('houseRules', 1000, { nullable: true }),
      ],
      indices: [unique('hotel_translations_language', 'hotelId', 'language')],
      foreignKeys: [foreignKey('hotel_translations_of_hotel', 'hotelId', 'hotels', 'CASCADE')],
    });
    await createTable(runner, 'room_type_translations', {
      columns: [
        id(),
        ref('roomTypeId'),
        text('language', 8),
        text('title', 120, { nullable: true }),
        text('description', 1000, { nullable: true }),
      ],
      indices: [unique('room_type_translations_language', 'roomTypeId', 'language')],
      foreignKeys: [foreignKey('room_type_translations_of_type', 'roomTypeId', 'room_types', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('room_type_translations');
    await runner.dropTable('hotel_translations');
    await dropColumns(runner, 'hotels', ['language']);
  }
}
