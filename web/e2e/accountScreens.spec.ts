import { expect } from '@playwright/test';
import { test } from './guest';
import { look } from './checkAccessibility';

const forEverybody = {
  'sign up': '/register',
  'confirming the e-mail': '/emailverification/000000000000000000000000',
  'sign in': '/login',
  'forgotten password': '/forgotpassword',
  'new password': '/resetpassword/token/000000000000000000000000',
  subscription: '/subscriptionpage',
  unsubscribing: '/unsubscribe/000000000000000000000000/token',
};
const forTheirOwner = {
  'my account': '/users/myaccount',
  'change password': '/changepassword',
  'update details': '/updatemyaccount',
};

test.use({ reducedMotion: 'reduce' });

test('every account screen can be read and used by everyone', async ({ page, guest }) => {
  test.setTimeout(300_000);
  for (const [screen, path] of Object.entries(forEverybody)) {
    await page.goto(path);
    await look(page, screen);
  }
  await page.goto('/register');
  await page.getByLabel('Username').fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByLabel('Confirm password').blur();
  await look(page, 'sign up with mistakes');

  await page.goto('/login');
  await guest.signIn('guest_demo');
  for (const [screen, path] of Object.entries(forTheirOwner)) {
    await page.goto(path);
    await look(page, screen);
  }
  await page.goto('/users/myaccount');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look(page, 'leaving');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toContainText('paid stay');
  await look(page, 'leaving with stays ahead');
});
