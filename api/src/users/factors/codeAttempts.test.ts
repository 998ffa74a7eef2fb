import { makeUser } from '../../../test/factories';
import { addCodeApp, codeOf, firstStep, secondStep } from '../../../test/factors';
import { newAddress } from '../../../test/signInHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => server.close());

/** A person who signs in with a code, on the device where it was set up. */
async function withCodeApp() {
  const user = await makeUser();
  const person = await server.as(user);
  return { user, person, ...(await addCodeApp(person)) };
}

describe('guessing codes', () => {
  /** Sends a wrong code from this address; returns the kind of the answer. */
  async function guess(ticket: string, secret: string, address: string): Promise<string> {
    const rights = [-1, 0, 1].map((step) => codeOf(secret, step));
    const code = ['000000', '000001', '000002', '000003'].find((one) => !rights.includes(one));
    const query = `mutation { finishSignIn(input: { ticket: "${ticket}", code: "${code}" }) { __typename } }`;
    const { data } = await (
      await server.as()
    ).post(JSON.stringify({ query }), { 'x-forwarded-for': address });
    return data.finishSignIn.__typename;
  }

  test('is slowed down over all addresses together, and the owner is told that the password is known', async () => {
    const { user, secret, recoveryCodes } = await withCodeApp();
    const { ticket } = await firstStep(await server.as(), user.username);
    const kinds = [];
    for (let tries = 0; tries < 12; tries++) kinds.push(await guess(ticket, secret, newAddress()));
    expect(kinds.slice(0, 10)).toEqual(Array(10).fill('FactorCodeWrong'));
    expect(kinds.slice(10)).toContain('TooManyAttempts');
    await server.mailAbout(user.email, 'Someone may know your password');

    // The owner is not locked out: a recovery code works at once.
    const owner = await server.as();
    const again = await firstStep(owner, user.username);
    expect(await secondStep(owner, { ticket: again.ticket, code: recoveryCodes[0] })).toMatchObject({
      __typename: 'Session',
    });
  });

  test('from a device where the owner has signed in is counted apart from strangers', async () => {
    const { user, person, secret } = await withCodeApp();
    const { ticket } = await firstStep(await server.as(), user.username);
    for (let tries = 0; tries < 12; tries++) await guess(ticket, secret, newAddress());
    const own = Object.assign(await server.as(), { deviceCookie: person.deviceCookie });
    const first = await firstStep(own, user.username);
    expect(await secondStep(own, { ticket: first.ticket, code: codeOf(secret) })).toMatchObject({
      __typename: 'Session',
    });
  });
});
