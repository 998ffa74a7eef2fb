import { expect, type APIRequestContext } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkOpen } from './checkAccessibility';
import { test } from './fixtures';
import { passesTime, type Server } from './testServer';

// every proof is then old
test.use({ settings: passesTime(11) });
test.skip(Boolean(process.env.E2E_URL), 'The clock of a running server cannot be moved.');

/** Waits until the proofs of all sessions are old. */
async function ageProofs(server: Server, request: APIRequestContext): Promise<void> {
  const admin = await AdminApi.signIn(request);
  server.passTime();
  const remove = 'mutation { deleteHotel(input: { hotelId: "x" }) { __typename } }';
  const isOld = async () =>
    (await admin.ask<{ deleteHotel: { __typename: string } }>(remove, {})).deleteHotel.__typename;
  await expect.poll(isOld).toBe('ProofNeeded');
}

test('an administrator whose proof is old is asked for the password, by what needs one', async ({
  page,
  guest,
  server,
  request,
}) => {
  const { main } = guest;
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const password = question.getByLabel('Password');
  const confirm = question.getByRole('button', { name: 'Confirm' });
  const impact = page.getByRole('dialog', { name: /^Delete / });

  await page.goto('/login');
  await guest.signIn('admin_demo');
  await ageProofs(server, request);

  await page.goto('/hotels');
  await guest.waitUntilLoaded();
  const name = await guest.openHotel();
  const address = page.url();
  await main.getByRole('button', { name: 'Delete hotel' }).click();

  await test.step('cancelling keeps the hotel', async () => {
    await impact.getByRole('button', { name: 'Delete hotel' }).click();
    await expect(password).toBeFocused();
    await checkOpen(guest, 'body > div:not(#root) > dialog', 'the question for a proof');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(impact).toContainText('Confirm that it is you, then try again.');
    await expect(page).toHaveURL(address);
  });

  await test.step('a wrong password is said, the right one deletes the hotel', async () => {
    await impact.getByRole('button', { name: 'Delete hotel' }).click();
    await password.fill('Wrong#2026');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription(/Your password is incorrect/);
    await password.fill('Stay#2026');
    await confirm.click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/hotels');
    await expect(main).toContainText(`${name} was deleted.`);
  });

  await test.step('for ten minutes nothing asks again, then the export of people does', async () => {
    await page.goto('/users');
    await guest.waitUntilLoaded();
    const csv = main.getByRole('button', { name: 'CSV' });
    const download = async () => (await page.waitForEvent('download')).suggestedFilename();
    await Promise.all([expect(download()).resolves.toMatch(/\.csv$/), csv.click()]);
    await ageProofs(server, request);
    await csv.click();
    await password.fill('Stay#2026');
    await Promise.all([expect(download()).resolves.toMatch(/\.csv$/), confirm.click()]);
  });

  await test.step('a device stays signed in if the question is cancelled', async () => {
    await ageProofs(server, request);
    await page.goto('/users/myaccount');
    const end = main.getByRole('button', { name: /^Sign out / });
    await end.last().waitFor();
    const before = await end.count();
    await end.last().click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/users/myaccount');
    await expect(end).toHaveCount(before);
    await end.last().click();
    await password.fill('Stay#2026');
    await confirm.click();
    await expect(question).toHaveCount(0);
    await expect(end).not.toHaveCount(before);
  });
});
