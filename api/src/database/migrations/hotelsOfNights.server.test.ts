import { createConnection } from 'mysql2/promise';
import { checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { Places } from '../../../test/places';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { Stay } from '../../bookings/stay.entity';
import { loadConfig } from '../../core/config';
import { databaseModel } from '../../domains';
import { Night } from '../../rooms/nights/night.entity';
import { newId } from '../columns';
import { openDatabase } from '../connect';
import { repo } from '../transaction';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('nights and stays that an instance of an earlier version writes beside this one get their hotel', async () => {
  const { hotel, ids } = await room();
  const { booking } = await checkout(await server.as(await makeUser()), choice(hotel.id, ids));
  const { manager } = repo(Night);
  await manager.query('INSERT INTO nights (roomNumberId, night, bookingId) VALUES (?, ?, ?)', [
    ids[0]!,
    '2031-01-01',
    booking.id,
  ]);
  await manager.query(
    `INSERT INTO stays (id, bookingId, number, title, checkIn, checkOut, nights, pricePerNightCents, nightPrices)
     VALUES (?, ?, 1, 'Room', '2031-01-01', '2031-01-02', 1, 100, '[]')`,
    [newId(), booking.id],
  );
  const own = { bookingId: booking.id };
  const rows = [...(await repo(Night).findBy(own)), ...(await repo(Stay).findBy(own))];
  expect(rows.map(({ hotelId }) => hotelId)).toEqual(Array(5).fill(hotel.id));
});

test('where the user may make no triggers, the columns are filled only after earlier instances were stopped', async () => {
  const places = new Places();
  const place = await places.make();
  const url = new URL(place.DATABASE_URL!);
  const root = await createConnection({ uri: url.href });
  const name = url.pathname.slice(1);
  // A place may be a copy of a database that has all migrations.
  await root.query(`DROP DATABASE ${name}`);
  await root.query(`CREATE DATABASE ${name}`);
  const rights = 'SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, ALTER, INDEX, REFERENCES, LOCK TABLES';
  await root.query("CREATE USER modest@'%' IDENTIFIED BY 'modest'");
  await root.query(`GRANT ${rights} ON ${name}.* TO modest@'%'`);
  Object.assign(url, { username: 'modest', password: 'modest' });
  loadConfig({ ...place, DATABASE_URL: url.href, LOG_LEVEL: 'silent' });
  const isEarlier = (name: string) => Number(name.slice(-13)) < 1766110000000;
  await (await openDatabase(databaseModel, undefined, isEarlier)).destroy();
  const earlier = await createConnection({ uri: url.href });
  try {
    await expect(openDatabase(databaseModel)).rejects.toThrow(
      'instances of an earlier version still use it, and its user may make no triggers. Stop all instances',
    );
    await earlier.end();
    const database = await openDatabase(databaseModel);
    expect(await database.query('SELECT hotelId FROM nights UNION SELECT hotelId FROM stays')).toEqual([]);
    await database.destroy();
  } finally {
    earlier.destroy();
    await root.query("DROP USER modest@'%'");
    await root.end();
    await places.remove();
  }
}, 60_000);
