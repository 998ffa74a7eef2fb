import { device } from './device';
import { Session } from './session';

const signedInDevice = () => device.rememberViewer(null);

test('calls that are refused together renew the token together, with one request', async () => {
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

test('a new page of a device that is not trusted, in a new tab, starts signed out and asks nothing', async () => {
  let asked = 0;
  const session = new Session(async () => `token ${(asked += 1)}`);
  await session.restore();
  expect(session.status()).toBe('signedOut');
  expect(asked).toBe(0);
});

test('a trusted device signs in silently, and says so while it does', async () => {
  device.rememberTrust(true);
  const session = new Session(async () => 'token');
  expect(session.status()).toBe('restoring');
  await session.restore();
  expect(session.status()).toBe('signedIn');
});

test('a server that cannot be reached does not make the device forget', async () => {
  device.rememberTrust(true);
  const session = new Session(() => Promise.reject(new Error('offline')));
  await session.restore();
  expect(session.status()).toBe('signedOut');
  expect(localStorage.getItem('trustThisDevice')).toBe('true');
});

test('signing out in one tab signs out the others and clears what the device remembers', () => {
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
