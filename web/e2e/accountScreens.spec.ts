import { expect } from '@playwright/test';
import { test } from './fixtures';
import { checkAccessibility } from './checkAccessibility';

const publicScreens = {
  'sign up': '/register',
  'confirming the email': '/emailverification/000000000000000000000000',
  'sign in': '/login',
  'forgotten password': '/forgotpassword',
  'new password': '/resetpassword/token/000000000000000000000000',
  'confirming a new address': '/confirmemail/token/000000000000000000000000',
  'undoing a change of address': '/undoemailchange/token/000000000000000000000000',
  subscription: '/subscriptionpage',
  unsubscribing: '/unsubscribe/000000000000000000000000/token',
};
const signedInScreens = {
  'my account': '/users/myaccount',
  'change password': '/changepassword',
  'update details': '/updatemyaccount',
};

test.use({ reducedMotion: 'reduce' });

test('every account screen passes the accessibility checks', async ({ page, guest }) => {
  test.setTimeout(300_000);
  for (const [screen, path] of Object.entries(publicScreens)) {
    await page.goto(path);
    await checkAccessibility(guest, screen);
  }
  await page.goto('/register');
  await page.getByLabel('Username').fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByLabel('Confirm password').blur();
  await checkAccessibility(guest, 'sign up with mistakes');

  await page.goto('/login');
  await guest.signIn('guest_demo');
  for (const [screen, path] of Object.entries(signedInScreens)) {
    await page.goto(path);
    await checkAccessibility(guest, screen);
  }
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
