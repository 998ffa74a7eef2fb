import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makeUser } from '../../test/factories';
import { kindsOf, newAddress, signIn, signIns, signInsWrong } from '../../test/signInHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';
import { redis } from '../core/redis';
import { forgetCounters } from '../core/counters';

const withRedis = process.env.REDIS_URL ? describe : describe.skip;
const ofRedis = `${process.env.REDIS_URL}?keyPrefix=${randomBytes(6).toString('hex')}:`;

let server: TestServer;
const startWith = (settings: Record<string, string>) => async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', ...settings });
};
const username = async () => (await makeUser()).username;
const wrongs = (times: number) => Array<string>(times).fill('InvalidCredentials');

function countsAttempts() {
  afterAll(() => server.close());

  test('after ten wrong passwords of one network the next waits, each time twice as long', async () => {
    const [name, address] = [await username(), newAddress()];
    expect(kindsOf(await signInsWrong(server, name, 10, address))).toEqual(wrongs(10));
    expect(await signIn(server, { username: name }, address)).toEqual({
      __typename: 'TooManyAttempts',
      retryAfterSeconds: 1,
      message: 'Too many attempts. Wait 1 second, then try again.',
    });
    // Asking again and again during the pause neither lengthens nor shortens it.
    const [began, tries] = [Date.now(), []] as [number, string[]];
    while (tries.at(-1) !== 'InvalidCredentials') {
      await wait(50);
      tries.push(...kindsOf(await signInsWrong(server, name, 1, address)));
    }
    expect(Date.now() - began).toBeGreaterThan(700);
    expect(await signIn(server, { username: name }, address)).toMatchObject({ retryAfterSeconds: 2 });
  });

  test('attempts of one network make no other network wait', async () => {
    const [name, address] = [await username(), newAddress()];
    expect(kindsOf(await signInsWrong(server, name, 15, address))[14]).toBe('TooManyAttempts');
    expect(await signIn(server, { username: name })).toMatchObject({ __typename: 'Session' });
  });

  test('15 sign-ins in one document count as 15', async () => {
    const answers = kindsOf(await signInsWrong(server, await username(), 15));
    expect(answers).toEqual([...wrongs(10), ...Array(5).fill('TooManyAttempts')]);
  });

  test('of 30 concurrent sign-ins ten are tried', async () => {
    const [name, address] = [await username(), newAddress()];
    const attempts = Array.from({ length: 30 }, () => signInsWrong(server, name, 1, address));
    expect(kindsOf((await Promise.all(attempts)).flat()).sort()).toEqual([
      ...wrongs(10),
      ...Array(20).fill('TooManyAttempts'),
    ]);
  });

  test('an unknown username gets the same answers as a known one', async () => {
    const known = await signInsWrong(server, await username(), 12);
    expect(await signInsWrong(server, 'nobody_at_all', 12)).toEqual(known);
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

  test('another instance counts what was tried at this one', async () => {
    const [name, address] = [await username(), newAddress()];
    await signInsWrong(server, name, 9, address);
    forgetCounters();
    const attempts = [{ username: name, password: 'Wrong#2026' }, { username: name }];
    expect(kindsOf(await signIns(await server.as(), address, attempts))).toEqual([
      'InvalidCredentials',
      'TooManyAttempts',
    ]);
  });

  test('while Redis is down each instance counts for itself', async () => {
    const name = await username();
    redis()!.disconnect();
    expect(kindsOf(await signInsWrong(server, name, 11))[10]).toBe('TooManyAttempts');
  });
});
