import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, ref } from './words';

const OF_HOTEL = index('chats_hotel', 'hotelId', 'updatedAt');

/** Chats about bookings belong to hotels, and people are in them by their duties there. */
export class ChatsOfHotels1766092010000 implements MigrationInterface {
  name = 'ChatsOfHotels1766092010000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'chats', [ref('hotelId', { nullable: true })]);
    await addColumns(runner, 'chat_members', [ref('hotelId', { nullable: true })]);
    await runner.createIndex('chats', new TableIndex(OF_HOTEL));
    await runner.query(
      'UPDATE chats SET hotelId = (SELECT b.hotelId FROM bookings b WHERE b.id = chats.bookingId) WHERE bookingId IS NOT NULL',
    );
    // Administrators joined as administrators, unless they are the guest.
    await runner.query(
      `UPDATE chat_members SET hotelId = (SELECT c.hotelId FROM chats c WHERE c.id = chat_members.chatId)
        WHERE userId IN (SELECT u.id FROM users u WHERE u.roleCode = 2030)
        AND chatId IN (SELECT c.id FROM chats c WHERE c.hotelId IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM chats c INNER JOIN bookings b ON b.id = c.bookingId
          WHERE c.id = chat_members.chatId AND b.userId = chat_members.userId)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('chats', OF_HOTEL.name);
    await dropColumns(runner, 'chats', ['hotelId']);
    await dropColumns(runner, 'chat_members', ['hotelId']);
  }
}
