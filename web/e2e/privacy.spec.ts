import { expect } from '@playwright/test';
import { test } from './fixtures';

/** The cookies of the browser, except the one with which the tests read the stand-ins' mailbox. */
const ofPage = (names: string[]) => names.filter((name) => name !== 'stand_in_token').sort();

test('a visitor gets no cookie, a guest gets the two of a sign-in, and signing out leaves only that of the device', async ({
  page,
  guest,
}) => {
  const names = async () => ofPage((await page.context().cookies()).map(({ name }) => name));
  for (const path of ['/', '/hotels', '/privacy', '/login']) {
    await page.goto(path);
    await guest.waitUntilLoaded();
    expect(await names(), path).toEqual([]);
  }
  await guest.signIn('guest_demo');
  expect(await names()).toEqual(['device', 'jwt']);
  await page.goto('/logout');
  await expect(guest.main).toContainText('You are logged out');
  await expect.poll(names).toEqual(['device']);
});
