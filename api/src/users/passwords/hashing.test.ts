import { loadConfig } from '../../core/config';
import { closeHashing, countWaiting, hash, verify } from './hashing';

beforeAll(() => void loadConfig({ JWT_SECRET: 'a secret of 32 characters or more.' }));
afterAll(() => closeHashing());

test('a hash verifies its own password and no other', async () => {
  const hashed = await hash('Stay#2026');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(hashed, 'Stay#2026')).toBe(true);
  expect(await verify(hashed, 'Stay#2027')).toBe(false);
});

test('comparing with an invalid hash rejects, and the worker keeps running', async () => {
  await expect(verify('no hash', 'Stay#2026')).rejects.toThrow();
  expect(await hash('Stay#2026')).toMatch(/^\$argon2id/);
});

test('jobs finish one after another, in the order of the calls', async () => {
  const done: number[] = [];
  const jobs = [0, 1, 2].map((index) => hash('Stay#2026').then(() => done.push(index)));
  expect(countWaiting()).toBe(3);
  await Promise.all(jobs);
  expect(done).toEqual([0, 1, 2]);
  expect(countWaiting()).toBe(0);
});

test('closing waits for pending jobs, and a later job still runs', async () => {
  const waiting = [hash('Stay#2026'), hash('Stay#2027')];
  await closeHashing();
  expect(countWaiting()).toBe(0);
  const [first] = await Promise.all(waiting);
  expect(await verify(first!, 'Stay#2026')).toBe(true);
});
