import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accessTables } from './firstVersion/access';
import { bookingsTables } from './firstVersion/bookings';
import { chatsTables } from './firstVersion/chats';
import { hotelsTables } from './firstVersion/hotels';
import { mailsTables } from './firstVersion/mails';
import { paymentsTables } from './firstVersion/payments';
import { photosTables } from './firstVersion/photos';
import { reviewsTables } from './firstVersion/reviews';
import { roomsTables } from './firstVersion/rooms';
import { searchTables } from './firstVersion/search';
import { usersTables } from './firstVersion/users';
import { webhooksTables } from './firstVersion/webhooks';
import { createTable, refuseChanges, type Tables } from './words';

/** Each table follows those that its foreign keys refer to. */
const tables: Tables = {
  ...accessTables,
  ...mailsTables,
  ...usersTables,
  ...hotelsTables,
  ...roomsTables,
  ...searchTables,
  ...photosTables,
  ...bookingsTables,
  ...paymentsTables,
  ...reviewsTables,
  ...chatsTables,
  ...webhooksTables,
};

/** All tables of version 1.0. */
export class FirstVersion1764300000000 implements MigrationInterface {
  name = 'FirstVersion1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, words] of Object.entries(tables)) await createTable(runner, name, words);
    await refuseChanges(runner, 'audit_entries');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(tables).reverse()) await runner.dropTable(name);
  }
}
