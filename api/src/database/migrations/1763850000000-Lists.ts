import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, index, night, text } from './words';

const UNKNOWN_NIGHT = '1970-01-01';
const USERS = [index('users_name', 'nameKey', 'id'), index('users_createdAt', 'createdAt', 'id')];
const ROOM_TYPES = [
  index('room_types_title', 'titleKey', 'id'),
  index('room_types_price', 'priceCents', 'id'),
];
const BOOKINGS = [
  index('bookings_checkIn', 'checkIn', 'id'),
  index('bookings_checkOut', 'checkOut', 'id'),
  index('bookings_guest', 'guestKey', 'id'),
  index('bookings_hotelKey', 'hotelKey', 'id'),
  index('bookings_total', 'totalCents', 'id'),
];

/** Lists of bookings, users and room types in every order that staff ask for. */
export class Lists1763850000000 implements MigrationInterface {
  name = 'Lists1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', [
      text('nameKey', 120, { default: '' }),
      flag('verified', { default: 1 }),
    ]);
    await addColumns(runner, 'bookings', [
      text('hotelKey', 120, { default: '' }),
      text('guestKey', 120, { default: '' }),
      night('checkIn', { default: UNKNOWN_NIGHT }),
      night('checkOut', { default: UNKNOWN_NIGHT }),
    ]);
    await fillKeys(runner);
    for (const words of ROOM_TYPES) await runner.createIndex('room_types', new TableIndex(words));
    for (const words of USERS) await runner.createIndex('users', new TableIndex(words));
    for (const words of BOOKINGS) await runner.createIndex('bookings', new TableIndex(words));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of BOOKINGS) await runner.dropIndex('bookings', name);
    for (const { name } of ROOM_TYPES) await runner.dropIndex('room_types', name);
    for (const { name } of USERS) await runner.dropIndex('users', name);
    await dropColumns(runner, 'bookings', ['checkOut', 'checkIn', 'guestKey', 'hotelKey']);
    await dropColumns(runner, 'users', ['verified', 'nameKey']);
  }
}

async function fillKeys(runner: QueryRunner): Promise<void> {
  await runner.query('UPDATE users SET nameKey = LOWER(TRIM(name))');
  await foldNames(runner, 'users', 'name', 'nameKey');
  await runner.query(`UPDATE bookings SET
    hotelKey = LOWER(TRIM(hotelName)),
    guestKey = (SELECT u.nameKey FROM users u WHERE u.id = bookings.userId),
    checkIn = COALESCE((SELECT MIN(s.checkIn) FROM stays s WHERE s.bookingId = bookings.id), '${UNKNOWN_NIGHT}'),
    checkOut = COALESCE((SELECT MAX(s.checkOut) FROM stays s WHERE s.bookingId = bookings.id), '${UNKNOWN_NIGHT}')`);
  await foldNames(runner, 'bookings', 'hotelName', 'hotelKey');
}

/** Writes the keys of names that have more than capitals to fold: the engines fold accents each in its own way. */
async function foldNames(runner: QueryRunner, table: string, column: string, key: string): Promise<void> {
  const names: { name: string }[] = await runner.query(
    `SELECT DISTINCT ${column} AS name FROM ${table} ORDER BY ${column}`,
  );
  for (const { name } of names)
    if (fold(name) !== name.trim().toLowerCase())
      await runner.query(`UPDATE ${table} SET ${key} = ? WHERE ${column} = ?`, [fold(name), name]);
}

const fold = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ').slice(0, 120);
