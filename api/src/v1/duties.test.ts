import { digestTables } from '../../test/duties/digest';
import { makePrivateRecords } from '../../test/duties/privateRecords';
import { makeHotel, makeTeamMember, PASSWORD } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import type { Route } from './route';
import { routes } from './routes';
import { rest } from './testing/client';
import { SAMPLES } from './testing/samples';

/* Existing clients signed in as a member of a hotel's team: the lists of their hotels, and the refusals they know. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
/** Routes of the caller's own account and chats. */
const OWN = /^\S+ \/(auth|chat)/;

test('a member signs in with the code 2030', async () => {
  const member = await makeTeamMember([await makeHotel()], HotelDuty.OWNER);
  const body = { username: member.username, password: PASSWORD };
  const answer = await rest(await server.as(), 'POST', '/auth/login', body);
  expect(answer).toMatchObject({ status: 200, body: { assignedRoles: 2030, user_id: member.id } });
});

test('the bookings of a member are those of their hotels', async () => {
  const { fixtures } = await makePrivateRecords(server);
  const others = await makePrivateRecords(server);
  const front = await server.as(
    await makeTeamMember([{ id: fixtures.hotelId } as never], HotelDuty.FRONT_DESK),
  );
  const { body } = await rest(front, 'GET', '/bookings');
  const ids = body.data.map(({ _id }: { _id: string }) => _id);
  expect(ids).toContain(fixtures.confirmedId);
  expect(ids).not.toContain(others.fixtures.confirmedId);
  expect(body.number).toBe(ids.length);
  const refused = await rest(front, 'GET', `/bookings?hotel_id=${others.fixtures.hotelId}`);
  expect(refused).toMatchObject({
    status: 401,
    body: { message: 'You are not authorized to view this page' },
  });
  const housekeeper = await server.as(
    await makeTeamMember([{ id: fixtures.hotelId } as never], HotelDuty.HOUSEKEEPING),
  );
  expect(await rest(housekeeper, 'GET', '/bookings')).toMatchObject({ status: 401 });
});

test('no route shows or changes anything of another hotel', async () => {
  const { fixtures, secrets } = await makePrivateRecords(server);
  const owner = await server.as(await makeTeamMember([await makeHotel()], HotelDuty.OWNER));
  const before = await digestTables();
  const leaks: Record<string, string[]> = {};
  for (const route of routes.filter((one) => !OWN.test(nameOf(one)))) {
    const sample = SAMPLES[nameOf(route)]!;
    const address = sample.path?.(fixtures, 'administrator') ?? route.path;
    const body = sample.body?.(fixtures);
    const answer = await rest(owner, route.method.toUpperCase(), address, body);
    expect([nameOf(route), answer.status >= 500]).toEqual([nameOf(route), false]);
    const asked = `${address} ${JSON.stringify(body)}`;
    const text = JSON.stringify(answer.body ?? null);
    const leaked = secrets.filter((secret) => text.includes(secret) && !asked.includes(secret));
    if (leaked.length) leaks[nameOf(route)] = leaked;
  }
  expect(leaks).toEqual({});
  expect(await digestTables()).toEqual(before);
}, 240_000);
