import { Unreachable } from '../apollo/reachability';
import { device, OWED_SIGN_OUT } from './device';
import { owedSignOut } from './owedSignOut';
import { Session } from './session';

/** The statuses that answer the requests to sign out, in turn, then 204; 0 for no answer. */
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

/** A person signed in on a trusted device, in one tab. */
function signedIn(ask = async (): Promise<string | undefined> => 'token') {
  device.rememberTrust(true);
  device.rememberViewer(null);
  const session = new Session(ask);
  session.begin('token');
  return session;
}

/** Sends the event by which the browser notifies the other tabs of a change in the storage. */
const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: OWED_SIGN_OUT }));

test('a sign-out is owed and all local data is gone before the request is sent', async () => {
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

test('the owed sign-out is sent as soon as the network is back', async () => {
  answers = [0];
  const session = signedIn();
  await session.signOut().catch(() => undefined);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(owedSignOut()).toBeUndefined();
});

test('202 confirms that the cookie is gone; the session is owed until the server has ended it', async () => {
  answers = [202];
  const session = signedIn();
  await expect(session.signOut()).rejects.toBeInstanceOf(Unreachable);
  expect(session.owedSignOut()).toBe('session');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(session.owedSignOut()).toBeUndefined();
});

test('a new page sends the sign-out that a closed tab owed and does not renew the session', async () => {
  answers = [503];
  await signedIn()
    .signOut()
    .catch(() => undefined);
  // the device is trusted again meanwhile
  device.rememberTrust(true);
  const asked: string[] = [];
  const opened = new Session(async () => void asked.push('renewal'));
  expect(opened.status()).toBe('signedOut');
  await opened.restore();
  await jest.advanceTimersByTimeAsync(0);
  expect(owedSignOut()).toBeUndefined();
  expect([opened.status(), asked]).toEqual(['signedOut', []]);
});

test('no renewal is sent while a sign-out is owed or after it is confirmed', async () => {
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

test('a renewal is rejected as unreachable while the sign-out cannot be sent', async () => {
  answers = [0, 0];
  const session = signedIn();
  await session.signOut().catch(() => undefined);
  device.rememberTrust(true);
  await expect(session.renew()).rejects.toBeInstanceOf(Unreachable);
});

test('a pending renewal does not sign the person in again', async () => {
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

test('bookings that are read during a sign-out are not shown', async () => {
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

test('every tab signs out with the first, sends the owed sign-out, and is notified when it is confirmed', async () => {
  answers = [0];
  const here = signedIn();
  const there = new Session(async () => 'token');
  there.begin('token');
  await here.signOut().catch(() => undefined);
  expect([there.status(), there.accessToken()]).toEqual(['signedOut', undefined]);
  let notified = 0;
  there.subscribe(() => notified++);
  notifyTabs();
  await jest.advanceTimersByTimeAsync(5000);
  expect(owedSignOut()).toBeUndefined();
  expect(notified).toBeGreaterThan(0);
});

test('a tab that missed the sign-out signs out at its next call', async () => {
  answers = [0];
  const here = signedIn();
  await here.signOut().catch(() => undefined);
  const frozen = new Session(async () => 'token');
  frozen.begin('token');
  await frozen.settleSignOut();
  expect(frozen.status()).toBe('signedOut');
  expect(frozen.settleSignOut()).toBeUndefined();
});

test('calls that wait together send the sign-out once', async () => {
  const session = signedIn();
  const leaving = session.signOut();
  await Promise.all([session.settleSignOut(), session.settleSignOut(), leaving]);
  expect(sent).toHaveLength(1);
});
