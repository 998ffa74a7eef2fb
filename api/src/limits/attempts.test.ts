import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { redis } from '../core/redis';
import { forgetCounters } from '../core/counters';

const shared =
  process.env.REDIS_URL && `${process.env.REDIS_URL}?keyPrefix=${randomBytes(6).toString('hex')}:`;
const stores: [string, Record<string, string>][] = [
  ['in this process', {}],
  ...(shared ? [['in Redis', { REDIS_URL: shared }] as [string, Record<string, string>]] : []),
];

let addresses = 0;
const newAddress = () => `192.0.2.${++addresses}`;
const field = (name: string, password: string, alias = 'signIn') =>
  `${alias}: signIn(input: { username: "${name}", password: "${password}" }) {
    __typename ... on Problem { message } ... on TooManyAttempts { retryAfterSeconds } }`;

describe.each(stores)('attempts counted %s', (_name, settings) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', ...settings });
  });
  afterAll(() => server.close());

  /** Signs in once for each alias of one document, from this address. */
  async function signIns(address: string, fields: string[]) {
    const body = JSON.stringify({ query: `mutation { ${fields.join(' ')} }` });
    const { data } = await (await server.as()).post(body, { 'x-forwarded-for': address });
    return Object.values<{ __typename: string; message: string; retryAfterSeconds: number }>(data);
  }
  const signIn = async (name: string, password: string, address = newAddress()) =>
    (await signIns(address, [field(name, password)]))[0]!;
  const wrongs = (name: string, times: number) =>
    Array.from({ length: times }, (_, index) => field(name, 'Wrong#2026', `try${index}`));
  const wrong = (name: string, times: number) => signIns(newAddress(), wrongs(name, times));
  const kinds = (answers: { __typename: string }[]) => answers.map((answer) => answer.__typename);

  test('after ten wrong passwords every sign-in waits, each time twice as long', async () => {
    const { username } = await makeUser();
    const [right, tries] = [field(username, PASSWORD, 'right'), wrongs(username, 10)];
    const answers = await signIns(newAddress(), [...tries, right]);
    expect(kinds(answers.slice(0, 10))).toEqual(Array(10).fill('InvalidCredentials'));
    expect(answers[10]).toEqual({
      __typename: 'TooManyAttempts',
      retryAfterSeconds: 1,
      message: 'Too many attempts. Wait 1 second, then try again.',
    });
    await sleep(1050);
    const later = await signIns(newAddress(), [...wrongs(username, 1), right]);
    expect(later).toMatchObject([{ __typename: 'InvalidCredentials' }, { retryAfterSeconds: 2 }]);
    await sleep(2050);
    expect(await signIn(username, PASSWORD)).toMatchObject({ __typename: 'Session' });
    expect(kinds(await wrong(username, 3))).toEqual(Array(3).fill('InvalidCredentials'));
  });

  test('15 sign-ins in one document count as 15', async () => {
    const answers = kinds(await wrong((await makeUser()).username, 15));
    expect(answers).toEqual([...Array(10).fill('InvalidCredentials'), ...Array(5).fill('TooManyAttempts')]);
  });

  test('of 30 concurrent sign-ins ten are tried', async () => {
    const { username } = await makeUser();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(username, 'Wrong#2026')));
    expect(answers.filter((answer) => answer.__typename === 'InvalidCredentials')).toHaveLength(10);
  });

  test('an unknown username gets the same answers as a known one', async () => {
    const { username } = await makeUser();
    const [known, unknown] = [await wrong(username, 12), await wrong('nobody_at_all', 12)];
    expect(unknown).toEqual(known);
  });

  test('the right password resets the count of its account', async () => {
    const { username } = await makeUser();
    await wrong(username, 9);
    expect(await signIn(username, PASSWORD)).toMatchObject({ __typename: 'Session' });
    expect(kinds(await wrong(username, 9))).toEqual(Array(9).fill('InvalidCredentials'));
  });

  test('an address that tries many usernames waits, other addresses do not', async () => {
    const address = newAddress();
    for (let round = 0; round < 7; round++) await signIns(address, wrongs('somebody_else', 15));
    const { username } = await makeUser();
    const refused = await signIn(username, PASSWORD, address);
    expect(refused.__typename).toBe('TooManyAttempts');
    expect(refused.retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(refused.message).toBe('Too many attempts. Wait 15 minutes, then try again.');
    expect(await signIn(username, PASSWORD)).toMatchObject({ __typename: 'Session' });
  });

  if (settings.REDIS_URL) {
    test('another instance counts what was tried at this one', async () => {
      const { username } = await makeUser();
      await wrong(username, 9);
      forgetCounters();
      const answers = await signIns(newAddress(), [...wrongs(username, 1), field(username, PASSWORD)]);
      expect(kinds(answers)).toEqual(['InvalidCredentials', 'TooManyAttempts']);
    });

    test('while Redis is down each instance counts for itself', async () => {
      const { username } = await makeUser();
      redis()!.disconnect();
      expect(kinds(await wrong(username, 11))[10]).toBe('TooManyAttempts');
    });
  }
});
