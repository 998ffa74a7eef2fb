import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, index } from './words';

const USERS = [
  index('users_username', 'deleted', 'usernameKey', 'id'),
  index('users_name', 'deleted', 'nameKey', 'id'),
  index('users_email', 'deleted', 'emailKey', 'id'),
  index('users_createdAt', 'deleted', 'createdAt', 'id'),
];
/** A range of one date and the order of another are far apart: each index has all dates. */
const BOOKINGS = [
  index('bookings_createdAt', 'createdAt', 'id', 'checkIn', 'checkOut', 'totalCents', 'status', 'payment'),
  index('bookings_checkIn', 'checkIn', 'id', 'createdAt', 'checkOut', 'totalCents', 'status', 'payment'),
  index('bookings_checkOut', 'checkOut', 'id', 'createdAt', 'checkIn', 'totalCents', 'status', 'payment'),
  index('bookings_total', 'totalCents', 'id', 'createdAt', 'checkIn', 'checkOut', 'status', 'payment'),
];
const USERS_BEFORE = [index('users_name', 'nameKey', 'id'), index('users_createdAt', 'createdAt', 'id')];
const BOOKINGS_BEFORE = [
  index('bookings_createdAt', 'createdAt', 'id'),
  index('bookings_checkIn', 'checkIn', 'id'),
  index('bookings_checkOut', 'checkOut', 'id'),
  index('bookings_total', 'totalCents', 'id'),
];

/** Lists of which the index alone says what is asked: users without deleted ones, bookings by dates and sums. */
export class ListIndices1763870000000 implements MigrationInterface {
  name = 'ListIndices1763870000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', [flag('deleted', { default: 0 })]);
    await runner.query("UPDATE users SET deleted = 1 WHERE email LIKE '%@deleted.invalid'");
    await replace(runner, 'users', USERS_BEFORE, USERS);
    await replace(runner, 'bookings', BOOKINGS_BEFORE, BOOKINGS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, 'bookings', BOOKINGS, BOOKINGS_BEFORE);
    await replace(runner, 'users', USERS, USERS_BEFORE);
    await dropColumns(runner, 'users', ['deleted']);
  }
}

type Words = ReturnType<typeof index>;

async function replace(runner: QueryRunner, table: string, old: Words[], next: Words[]): Promise<void> {
  for (const { name } of old) await runner.dropIndex(table, name);
  for (const words of next) await runner.createIndex(table, new TableIndex(words));
}
