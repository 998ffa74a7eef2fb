import { reachability, Unreachable } from '../apollo/reachability';
import { device, outboxKey } from './device';
import { Session } from './session';

// closes the tabs of the previous test
afterEach(() => new Session(async () => undefined).endEverywhere());

const signedInDevice = () => device.rememberViewer(null);

test('calls that are refused together renew the token with one request', async () => {
  signedInDevice();
  let asked = 0;
  const session = new Session(async () => `token ${(asked += 1)}`);
  await expect(Promise.all([session.renew(), session.renew(), session.renew()])).resolves.toEqual([
    true,
    true,
    true,
  ]);
  expect(asked).toBe(1);
  expect(session.accessToken()).toBe('token 1');
});

test('a new tab on an untrusted device starts signed out and sends no request', async () => {
  let asked = 0;
  const session = new Session(async () => `token ${(asked += 1)}`);
  await session.restore();
  expect(session.status()).toBe('signedOut');
  expect(asked).toBe(0);
});

test('a new tab beside a signed-in one signs in, and no token passes between the tabs', async () => {
  const before = new Session(async () => 'token of the first tab');
  signedInDevice();
  before.begin('token of the first tab');
  const messages: unknown[] = [];
  new BroadcastChannel('session').onmessage = ({ data }) => messages.push(data);
  sessionStorage.clear();
  const opened = new Session(async () => 'token of the second tab');
  expect(opened.status()).toBe('restoring');
  await opened.restore();
  expect(opened.status()).toBe('signedIn');
  expect(opened.accessToken()).toBe('token of the second tab');
  expect(JSON.stringify(messages)).not.toContain('token');

  opened.endEverywhere();
  expect(before.status()).toBe('signedOut');
});

test('after all tabs are closed, the next one starts signed out and clears the stored session', async () => {
  jest.useFakeTimers();
  signedInDevice();
  sessionStorage.clear();
  let asked = 0;
  const session = new Session(async () => `token ${(asked += 1)}`);
  const restored = session.restore();
  jest.runAllTimers();
  await restored;
  jest.useRealTimers();
  expect(session.status()).toBe('signedOut');
  expect(asked).toBe(0);
  expect({ ...localStorage }).toEqual({});
});

test('a trusted device signs in silently and is restoring meanwhile', async () => {
  device.rememberTrust(true);
  const session = new Session(async () => 'token');
  expect(session.status()).toBe('restoring');
  await session.restore();
  expect(session.status()).toBe('signedIn');
});

test('an unreachable server does not clear the trusted device', async () => {
  device.rememberTrust(true);
  const session = new Session(() => Promise.reject(new Error('offline')));
  await session.restore();
  expect(session.status()).toBe('signedOut');
  expect(localStorage.getItem('trustThisDevice')).toBe('true');
});

test('signing out in one tab signs out the others and clears the device', () => {
  const here = new Session(async () => 'token');
  const there = new Session(async () => 'token');
  here.begin('one');
  there.begin('two');
  device.rememberTrust(true);
  device.rememberViewer('/photo.jpg');
  here.endEverywhere();
  expect(there.status()).toBe('signedOut');
  expect(there.accessToken()).toBeUndefined();
  expect(localStorage.getItem('trustThisDevice')).toBeNull();
  expect(localStorage.getItem('profilePhoto')).toBeNull();
});

test('signing out clears unsent messages', () => {
  sessionStorage.setItem(outboxKey('ann'), '[{"content":"A secret"}]');
  const session = new Session(async () => 'token');
  session.begin('token');
  session.endEverywhere();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret');
});

const left = { 'selection:hotel': '["room"]', draftSelection: '{}', search: 'city=Kyoto' };
const leaveBehind = () => {
  for (const [key, value] of Object.entries(left)) sessionStorage.setItem(key, value);
  for (const key of ['profilePhoto', 'tableSettings', 'returnTo']) localStorage.setItem(key, '""');
  localStorage.setItem('appearance', 'dark');
};

test('signing out keeps only the appearance for the next person on the device', () => {
  const session = new Session(async () => 'token');
  session.begin('token');
  leaveBehind();
  session.endEverywhere();
  expect({ ...sessionStorage }).toEqual({});
  expect({ ...localStorage }).toEqual({ appearance: 'dark' });
});

test('a session that ends by itself keeps the selections, for the same person only', () => {
  const session = new Session(async () => 'token');
  session.begin('token');
  device.rememberOwner('one');
  leaveBehind();
  session.end();
  device.rememberOwner('one');
  expect({ ...sessionStorage }).toMatchObject(left);
  device.rememberOwner('another');
  expect({ ...sessionStorage }).toEqual({ owner: '"another"' });
});

test('a visitor who goes to the sign-in keeps the search', () => {
  const session = new Session(async () => 'token');
  leaveBehind();
  session.endEverywhere();
  expect(sessionStorage.getItem('search')).toBe('city=Kyoto');
});

test('an unreachable server leaves the kept data on the screen until it answers', async () => {
  jest.useFakeTimers();
  signedInDevice();
  const answers = [new Unreachable(), new Unreachable(), new Error('503'), 'token'];
  const ask = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const session = new Session(ask, async () => 1_700_000_000_000);
  const restored = session.restore();
  await jest.advanceTimersByTimeAsync(0);
  expect(session.status()).toBe('offline');
  expect(session.keptAt()).toBe(1_700_000_000_000);
  expect(reachability.read().isWaitedFor).toBe(true);

  await jest.advanceTimersByTimeAsync(10_000);
  await restored;
  jest.useRealTimers();
  expect(session.status()).toBe('signedIn');
  expect(session.keptAt()).toBeUndefined();
  expect(session.accessToken()).toBe('token');
  expect(reachability.read().isWaitedFor).toBe(false);
});

test.each([
  ['cannot be reached', new Unreachable()],
  ['fails', new Error('503')],
])(
  'a server that %s leaves a new page signed out if nothing was kept, and the session continues',
  async (_, error) => {
    signedInDevice();
    const session = new Session(() => Promise.reject(error));
    await session.restore();
    expect(session.status()).toBe('signedOut');
    expect(device.mayRenew()).toBe(true);
  },
);

test('the kept data disappears once the server says that the session has ended', async () => {
  jest.useFakeTimers();
  signedInDevice();
  const answers = [new Error('503'), undefined];
  const ask = async () => {
    const answer = answers.shift();
    if (answer) throw answer;
    return undefined;
  };
  const session = new Session(ask, async () => 1_700_000_000_000);
  const restored = session.restore();
  await jest.advanceTimersByTimeAsync(0);
  expect(session.status()).toBe('offline');
  await jest.advanceTimersByTimeAsync(10_000);
  await restored;
  jest.useRealTimers();
  expect(session.status()).toBe('signedOut');
  expect(device.mayRenew()).toBe(false);
});
