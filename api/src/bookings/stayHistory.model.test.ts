import fc from 'fast-check';
import { someHistory } from '../../test/stayModel/commands';
import { History } from '../../test/stayModel/history';
import { makePeople, makePlace, makeRooms, TERMS, type Place } from '../../test/stayModel/place';
import { someBeginning, startHistory } from '../../test/stayModel/startHistory';
import { GOODWILL_LIMIT, StayModel } from '../../test/stayModel/stayModel';
import { startTestServer, type TestServer } from '../../test/testServer';

/** How many histories are played: as many as STAY_HISTORIES says, else a sample that is smaller on a database server. */
const HISTORIES = Number(process.env['STAY_HISTORIES'] ?? (process.env['DATABASE_URL'] ? 50 : 120));
const MOST_STEPS = 30;
/** Everything but the time of the day stays real. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let server: TestServer;
const places: Place[] = [];
let people: Awaited<ReturnType<typeof makePeople>>;

beforeAll(async () => {
  server = await startTestServer({
    GOODWILL_LIMIT_CENTS: String(GOODWILL_LIMIT),
    ACCESS_TOKEN_SECONDS: '86400',
  });
  people = await makePeople(server);
  const { admin } = await people.signIn();
  for (const terms of TERMS) places.push(await makePlace(admin, terms));
  jest.useFakeTimers({
    doNotFake: [...REAL],
    now: new Date(`${new Date().toISOString().slice(0, 10)}T12:00Z`),
  });
});
afterAll(async () => {
  jest.useRealTimers();
  await server.close();
});

test(
  'any history of a stay: nights, balance, refunds and accounts are those of an independent model, to the cent',
  async () => {
    await fc.assert(
      fc.asyncProperty(someBeginning, someHistory(MOST_STEPS), async (begin, commands) => {
        const place = places[begin.place]!;
        const history = new History(server, place, await makeRooms(place), people.guestId, people.signIn);
        await history.passDay();
        const model = new StayModel(history.today, TERMS[begin.place]!);
        await startHistory(history, begin, model);
        await fc.asyncModelRun(() => ({ model, real: history }), commands);
      }),
      { numRuns: HISTORIES, endOnFailure: process.env['SHRINK'] !== 'yes' },
    );
  },
  HISTORIES * 10_000,
);
