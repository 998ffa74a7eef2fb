import { giveProof } from '../../../test/accountHelpers';
import { makeUser, PASSWORD } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { log } from '../../core/log';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

/** The log lines that `work` writes, without the address. */
async function linesOf(work: () => Promise<unknown>): Promise<object[]> {
  const info = jest.spyOn(log, 'info');
  await work();
  const lines = info.mock.calls.map(([line]) => line as unknown as { security?: string; address?: string });
  info.mockRestore();
  return lines.filter(({ security }) => security).map(({ address: _, ...line }) => line);
}

const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';

test('the log shows who signed in, failed, gave a proof, was refused, had to wait or changed a password, and no typed text', async () => {
  const [{ id: userId, username }, person] = [await makeUser(), await server.as()];
  const lines = await linesOf(async () => {
    await person.signIn(username);
    await person.graphql('{ users { total } }');
    await person.graphql('{ auditEntries { total } }');
    for (const password of ['Wrong#2026', PASSWORD]) await giveProof(person, { password });
    await person.graphql(CHANGE, { input: { currentPassword: PASSWORD, password: 'Harbour#2027' } });
    const stranger = await server.as();
    for (let tries = 0; tries < 11; tries++) await stranger.signIn(username, 'Wrong#2026');
    await stranger.signIn('nobody_at_all', 'Wrong#2026');
  });
  expect(lines[0]).toEqual({
    security: 'signedIn',
    userId,
    sessionId: expect.any(String),
    method: 'PASSWORD',
  });
  expect(lines).toContainEqual({
    security: 'forbidden',
    permission: 'audit:list',
    userId,
    keyId: undefined,
  });
  expect(lines).toContainEqual({ security: 'proofFailed', userId });
  const sessionId = expect.any(String);
  expect(lines).toContainEqual({ security: 'proofGiven', userId, sessionId, kind: 'password' });
  expect(lines).toContainEqual({ security: 'passwordChanged', userId });
  expect(
    lines.filter(
      (line) => 'userId' in line && line.userId === userId && Object.values(line).includes('signInFailed'),
    ).length,
  ).toBeGreaterThanOrEqual(10);
  expect(lines).toContainEqual({ security: 'tooManyAttempts', kind: 'signIn' });
  expect(lines.at(-1)).toEqual({ security: 'signInFailed', userId: undefined });
  expect(JSON.stringify(lines)).not.toMatch(/Wrong#2026|Harbour#2027|nobody_at_all/);
});
