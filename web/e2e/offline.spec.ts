import { expect } from '@playwright/test';
import { withServer as test } from './fixtures';
import { Guest, inDays } from './guest';

const stay = { city: 'Kyoto', checkIn: inDays(90), checkOut: inDays(93) };

test('offline, every page stays, says that it is offline, and continues by itself', async ({
  page,
  context,
}) => {
  const guest = new Guest(page);
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  const lost = page.getByText(/^No connection to Staybook/);
  await page.goto(`/searchhotelsresults?${new URLSearchParams(stay)}`);
  await guest.waitUntilLoaded();
  const rows = guest.main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Details of / }) });
  const before = await rows.count();

  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption('Lowest price first');
  await expect(lost).toBeVisible();
  await expect(rows).toHaveCount(before);
  await expect(page).toHaveURL(/searchhotelsresults/);
  await context.setOffline(false);
  await expect(lost).toBeHidden();
  await expect(page).toHaveURL(/sort=PRICE_ASC/);

  // a page whose code and data are not loaded yet
  await context.setOffline(true);
  await page.getByRole('link', { name: 'What guests say' }).click();
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toBeVisible();
  await expect(guest.heading('Something went wrong')).toBeHidden();
  await context.setOffline(false);
  await expect(guest.heading(/review/i)).toBeVisible();

  // a change is not sent twice by itself
  await page.goto('/login');
  await page.getByLabel('Username').fill('guest_two');
  await page.getByLabel('Password').fill('Stay#2026');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Please try it again');
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByText('We could not reach Staybook')).toBeHidden();
  expect(crashes).toEqual([]);
});
