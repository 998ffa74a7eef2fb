import { checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { Places, settingsOfServer } from '../../../test/places';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { User } from '../../users/user.entity';
import { checkArchive, type Summary } from './archive';

let server: TestServer;
let places: Places;
beforeAll(async () => {
  places = new Places();
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await places.remove();
});

test('a backup of a server is restored to the embedded database, and from there to a server', async () => {
  const guest = await server.as(await makeUser());
  const { hotel, ids } = await room(3);
  const { url } = await checkout(guest, choice(hotel.id, ids));
  await server.pay(url);
  const embedded = { DATA_DIR: places.file('embedded'), DATABASE_URL: '' };
  const again = await places.make();
  // Meanwhile a statement of another database has a character of four bytes, as searches by word have.
  const restoreBeside = async () => {
    const beside = repo(User).query("SELECT SLEEP(8), '\u{10FFFF}' AS last");
    const [restored] = await Promise.all([places.run('restore', again, 'two'), beside]);
    return restored;
  };
  const steps = [
    await places.run('backup', settingsOfServer(), 'one'),
    await places.run('restore', embedded, 'one'),
    await places.run('backup', embedded, 'two'),
    await restoreBeside(),
    await places.run('backup', again, 'three'),
  ];
  expect(steps.map(({ code, said }) => (code ? said : code))).toEqual([0, 0, 0, 0, 0]);
  const [one, two, three] = await Promise.all(
    ['one', 'two', 'three'].map((name) => checkArchive(places.file(name))),
  );
  const rowsOf = ({ tables }: Summary) =>
    Object.fromEntries(Object.entries(tables).map(([table, { rows }]) => [table, rows]));
  expect(rowsOf(two!)).toEqual(rowsOf(one!));
  expect(three!.tables).toEqual(one!.tables);
}, 120_000);
