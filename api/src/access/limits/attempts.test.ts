import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makeUser } from '../../../test/factories';
import { kindsOf, newAddress, signIn, signInsWrong } from '../../../test/signInHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { redis } from '../../core/redis';
import { clearCounters } from '../../core/counters';

const withRedis = process.env.REDIS_URL ? describe : describe.skip;
const ofRedis = `${process.env.REDIS_URL}?keyPrefix=${randomBytes(6).toString('hex')}:`;

let server: TestServer;
const startWith = (settings: Record<string, string>) => async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', ...settings });
};
const username = async () => (await makeUser()).username;
const wrongs = (times: number) => Array<string>(times).fill('InvalidCredentials');
/** The maximum number of attempts in one document. */
const MANY = 15;

/**
 * The number of attempts that may have passed since then: ten, and one after each pause of 1, 2, 4, ...
 * seconds.
 */
const mostTried = (began: number) => 10 + Math.floor(Math.log2((Date.now() - began) / 1000 + 1));

/**
 * Asserts that about the allowed number of wrong attempts was checked since then, and the others were
 * refused.
 */
function expectPauses(kinds: string[], began: number, triedBefore = 0) {
  const tried = kinds.filter((kind) => kind === 'InvalidCredentials').length;
  expect(tried).toBeGreaterThanOrEqual(10 - triedBefore);
  expect(tried).toBeLessThanOrEqual(mostTried(began) - triedBefore);
  expect(kinds.filter((kind) => kind === 'TooManyAttempts')).toHaveLength(kinds.length - tried);
}

function countsAttempts() {
  afterAll(() => server.close());

  test('after ten wrong passwords of one network the next waits, and each pause doubles', async () => {
    const [name, address, began] = [await username(), newAddress(), Date.now()];
    expect(kindsOf(await signInsWrong(server, name, 10, address))).toEqual(wrongs(10));
    // Attempts during a pause neither extend nor shorten it.
    const waits: number[] = [];
    for (let pauses = 0; pauses < 2;) {
      const { __typename, message, retryAfterSeconds } = (await signInsWrong(server, name, 1, address))[0]!;
      if (__typename === 'InvalidCredentials') pauses++;
      else waits.push(retryAfterSeconds!);
      if (retryAfterSeconds === 1) expect(message).toBe('Too many attempts. Wait 1 second, then try again.');
      await wait(50);
    }
    expect(Date.now() - began).toBeGreaterThanOrEqual(3000);
    expect(Math.max(...waits)).toBe(2);
    expect(waits.lastIndexOf(2)).toBeGreaterThan(waits.indexOf(1));
  });

  test('attempts of one network delay no other network', async () => {
    const [name, address] = [await username(), newAddress()];
    expect(kindsOf(await signInsWrong(server, name, MANY, address))).toContain('TooManyAttempts');
    expect(await signIn(server, { username: name })).toMatchObject({ __typename: 'Session' });
  });

  test('several sign-ins in one document are counted one by one', async () => {
    const [name, began] = [await username(), Date.now()];
    const kinds = kindsOf(await signInsWrong(server, name, MANY));
    expect(kinds.slice(0, 10)).toEqual(wrongs(10));
    expectPauses(kinds, began);
  });

  test('of many concurrent sign-ins ten are checked', async () => {
    const [name, address, began] = [await username(), newAddress(), Date.now()];
    const attempts = Array.from({ length: 2 * MANY }, () => signInsWrong(server, name, 1, address));
    expectPauses(kindsOf((await Promise.all(attempts)).flat()), began);
  });

  test('an unknown username gets the same answers as a known one', async () => {
    const answers = [];
    for (const name of [await username(), 'nobody_at_all']) {
      const outcomes = await signInsWrong(server, name, MANY);
      const refused = outcomes.find(({ __typename }) => __typename === 'TooManyAttempts');
      answers.push([outcomes.slice(0, 10), Object.keys(refused!)]);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  test('the right password resets the count', async () => {
    const [name, address] = [await username(), newAddress()];
    await signInsWrong(server, name, 9, address);
    expect(await signIn(server, { username: name }, address)).toMatchObject({ __typename: 'Session' });
    expect(kindsOf(await signInsWrong(server, name, 9, address))).toEqual(wrongs(9));
  });

  test('a network that tries many usernames waits, other networks do not', async () => {
    const [name, address] = [await username(), newAddress()];
    for (let round = 0; round < 7; round++) await signInsWrong(server, 'somebody_else', 15, address);
    const refused = await signIn(server, { username: name }, address);
    expect(refused).toMatchObject({
      __typename: 'TooManyAttempts',
      message: 'Too many attempts. Wait 15 minutes, then try again.',
    });
    expect(refused.retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(await signIn(server, { username: name })).toMatchObject({ __typename: 'Session' });
  });
}

describe('attempts counted in this process', () => {
  beforeAll(startWith({}));
  countsAttempts();
});

withRedis('attempts counted in Redis', () => {
  beforeAll(startWith({ REDIS_URL: ofRedis }));
  countsAttempts();

  test('another instance counts the attempts of this one', async () => {
    const [name, address, began] = [await username(), newAddress(), Date.now()];
    await signInsWrong(server, name, 9, address);
    clearCounters();
    expectPauses(kindsOf(await signInsWrong(server, name, MANY, address)), began, 9);
  });

  test('while Redis is down each instance counts by itself', async () => {
    const name = await username();
    redis()!.disconnect();
    expect(kindsOf(await signInsWrong(server, name, MANY))).toContain('TooManyAttempts');
  });
});
