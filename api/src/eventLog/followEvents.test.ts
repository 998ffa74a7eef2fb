import { makeHotel, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import type { Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { whenIdle } from '../core/runExclusive';
import { bulkInsert } from '../database/bulkInsert';
import { transaction } from '../database/transaction';
import type { EventSelection } from './event.inputs';
import { EventType } from './eventType.enum';
import { followEvents } from './followEvents.service';
import { LoggedEvent, newLoggedEvent } from './loggedEvent.entity';
import { numberSoon } from './numberEvents.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const follow = (userId: string, selection: EventSelection = {}) =>
  followEvents({ id: userId, role: Role.CUSTOMER, sessionId: 'one' } satisfies Viewer, selection);

async function write(...events: Pick<LoggedEvent, 'type' | 'hotelId' | 'userId'>[]): Promise<void> {
  const rows = events.map((event) => newLoggedEvent({ ...event, data: '{}' }));
  await transaction(() => bulkInsert(LoggedEvent, rows));
  await numberSoon();
  await whenIdle();
}

test('people who follow the same share what is read and written for them, and nobody gets what is of others', async () => {
  const { id: hotelId } = await makeHotel();
  await whenIdle();
  const guest = await makeUser();
  const others = await Promise.all(Array.from({ length: 20 }, () => makeUser()));
  const own = await follow(guest.id);
  const all = await Promise.all(others.map(({ id }) => follow(id)));
  const only = await follow(others[0]!.id, { types: [EventType.REVIEW_CREATED] });
  await whenIdle();
  const reads = await server.countStatements(() =>
    write(
      { type: EventType.NIGHTS_CHANGED, hotelId, userId: null },
      { type: EventType.BOOKING_CONFIRMED, hotelId, userId: guest.id },
    ),
  );
  const [first, ...rest] = await Promise.all(all.map(async (pages) => (await pages.next()).value));
  expect(first.items).toMatchObject([{ type: EventType.NIGHTS_CHANGED }]);
  for (const page of rest) expect(page).toBe(first);
  expect((await own.next()).value.items).toHaveLength(2);
  // Writing, numbering and reading, for any number of people.
  expect(reads).toBeLessThan(20);

  for (const pages of [own, ...all]) await pages.return!();
  await write({ type: EventType.REVIEW_CREATED, hotelId, userId: guest.id });
  expect((await only.next()).value.items).toMatchObject([{ type: EventType.REVIEW_CREATED }]);
  await only.return!();
  expect(await own.next()).toEqual({ done: true, value: undefined });
});
