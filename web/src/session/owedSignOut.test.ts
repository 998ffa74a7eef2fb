import { Unreachable } from '../apollo/line';
import { device, OWED_SIGN_OUT } from './device';
import { owedSignOut } from './owedSignOut';
import { Session } from './session';

/** What the server answers to each request to sign out, in turn, then 204; an error where it is not reached. */
let answers: (number | Promise<number>)[] = [];
let sent: RequestInit[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  [answers, sent] = [[], []];
  globalThis.fetch = async (address, request) => {
    expect(address).toBe('/session/end');
    sent.push(request!);
    const status = await (answers.shift() ?? 204);
    if (!status) throw new TypeError('Failed to fetch');
    return { status } as Response;
  };
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(120_000);
  expect(owedSignOut()).toBeUndefined();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

/** Somebody signed in on a device that they trust, in one tab. */
function signedIn(ask = async (): Promise<string | undefined> => 'token') {
  device.rememberTrust(true);
  device.rememberViewer(null);
  const session = new Session(ask);
  session.begin('token');
  return session;
}

/** Tells the tabs of the test what the browser tells other tabs than that which changed the storage. */
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: OWED_SIGN_OUT }));

test('a sign-out is owed and everything local is gone before the server is asked', async () => {
  const session = signedIn();
  const done = session.signOut();
  expect([owedSignOut(), session.status(), session.accessToken()]).toEqual([
    'cookie',
    'signedOut',
    undefined,
  ]);
  expect(Object.keys(localStorage)).toEqual([OWED_SIGN_OUT]);
  await done;
  expect(sent).toEqual([expect.objectContaining({ method: 'POST', keepalive: true })]);
  expect({ ...localStorage }).toEqual({});
});

test.each([
  ['503', 503],
  ['429', 429],
  ['404', 404],
  ['no answer', 0],
])('after %s it stays owed and is sent again until it is confirmed', async (_, status) => {
  answers = [status, status, status];
  const session = signedIn();
  await expect(session.signOut()).rejects.toBeInstanceOf(Unreachable);
  expect(owedSignOut()).toBe('cookie');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(owedSignOut()).toBeUndefined();
  expect(sent).toHaveLength(4);
});

test('it is sent at once when the network is back', async () => {
  answers = [0];
  const session = signedIn();
  await session.signOut().catch(() => undefined);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(owedSignOut()).toBeUndefined();
});

test('202 says that the cookie is gone; the session is owed until the server has ended it', async () => {
  answers = [202];
  const session = signedIn();
  await expect(session.signOut()).rejects.toBeInstanceOf(Unreachable);
  expect(session.owedSignOut()).toBe('session');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(session.owedSignOut()).toBeUndefined();
});

test('a new page sends the sign-out that a closed tab owed, and renews nothing', async () => {
  answers = [503];
  await signedIn()
    .signOut()
    .catch(() => undefined);
  // another tab says that somebody is signed in, and this device looks trusted
  device.rememberTrust(true);
  const asked: string[] = [];
  const opened = new Session(async () => void asked.push('renewal'));
  expect(opened.status()).toBe('signedOut');
  await opened.restore();
  await jest.advanceTimersByTimeAsync(0);
  expect(owedSignOut()).toBeUndefined();
  expect([opened.status(), asked]).toEqual(['signedOut', []]);
});

test('while it is owed no renewal is sent; the one that waits for it is not sent either', async () => {
  const session = signedIn();
  let answer = (_status: number) => undefined as void;
  const answered = new Promise<number>((resolve) => (answer = resolve));
  answers = [answered, answered];
  const leaving = session.signOut();
  device.rememberTrust(true);
  const asked: string[] = [];
  const other = new Session(async () => void asked.push('renewal'));
  const renewing = other.renew();
  await jest.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([]);
  answer(204);
  await leaving;
  await expect(renewing).resolves.toBe(false);
  expect(asked).toEqual([]);
});

test('while it cannot be sent, a renewal is refused as unreachable', async () => {
  answers = [0, 0];
  const session = signedIn();
  await session.signOut().catch(() => undefined);
  device.rememberTrust(true);
  await expect(session.renew()).rejects.toBeInstanceOf(Unreachable);
});

test('a renewal that was under way signs nobody in again', async () => {
  let renew = (_token: string) => undefined as void;
  const session = signedIn(() => new Promise<string>((resolve) => (renew = resolve)));
  const renewing = session.renew();
  await jest.advanceTimersByTimeAsync(0);
  answers = [503];
  const leaving = session.signOut().catch(() => undefined);
  renew('token of the old person');
  await expect(renewing).resolves.toBe(false);
  await leaving;
  expect([session.status(), session.accessToken()]).toEqual(['signedOut', undefined]);
});

test('bookings that are read while somebody signs out are not shown', async () => {
  device.rememberTrust(true);
  let show = (_keptAt: number) => undefined as void;
  const session = new Session(
    () => Promise.reject(new Unreachable()),
    () => new Promise<number>((resolve) => (show = resolve)),
  );
  const restored = session.restore();
  await jest.advanceTimersByTimeAsync(0);
  await session.signOut();
  show(1_700_000_000_000);
  await restored;
  expect(session.status()).toBe('signedOut');
});

test('every tab signs out with the first, sends what is owed once it is closed, and is told when that is confirmed', async () => {
  answers = [0];
  const here = signedIn();
  const there = new Session(async () => 'token');
  there.begin('token');
  await here.signOut().catch(() => undefined);
  expect([there.status(), there.accessToken()]).toEqual(['signedOut', undefined]);
  let told = 0;
  there.subscribe(() => told++);
  tellTabs();
  await jest.advanceTimersByTimeAsync(5000);
  expect(owedSignOut()).toBeUndefined();
  expect(told).toBeGreaterThan(0);
});

test('a tab that missed it signs out at its next call', async () => {
  answers = [0];
  const here = signedIn();
  await here.signOut().catch(() => undefined);
  const frozen = new Session(async () => 'token');
  frozen.begin('token');
  await frozen.settleSignOut();
  expect(frozen.status()).toBe('signedOut');
  expect(frozen.settleSignOut()).toBeUndefined();
});

test('calls that wait together send it once', async () => {
  const session = signedIn();
  const leaving = session.signOut();
  await Promise.all([session.settleSignOut(), session.settleSignOut(), leaving]);
  expect(sent).toHaveLength(1);
});
