import { startTestServer, type TestServer } from '../../test/testServer';
import { ASKERS, makeFixtures, ROLES, type Asker, type Fixtures } from '../../test/fixtures';
import { can, mayAsk, type Viewer } from '../access/policy';
import type { Route } from './route';
import { routes } from './routes';
import { rest, type RestAnswer } from './testing/client';
import { SAMPLES, type Sample } from './testing/samples';

/* Every kind of caller calls every route; the policy table states the expected status. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const AUTHENTICATE = 'You are not authenticated. Please log in';
const AUTHORIZE = 'You are not authorized to view this page';

/** "passes" where the caller was admitted, even if the request was then refused as invalid. */
function outcomeOf({ status, body }: RestAnswer, { owned }: Sample): string {
  if (status === 401 && body.message === AUTHENTICATE) return 'unauthenticated';
  if (status === 401 && body.message === AUTHORIZE) return 'forbidden';
  const hidden = owned && (status === 404 || /not the customer/.test(body?.message ?? ''));
  return hidden ? 'hidden' : 'passes';
}

function expected(
  asker: Asker,
  { permission }: Route,
  { owned }: Sample,
  { ownerId, hotelId }: Fixtures,
): string {
  const viewer: Viewer | undefined =
    asker === 'nobody'
      ? undefined
      : { id: asker === 'owner' ? ownerId : asker, role: ROLES[asker], sessionId: '' };
  if (!mayAsk(viewer, permission)) return viewer ? 'forbidden' : 'unauthenticated';
  const subject = { userId: ownerId, hotelId: permission.startsWith('chat:') ? null : hotelId };
  return owned && !can(viewer, permission, subject as { userId: string; hotelId: string })
    ? 'hidden'
    : 'passes';
}

test('every route admits exactly the callers that the policy table names', async () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(routes.map(nameOf).sort());
  const shared = await makeFixtures(server);
  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const route of routes) {
    const sample = SAMPLES[nameOf(route)]!;
    const { people, fixtures } = sample.ends ? await makeFixtures(server) : shared;
    for (const asker of ASKERS) {
      const name = `${nameOf(route)} by ${asker}`;
      const address = sample.path?.(fixtures, asker) ?? route.path;
      const answer = await rest(people[asker], route.method.toUpperCase(), address, sample.body?.(fixtures));
      expect([name, answer.status >= 500]).toEqual([name, false]);
      found[name] = outcomeOf(answer, sample);
      wanted[name] = expected(asker, route, sample, fixtures);
    }
  }
  expect(found).toEqual(wanted);
  expect(Object.keys(found)).toHaveLength(routes.length * ASKERS.length);
}, 240_000);

test('an expired bearer is answered TOKEN_EXPIRED on every route that needs a viewer, and on no other', async () => {
  const guest = await server.as();
  guest.accessToken = 'eyJhbGciOiJIUzI1NiJ9.e30.of-yesterday';
  for (const route of routes) {
    const address = route.path.replaceAll(/:\w+/g, 'f'.repeat(24));
    const { status, body } = await rest(guest, route.method.toUpperCase(), address);
    const asksToRenew = status === 403 && body.code === 'TOKEN_EXPIRED';
    expect([nameOf(route), asksToRenew]).toEqual([nameOf(route), !mayAsk(undefined, route.permission)]);
  }
});
