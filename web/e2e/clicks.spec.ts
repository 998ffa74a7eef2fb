import { expect } from '@playwright/test';
import { countClicks } from './countClicks';
import { test } from './fixtures';
import { codeFor, newGuest, PASSWORD, sendSignUp } from './newGuest';
import type { Guest } from './guest';

/** One click opens the list of destinations, one chooses a destination. */
const CHOOSING = 2;

/** On the home page: searches for tonight. */
async function search({ page }: Guest): Promise<void> {
  const bar = page.getByRole('search');
  await bar.getByLabel('Destination').selectOption('Paris');
  await bar.getByRole('button', { name: 'Search' }).click();
}

/** From the results to the confirmation page, with the rooms that the hotel's page opens with. */
async function book(guest: Guest): Promise<void> {
  const { page, main } = guest;
  await guest.openHotel();
  await main.getByRole('button', { name: 'Book this room' }).click();
  await page.waitForURL('**/dev/till/pay/**');
  await guest.pay();
  await page.waitForURL('**/checkout-success**');
}

test('a signed-in guest gets from home to a paid room with seven clicks', async ({ page, guest }) => {
  await page.goto('/login');
  await guest.signIn('guest_demo', { trustDevice: true });
  const clicks = await countClicks(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await search(guest);
  await book(guest);
  expect(CHOOSING + clicks()).toBeLessThanOrEqual(7);
});

test('a new guest gets from home to a paid room with eleven clicks', async ({ page, guest }) => {
  const { name, username, email } = newGuest();
  const clicks = await countClicks(page);
  await page.goto('/');
  await search(guest);
  await guest.main.getByRole('link', { name: 'Create an account' }).click();
  await sendSignUp(page, { name, username, email });
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await book(guest);
  expect(CHOOSING + clicks()).toBeLessThanOrEqual(11);
});
