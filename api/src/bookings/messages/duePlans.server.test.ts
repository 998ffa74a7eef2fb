import { AUTOMATIC_KINDS } from '../../../../schema/guestMessages';
import { insertManyRows } from '../../../test/manyRows';
import { Explainer, statementsOf } from '../../../test/statementPlans';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { now } from '../../core/clock';
import { repo, transaction } from '../../database/transaction';
import { Booking } from '../booking.entity';
import { sendGuestMessages } from './dueMessages.service';
import { MessageTemplate, newMessageTemplate } from './messageTemplate.entity';

/* The database servers' plans for the job among many bookings. */

let server: TestServer;
let explainer: Explainer;
beforeAll(async () => {
  server = await startTestServer();
  const { url } = server.database.options as unknown as { url: string };
  await insertManyRows(url, { users: 2000, bookings: 20_000 });
  explainer = await Explainer.on(url);
}, 120_000);
afterAll(async () => {
  await explainer.close();
  await server.close();
});

test('looking for the guests of every kind of message reads the bookings of few days', async () => {
  const [{ hotelId }] = (await repo(Booking).find({ take: 1 })) as [Booking & { hotelId: string }];
  const templates = AUTOMATIC_KINDS.map((kind) =>
    newMessageTemplate({ hotelId, kind, slot: kind, enabled: true, days: 3, hour: 10, dueAt: now() }),
  );
  await transaction(() => repo(MessageTemplate).insert(templates));
  const statements = await statementsOf(server.database, sendGuestMessages);
  expect(statements.length).toBeGreaterThan(AUTOMATIC_KINDS.length);
  const scans: string[] = [];
  for (const statement of statements) scans.push(...(await explainer.scansOf(statement)));
  expect(scans).toEqual([]);
});
