import { expect } from '@playwright/test';
import { test } from './fixtures';
import { checkAccessibility } from './checkAccessibility';

test.use({ reducedMotion: 'reduce' });

test('forms of an account with mistakes and its deletion pass the accessibility checks', async ({
  page,
  guest,
}) => {
  test.setTimeout(300_000);
  await page.goto('/register');
  await page.getByLabel('Username').fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByLabel('Confirm password').blur();
  await checkAccessibility(guest, 'sign up with mistakes');

  await page.goto('/login');
  await guest.signIn('guest_demo');
  await page.goto('/users/myaccount');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await checkAccessibility(guest, 'deleting the account');
  await dialog.getByLabel('Current password').fill('Stay#2026');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toContainText('paid stay');
  await checkAccessibility(guest, 'deleting the account with stays ahead');
});
