import { makeKey, withKey } from '../../test/apiKeys';
import { makeFixtures } from '../../test/fixtures';
import { readSamples } from '../../test/samples';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { keyWords, mayAsk, type Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { Scope } from '../access/scope.enum';
import { domains } from '../domains';
import { makeSchema } from './makeSchema';
import { listEntryPoints } from './entryPoints';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What no key may call, whatever its scopes: written out, since the table could be wrong. */
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

test('every root field takes the keys that the table of scopes names, and no other', async () => {
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
    const key = { id: '', tokenHash: '', scopes, expiresAt: null, ownerRole: role };
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
  const never = entryPoints.filter(({ permission }) => keyWords(permission!) === 'never');
  expect(never.map(({ field }) => field)).toEqual(expect.arrayContaining(PEOPLE_ONLY));
}, 120_000);
