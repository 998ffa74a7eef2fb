import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';

test('an administrator reads the figures and opens the bookings behind one of them', async ({
  page,
  guest,
}) => {
  await page.goto('/dashboard');
  await guest.signIn('admin_demo');
  await expect(page.getByRole('heading', { name: /^Last 30 days/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Room revenue' }).locator('svg').first()).toBeVisible();
  await checkAccessibility(guest, 'the dashboard');
  await page.getByRole('button', { name: 'Next 7 days' }).click();
  await expect(page).toHaveURL('/dashboard?days=7');
  await expect(page.getByRole('heading', { name: /^Next 7 days/ })).toBeVisible();
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  const tile = page.getByRole('region', { name: /^Last 30 days/ }).getByRole('link', { name: /^Pick-up/ });
  const count = /(\d+)/.exec((await tile.textContent()) ?? '')![1]!;
  await tile.click();
  await expect(page).toHaveURL(/\/bookings\?paid=yes&created=/);
  await expect(page.getByRole('status').getByText(`${count} bookings`)).toBeVisible();
});

test('an administrator changes many records at once and undoes it', async ({ page, guest }) => {
  await page.goto('/users?role=CUSTOMER');
  await guest.signIn('admin_demo');
  const tick = async (count: number) => {
    const boxes = page.getByRole('checkbox', { name: 'Select row' });
    for (let row = 0; row < count; row++) await boxes.nth(row).check();
  };
  await tick(2);
  await page.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('2 users disabled.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 users enabled.')).toBeVisible();

  await page.goto('/staff/reviews');
  await tick(1);
  await page.getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Names another guest.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('1 review hidden.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 review shown again.')).toBeVisible();

  await page.goto('/bookings?status=CONFIRMED&sort=-checkIn');
  await tick(1);
  await page.getByRole('button', { name: 'Cancel bookings' }).click();
  await expect(page.getByRole('dialog').getByText(/Everything is refunded: \$[\d,.]+\./)).toBeVisible();
  await page.getByRole('button', { name: 'Keep bookings' }).click();
});
