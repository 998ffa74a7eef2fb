import { expect } from '@playwright/test';
import { test } from './fixtures';
import { Guest, inDays, tabTo } from './guest';
import { codeFor, mailTo, newGuest, PASSWORD, signUp, signUpAndIn } from './newGuest';

const NEW_PASSWORD = 'Harbour#2026';

test('a new guest signs up with the keyboard alone, confirms the code and trusts the device', async ({
  page,
  guest,
}) => {
  const person = newGuest();
  const fields = [
    ['Name', person.name],
    ['Username', person.username],
    ['Email', person.email],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const;
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };

  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Sign up' }));
  await page.keyboard.press('Enter');
  await expect(guest.heading('Sign up')).toBeVisible();
  for (const [label, text] of fields) await type(label, text);
  await page.keyboard.press('Enter');
  await expect(guest.main).toContainText(person.email);

  await type('Code', '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('4 more times');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(await codeFor(page, person.email));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status')).toContainText('your account is ready');
  await type('Username', person.username);
  await type('Password', PASSWORD);
  await tabTo(page, page.getByLabel('Trust this device'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await mailTo(page, person.email, 'Welcome to Staybook');

  const later = await page.context().newPage();
  await later.goto('/users/myaccount');
  await expect(later.getByRole('main')).toContainText(person.email);
});

test('changing the name updates every screen; changing the password signs out the other devices', async ({
  page,
  guest,
  browser,
}) => {
  const person = await signUpAndIn(guest);
  const other = new Guest(await browser.newPage());
  await other.page.goto('/login');
  await other.signIn(person.username, { trustDevice: true });

  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  const devices = guest.main.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await page.getByRole('link', { name: 'Update details' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada Newname');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(guest.main).toContainText('Ada Newname');
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByRole('menu')).toContainText('Ada Newname');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Change password' }).click();
  const button = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await expect(button).toBeDisabled();
  await page.getByLabel('Current password').fill('Wrong#2026');
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Your password is incorrect');
  await page.getByLabel('Current password').fill(PASSWORD);
  await button.click();
  await expect(page.getByRole('status')).toContainText('Your other devices are signed out');
  await expect(devices).toHaveCount(1);

  // as soon as the page knows, it may have no link to follow any more
  await other.page.goto('/mybookings');
  await expect(other.page).toHaveURL(/\/login/);
  await page.reload();
  await expect(guest.main).toContainText('Ada Newname');
  await other.page.close();
});

test('a new email address counts after it is confirmed, and the old one can undo the change', async ({
  page,
  guest,
  browser,
}) => {
  const person = await signUpAndIn(guest);
  const email = `new_${person.email}`;
  await page.goto('/updatemyaccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(guest.main).toContainText(`Open the link we sent to ${email} to confirm your new address.`);
  await expect(guest.main).toContainText(`${email} is not confirmed yet.`);

  const linkIn = (text: string) =>
    new URL(text.match(/https?:\S+\/(confirmemail|undoemailchange)\/\S+/)![0]).pathname;
  const elsewhere = new Guest(await browser.newPage());
  await elsewhere.page.goto(linkIn(await mailTo(page, email, 'Confirm your new email address')));
  await elsewhere.page.getByRole('button', { name: 'Confirm' }).click();
  await expect(elsewhere.heading('Your new email address is confirmed')).toBeVisible();
  await page.reload();
  await expect(guest.main).toContainText(email);
  await expect(guest.main).not.toContainText('is not confirmed yet');

  const told = await mailTo(page, person.email, 'Your Staybook email address is about to change');
  await elsewhere.page.goto(linkIn(told));
  await elsewhere.page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(elsewhere.heading('Your old email address is back')).toBeVisible();
  await elsewhere.page.getByRole('link', { name: 'Choose a new password' }).click();
  await elsewhere.page.getByLabel('New password').fill(NEW_PASSWORD);
  await elsewhere.page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await elsewhere.page.getByRole('button', { name: 'Set new password' }).click();
  await elsewhere.signIn(person.username, { password: NEW_PASSWORD });
  await elsewhere.page.goto('/users/myaccount');
  await expect(elsewhere.main).toContainText(person.email);
  await page.goto('/users/myaccount');
  await expect(page).toHaveURL(/\/login/);
  await elsewhere.page.close();
});

test('a link in a mail resets a forgotten password, and works once', async ({ page, guest }) => {
  const person = newGuest();
  await signUp(page, person);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(person.email);

  const mail = await mailTo(page, person.email, 'Password reset assistance');
  const link = new URL(mail.match(/https?:\S+\/resetpassword\/\S+/)![0]).pathname;
  const choose = async () => {
    await page.goto(link);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
  };
  await choose();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('wrong');
  await guest.signIn(person.username, { password: NEW_PASSWORD });

  await choose();
  await expect(guest.heading('This link no longer works')).toBeVisible();
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(page).toHaveURL('/forgotpassword');
});

test('deleting an account with a paid future stay names the refund, and the account can no longer sign in', async ({
  page,
  guest,
}) => {
  const person = await signUpAndIn(guest);
  await guest.visitHotel({ city: 'Vienna', checkIn: inDays(120), checkOut: inDays(122) });
  await guest.chooseRooms(1);
  await guest.bookNow();
  await guest.pay();
  await expect(guest.heading('Thank you for your successful booking')).toBeVisible();

  await page.goto('/users/myaccount');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('staybook-my-data.json');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is there anything we can do to keep you?' });
  await dialog.getByLabel('Current password').fill('Wrong#2026');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Your password is incorrect');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toContainText(/You have 1 upcoming paid stay\..*\$[\d,.]+ goes back/);
  await dialog.getByRole('button', { name: 'Delete account anyway' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('wrong');
});
