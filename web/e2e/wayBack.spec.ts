import { expect } from '@playwright/test';
import { test } from './fixtures';
import { inDays, inField } from './guest';
import { codeFor, mailTo, newGuest, PASSWORD, sendSignUp } from './newGuest';

const stay = { city: 'Kyoto', checkIn: inDays(90), checkOut: inDays(93) };

test('a search survives signing up and confirming the address in another tab', async ({ page, guest }) => {
  const { name, username, email } = newGuest();
  await page.goto('/');
  await guest.search(stay);
  await expect(page).toHaveURL(/\/login/);
  await guest.main.getByRole('link', { name: 'Create an account' }).click();
  await sendSignUp(page, { name, username, email });

  // home still has the search, and so does a tab opened by the link in the mail
  const other = await page.context().newPage();
  await other.goto(new URL(page.url()).pathname);
  await page.goto('/');
  await expect(page.getByLabel('Destination')).toHaveValue('Kyoto');
  await other.getByLabel('Code').fill(await codeFor(page, email));
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL(/\/login\?next=/);
  await other.getByLabel('Username').fill(username);
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL(/\/hotelslist\?/);
  expect(Object.fromEntries(new URL(other.url()).searchParams)).toMatchObject(stay);
});

test('a forgotten password leads back to the page that asked for it', async ({ page, guest }) => {
  await page.goto('/mybookings');
  await guest.main.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('guest_three@staybook.example');
  await guest.main.getByRole('button', { name: 'Send link' }).click();
  const mail = await mailTo(page, 'guest_three@staybook.example', 'Password reset assistance');
  await page.goto(new URL(mail.match(/https?:\S+\/resetpassword\/\S+/)![0]).pathname);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await guest.signIn('guest_three');
  await expect(page).toHaveURL('/mybookings');
});

test('the search is filled in on every hotel and in every list, also after Back', async ({ page, guest }) => {
  await page.goto('/');
  const party = page.getByRole('search').getByRole('button', { name: /^Guests and rooms/ });
  await party.click();
  await page.getByRole('button', { name: 'One more: Adults' }).click();
  await page.getByRole('button', { name: 'One more: Adults' }).click();
  await page.getByRole('button', { name: 'One more: Rooms' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await guest.search(stay);
  await page.goto('/hotels?city=Lisbon');
  await guest.openHotel();
  const checkIn = guest.main.getByRole('textbox', { name: 'Check-in' });
  // the page from the server knows no search yet
  const chosen = inField(stay.checkIn);
  await expect(checkIn).toHaveValue(chosen);
  await page.goto('/hotels/findhotel');
  await expect(guest.main.getByLabel('City')).toHaveValue('Kyoto');
  await guest.main.getByLabel('City').selectOption('Lisbon');
  await guest.main.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.main.getByRole('textbox', { name: 'Check-in' }).first()).toHaveValue(chosen);
  await page.goBack();
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Check-in' })).toHaveValue(chosen);
  await expect(party).toHaveText('4 adults · 2 rooms');
});
