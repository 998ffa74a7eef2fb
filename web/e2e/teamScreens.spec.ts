import { expect } from '@playwright/test';
import { checkAccessibility, checkOpen, tablet } from './checkAccessibility';
import { test } from './fixtures';
import { Guest } from './guest';
import { invite } from './teamMembers';

test.use({ reducedMotion: 'reduce' });

const EMAIL = 'new_colleague@staybook.example';

test('the pages of a team, of its hotel’s first hour and of an invitation pass the accessibility checks', async ({
  page,
  guest,
  request,
  browser,
}) => {
  test.slow();
  const { main } = guest;
  await page.goto('/staff/firsthour');
  await guest.signIn('owner_demo');
  const link = main.getByRole('link', { name: 'See the page of the hotel' });
  const hotelId = (await link.getAttribute('href'))!.split(/[-/]/).pop()!;
  await checkAccessibility(guest, 'the first hour', tablet);
  await main.getByRole('button', { name: 'Close for booking' }).click();
  await checkOpen(guest, 'dialog[open]', 'closing a hotel for booking');

  const [token] = await invite(request, [{ email: EMAIL, hotelId, duties: ['FRONT_DESK', 'REVENUE'] }]);
  await page.goto('/staff/team');
  await expect(main.getByRole('region', { name: 'Open invitations' })).toContainText(EMAIL);
  await checkAccessibility(guest, 'a team with an open invitation', tablet);
  await main.getByRole('button', { name: 'Invite', exact: true }).click();
  await checkOpen(guest, 'dialog[open]', 'an invitation before it is sent');
  await page.keyboard.press('Escape');
  await main.getByRole('group', { name: 'Actions for Marco Silva' }).getByText('Change duties').click();
  await checkOpen(guest, 'dialog[open]', 'the duties of a member');

  const invited = new Guest(await browser.newPage());
  await invited.page.goto(`/teaminvitation?token=${token}`);
  await expect(invited.heading(/^Join the team of /)).toBeVisible();
  await checkAccessibility(invited, 'an invitation to a team');
  await invited.page.close();
});

test('the guests of a hotel and its texts for them pass the accessibility checks', async ({
  page,
  guest,
}) => {
  test.slow();
  const { main } = guest;
  await page.goto('/staff/guests');
  await guest.signIn('admin_demo');
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await checkAccessibility(guest, 'guests', tablet);
  await main.getByRole('combobox', { name: 'Hotel' }).click();
  await checkOpen(guest, '[role=listbox]', 'the chooser of the hotel');
  await page.keyboard.press('Escape');
  await main.getByRole('row').nth(1).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/staff\/guests\/\w+\/\w+/);
  await checkAccessibility(guest, 'a guest with their stays', tablet);
  await page.goto('/staff/messagetemplates');
  await main.getByRole('button', { name: 'New quick reply' }).click();
  await expect(main.getByLabel('Name', { exact: true })).toBeVisible();
  await checkAccessibility(guest, 'a new quick reply', tablet);
});

test('the pages and dialogs of a housekeeper pass the accessibility checks', async ({ page, guest }) => {
  test.slow();
  const { main } = guest;
  await page.goto('/staff/housekeeping');
  await guest.signIn('housekeeping_demo');
  await expect(main.locator('[data-room]').first()).toBeVisible();
  await checkAccessibility(guest, 'the rooms of a housekeeper', tablet);
  await page.getByRole('tab', { name: 'Repairs' }).click();
  await main.getByRole('button', { name: 'Report a repair' }).click();
  await checkOpen(guest, 'dialog[open], [role=dialog]', 'the report of a repair');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Lost and found' }).click();
  await main.getByRole('button', { name: 'Record a lost item' }).click();
  await checkOpen(guest, 'dialog[open], [role=dialog]', 'the record of a lost item');
  await page.keyboard.press('Escape');
  await checkAccessibility(guest, 'lost and found of a housekeeper', tablet);
});
