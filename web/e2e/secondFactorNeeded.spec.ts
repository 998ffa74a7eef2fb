import { expect } from '@playwright/test';
import { appCode } from './authenticator';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { Guest } from './guest';
import { mailTo, signUpAndIn } from './newGuest';
import { codeField, heading, sendPassword, signOut } from './signInSteps';
import { passesTime } from './testServer';

const DAYS = 8;
test.use({ settings: { ...passesTime(DAYS * 24 * 60), SECOND_FACTOR: 'everybody' } });
test.skip(Boolean(process.env.E2E_URL), 'The settings and the clock of a running server cannot be changed.');

test('after seven days signing in sets up an app, and the owner keeps it when an administrator resets it', async ({
  guest,
  page,
  server,
  browser,
  baseURL,
}) => {
  const { username, email } = await signUpAndIn(guest);
  await signOut(guest);
  await sendPassword(guest, username);
  await expect(page).toHaveURL('/');
  await signOut(guest);
  server.passTime();

  await sendPassword(guest, username);
  await expect(heading(guest, 'Set up a second step')).toBeVisible();
  await checkAccessibility(guest, 'second step that is set up to sign in');
  const secret = (await guest.main.getByRole('code').textContent())!;
  await codeField(page).fill(appCode(secret, DAYS * 24 * 120));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = guest.main.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).toHaveURL('/');

  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  const admin = new Guest(await context.newPage());
  await admin.page.goto('/login');
  await admin.signIn('admin_demo');
  await admin.page.goto(`/users/getuser?email=${encodeURIComponent(email)}`);
  const reset = admin.page.getByRole('button', { name: 'Reset second factors' });
  await reset.click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Reset second factors' }).click();
  await expect(admin.main.getByText(/^Reset on /)).toBeVisible();

  const mail = await mailTo(page, email, 'Your second factors will be removed');
  await page.goto(new URL(/http\S+\/keepfactors\/\S+/.exec(mail)![0]).pathname);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(heading(guest, 'Nothing is removed')).toBeVisible();
  await admin.page.reload();
  await expect(reset).toBeVisible();
  await context.close();

  await signOut(guest);
  await sendPassword(guest, username);
  await expect(heading(guest, 'Enter your code')).toBeVisible();
});
