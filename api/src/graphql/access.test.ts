import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { whenTakenUp } from '../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import type { Sample } from '../../test/sample';
import { readSamples } from '../../test/samples';
import { ASKERS, ROLES, makeFixtures, type Asker, type Fixtures } from '../../test/fixtures';
import { can, describeScopes, mayAsk, type Permission, type Viewer } from '../access/policy';
import { listEntryPoints, type EntryPoint } from './entryPoints';
import { domains } from '../domains';
import { refreshRates } from '../exchangeRates/refreshRates.service';
import { makeKey, withKey } from '../../test/apiKeys';
import { Role } from '../access/role.enum';
import { Scope } from '../access/scope.enum';
import { makeSchema } from './makeSchema';

/*
 * Calls every root field as a visitor, the owner of the record, another customer, 2020 and 2030. The expected outcome
 * comes from the policy table. A new field needs only a document in the `*.samples.ts` of its folder.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await refreshRates();
});
afterAll(() => server.close());

/** "passes", "hidden", or the code of the error. */
async function outcome(person: Visitor, entryPoint: EntryPoint, document: string): Promise<string> {
  if (entryPoint.kind === 'subscription') return overSocket(person, document);
  const { data, errors } = await person.graphql(document);
  if (errors) return errors[0]!.extensions.code;
  const value = data[entryPoint.field];
  const missing =
    ['UnknownCheckout', 'UnknownReview', 'NotYourBooking'].includes(value?.__typename) ||
    /does not exist|no longer exists/.test(value?.message ?? '');
  return (value === null && entryPoint.field !== 'viewer') || missing ? 'hidden' : 'passes';
}

async function overSocket(person: Visitor, query: string): Promise<string> {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: person.accessToken },
    retryAttempts: 0,
  });
  const refused = new Promise<string>((resolve) => {
    const code = (answer: any) => answer.errors?.[0]?.extensions?.code ?? 'passes';
    client.subscribe(
      { query },
      {
        next: (answer) => resolve(code(answer)),
        error: (thrown) => resolve(code({ errors: thrown })),
        complete: () => undefined,
      },
    );
  });
  const result = await Promise.race([refused, whenTakenUp(client).then(() => 'passes')]);
  await client.dispose();
  return result;
}

function expected(
  asker: Asker,
  permission: Permission,
  sample: Sample,
  { ownerId, hotelId }: Fixtures,
): string {
  const viewer: Viewer | undefined =
    asker === 'nobody'
      ? undefined
      : { id: asker === 'owner' ? ownerId : asker, role: ROLES[asker], sessionId: '' };
  if (!mayAsk(viewer, permission)) return viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED';
  // The sample of a chat is a group, in which nobody is by a duty at a hotel.
  const subject = { userId: ownerId, hotelId: permission.startsWith('chat:') ? null : hotelId };
  return sample.owned && !can(viewer, permission, subject as { userId: string; hotelId: string })
    ? 'hidden'
    : 'passes';
}

test('every root field allows exactly the callers in the policy table', async () => {
  const entryPoints = listEntryPoints(await makeSchema(domains));
  const samples = await readSamples();
  const names = entryPoints.map(({ kind, field }) => `${kind} ${field}`);

  const shared = await makeFixtures(server);
  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const entryPoint of entryPoints) {
    const sample = samples[`${entryPoint.kind} ${entryPoint.field}`]!;
    const { people, fixtures } = sample.owned || sample.ends ? await makeFixtures(server) : shared;
    for (const asker of ASKERS) {
      const name = `${entryPoint.kind} ${entryPoint.field} by ${asker}`;
      wanted[name] = expected(asker, entryPoint.permission!, sample, fixtures);
      found[name] = await outcome(people[asker], entryPoint, sample.document(fixtures, asker));
    }
  }
  expect(found).toEqual(wanted);
  expect(Object.keys(found)).toHaveLength(names.length * ASKERS.length);
}, 300_000);

describe('API keys', () => {
  /** Fields that no key may call, whatever its scopes. They are listed here because the table could be wrong. */
  const PEOPLE_ONLY = [
    'signIn',
    'renewSession',
    'signOut',
    'myDevices',
    'endSession',
    'endOtherSessions',
    'myApiKeys',
    'createApiKey',
    'rotateApiKey',
    'revokeApiKey',
    'register',
    'sendCodeAgain',
    'verifyEmail',
    'forgotPassword',
    'resetPassword',
    'changePassword',
    'updateAccount',
    'deleteAccount',
    'confirmEmail',
    'undoEmailChange',
    'deleteProfilePhoto',
    'createUser',
    'updateUser',
    'updateUsers',
    'signOutUsers',
    'deleteUser',
  ];

  test('every root field accepts exactly the keys that the table of scopes names', async () => {
    const { people, fixtures } = await makeFixtures(server);
    const all = [Scope.READ, Scope.BOOK, Scope.STAFF];
    const kinds: [asker: 'owner' | 'administrator', role: Role, scopes: Scope[]][] = [
      ['owner', Role.CUSTOMER, [Scope.READ]],
      ['owner', Role.CUSTOMER, [Scope.READ, Scope.BOOK]],
      ['administrator', Role.INTERMEDIATE, [Scope.READ, Scope.BOOK]],
      ['administrator', Role.ADMIN, [Scope.READ, Scope.STAFF]],
      ['administrator', Role.ADMIN, all],
    ];
    const programs: [Visitor, Viewer, string][] = [];
    for (const [asker, role, scopes] of kinds) {
      const key = { id: '', tokenHash: '', scopes, expiresAt: null, ownerRole: role, hotelIds: null };
      const program = withKey(server, await makeKey(people[asker], scopes));
      programs.push([program, { id: asker, role, sessionId: '', key }, `${asker} ${scopes.join('+')}`]);
    }
    const entryPoints = listEntryPoints(await makeSchema(domains)).filter(
      ({ kind }) => kind !== 'subscription',
    );
    const found: Record<string, boolean> = {};
    const samples = await readSamples();
    const wanted: Record<string, boolean> = {};
    for (const { kind, field, permission } of entryPoints)
      for (const [program, viewer, name] of programs) {
        const document = samples[`${kind} ${field}`]!.document(fixtures, 'owner');
        const { errors } = await program.graphql(document);
        wanted[`${field} by ${name}`] = !PEOPLE_ONLY.includes(field) && mayAsk(viewer, permission!);
        found[`${field} by ${name}`] = errors?.[0]?.extensions.code !== 'FORBIDDEN';
      }
    expect(found).toEqual(wanted);
    const never = entryPoints.filter(({ permission }) => describeScopes(permission!) === 'never');
    expect(never.map(({ field }) => field)).toEqual(expect.arrayContaining(PEOPLE_ONLY));
  }, 300_000);
});
