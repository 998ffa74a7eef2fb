import { expect } from '@playwright/test';
import { addAuthenticator, appCode } from './authenticator';
import { checkAccessibility, checkOpen } from './checkAccessibility';
import { test } from './fixtures';
import { tabTo, type Guest } from './guest';
import { PASSWORD, signUpAndIn } from './newGuest';
import { codeField, heading, sendPassword, signOut } from './signInSteps';

const section = ({ main }: Guest) => main.getByRole('region', { name: 'Signing in' });

async function openAccount(guest: Guest): Promise<void> {
  await guest.page.goto('/users/myaccount');
  await expect(section(guest)).toBeVisible();
}

/** On the account page: sets up the app for codes. Returns its secret and the recovery codes. */
async function setUpApp({ page, main }: Guest): Promise<{ secret: string; recoveryCodes: string[] }> {
  await main.getByRole('button', { name: 'Set up the app for codes' }).click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.getByRole('code').textContent())!;
  await codeField(page).fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  return { secret, recoveryCodes };
}

test('a passkey is added, named, and signs in by the button', async ({ guest, page }) => {
  // otherwise the authenticator, which needs no choice, answers before the button is pressed
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await addAuthenticator(page);
  await signUpAndIn(guest);
  await openAccount(guest);
  await section(guest).getByRole('button', { name: 'Add a passkey' }).click();
  const name = page.getByLabel('Name of the passkey');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/^Chrome on /);
  await name.fill('My laptop');
  await name.press('Enter');
  await expect(section(guest).getByText('My laptop')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename My laptop' })).toBeFocused();
  await section(guest).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(guest).getByRole('alert')).toHaveText(
    'This device already has a passkey for your account.',
  );

  await signOut(guest);
  await page.goto('/login?next=%2Fusers%2Fmyaccount');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/users/myaccount');
  await expect(guest.main.getByText(/Signed in with a passkey · /)).toBeVisible();
  await expect(section(guest).getByText(/last used just now/)).toBeVisible();

  await section(guest).getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section(guest).getByText('You have no passkeys yet.')).toBeVisible();
});

test('a passkey signs in from the list of the browser, and an account can do without a password', async ({
  guest,
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  await signUpAndIn(guest);
  await openAccount(guest);
  await section(guest).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Name of the passkey')).toBeVisible();
  await section(guest).getByRole('button', { name: 'Remove password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove password' }).click();
  await expect(section(guest).getByText(/^Your account has no password/)).toBeVisible();
  await expect(section(guest).getByRole('link', { name: 'Choose a password' })).toBeVisible();
  await page.goto('/changepassword');
  await expect(guest.heading('Choose a password')).toBeVisible();
  await expect(guest.main.getByLabel('Current password')).toHaveCount(0);

  await authenticator.setPresent(false);
  await signOut(guest);
  await authenticator.setPresent(true);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
});

test('a code of the app follows the password, a recovery code stands in for it, and both can be removed', async ({
  guest,
  page,
}) => {
  const { username } = await signUpAndIn(guest);
  await openAccount(guest);
  const { secret, recoveryCodes } = await setUpApp(guest);
  await expect(section(guest).getByText(/^On since /)).toBeVisible();

  await signOut(guest);
  await sendPassword(guest, username);
  await expect(heading(guest, 'Enter your code')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await guest.main.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await sendPassword(guest, username);
  await codeField(page).fill('000 000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.main.getByRole('alert')).toHaveText(/^That code is not correct/);
  await checkAccessibility(guest, 'second step of signing in');
  // the code that set the app up does not work again
  await codeField(page).fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');

  await signOut(guest);
  await sendPassword(guest, username);
  await guest.main.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  await openAccount(guest);
  await expect(section(guest).getByText('9 of 10 left')).toBeVisible();
  await expect(guest.main.getByText(/Signed in with the password and a recovery code/).first()).toBeVisible();

  await section(guest).getByRole('button', { name: 'Remove the app for codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove app' }).click();
  await expect(section(guest).getByText('Off. Your password alone signs you in.')).toBeVisible();
  await signOut(guest);
  await sendPassword(guest, username);
  await expect(page).toHaveURL('/');
});

test('an app password signs an older application in until it is revoked', async ({ guest, page }) => {
  const { username } = await signUpAndIn(guest);
  await openAccount(guest);
  await setUpApp(guest);
  await section(guest).getByRole('button', { name: 'Create an app password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Calendar');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const secret = (await section(guest).getByRole('status').getByRole('code').textContent())!;
  const signIn = async (password: string) =>
    (
      await fetch(new URL('/api/v1/auth/login', page.url()), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      })
    ).status;
  expect(await signIn(secret)).toBe(200);
  expect(await signIn(PASSWORD)).toBe(401);

  await openAccount(guest);
  await expect(section(guest).getByText(/last used just now/)).toBeVisible();
  await section(guest).getByRole('button', { name: 'Revoke Calendar' }).click();
  await dialog.getByRole('button', { name: 'Revoke app password' }).click();
  await expect(section(guest).getByText('You have no app passwords.')).toBeVisible();
  // what existing clients get for a wrong password
  expect(await signIn(secret)).toBe(400);
});

test('the app is set up and used by keyboard alone, and its screens are accessible', async ({
  guest,
  page,
}) => {
  const { username } = await signUpAndIn(guest);
  await openAccount(guest);
  await tabTo(page, guest.main.getByRole('button', { name: 'Set up the app for codes' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await checkOpen(guest, 'dialog', 'setting up the app');
  const secret = (await dialog.getByRole('code').textContent())!;
  await tabTo(page, codeField(page));
  await page.keyboard.type(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Your recovery codes' })).toBeVisible();
  await checkOpen(guest, 'dialog', 'recovery codes');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'I have saved them' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await checkAccessibility(guest, 'my account with a second step', { tablet: { width: 900, height: 1100 } });

  await signOut(guest);
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(appCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
