import { expect, type Browser, type Page } from '@playwright/test';
import { chatAs, messages, NAMES, write } from './chatters';
import { checkAccessibility, tablet } from './checkAccessibility';
import { withServer as test } from './fixtures';
import { Guest } from './guest';
import { signUpAndIn } from './newGuest';

/** Opens the chats of a new person without any contacts. */
async function stranger(browser: Browser, baseURL: string | undefined): Promise<Guest> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  const guest = new Guest(await context.newPage());
  await signUpAndIn(guest);
  await guest.page.goto('/realtimechat');
  await expect(guest.page.getByText('Select a chat to display messages !!!')).toBeVisible();
  return guest;
}

async function makeGroup({ page }: Guest, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Group name').fill(name);
  await dialog.getByRole('searchbox').fill('g');
  await expect(dialog.getByText('Type at least 2 letters of the name.')).toBeVisible();
  await dialog.getByRole('searchbox').fill(NAMES.guest_demo);
  await dialog.getByRole('button', { name: `Add ${NAMES.guest_demo}` }).click();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('1 member · 1 invited')).toBeVisible();
}
const invitations = (page: Page) => page.getByRole('region', { name: 'Invitations' });

test('a group of a stranger waits for acceptance, and is then an ordinary chat', async ({
  browser,
  baseURL,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const ada = await stranger(browser, baseURL);
  await makeGroup(ada, 'Refund, see www.example.com');
  await checkAccessibility(ada, 'a group with an invited person');
  await write(ada.page, 'Welcome to the group');

  const invitation = invitations(greta.page);
  await expect(invitation.getByText('Refund, see www.example.com')).toBeVisible();
  await expect(invitation.getByText('Invited by Ada Harbour · 1 member')).toBeVisible();
  await expect(invitation.getByRole('link')).toHaveCount(0);
  await expect(greta.page.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
  await expect(greta.page.getByText('Welcome to the group')).toHaveCount(0);
  await checkAccessibility(greta, 'an invitation', tablet);

  await greta.page.setViewportSize({ width: 390, height: 844 });
  // On a phone without an open chat the menu opens by itself.
  await expect(greta.page.getByRole('dialog', { name: 'Chat menu' })).toBeVisible();
  await expect(invitation.getByText('Invited by Ada Harbour')).toBeVisible();
  await checkAccessibility(greta, 'an invitation in the chat menu');
  await greta.page.setViewportSize({ width: 390, height: 844 });
  await greta.page.keyboard.press('Escape');
  await expect(greta.page.getByRole('button', { name: 'Chat menu, 1 invitation' })).toBeVisible();
  await greta.page.setViewportSize({ width: 1440, height: 900 });

  await greta.page.getByRole('searchbox', { name: 'Search for a user or message' }).focus();
  await greta.page.keyboard.press('Tab');
  await expect(invitation.getByRole('button', { name: /^Accept/ })).toBeFocused();
  await greta.page.keyboard.press('Enter');
  await expect(messages(greta.page).getByText('Welcome to the group')).toBeVisible();
  await expect(invitation).toBeHidden();
  await expect(ada.page.getByText('2 members')).toBeVisible();
  await write(ada.page, 'Good that you came');
  await expect(messages(greta.page).getByText('Good that you came')).toHaveCount(1);
  for (const { page } of [greta, ada]) await page.context().close();
});

test('a declined invitation disappears, and the group is not informed', async ({ browser, baseURL }) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const ada = await stranger(browser, baseURL);
  await makeGroup(ada, 'Refund');
  await invitations(greta.page).getByRole('button', { name: 'Decline the invitation to Refund' }).click();
  const said = greta.page.getByText('You declined the invitation to “Refund”. No one is notified.');
  await expect(said).toBeFocused();
  await checkAccessibility(greta, 'a declined invitation');
  await greta.page.reload();
  await expect(greta.page.getByText('Select a chat to display messages !!!')).toBeVisible();
  await expect(invitations(greta.page)).toHaveCount(0);

  await ada.page.getByRole('button', { name: 'Options for Refund' }).click();
  await ada.page.getByRole('menuitem', { name: 'Members and name' }).click();
  const dialog = ada.page.getByRole('dialog', { name: 'Refund' });
  await expect(dialog.getByText('Invited', { exact: true })).toBeVisible();
  await checkAccessibility(ada, 'the members of a group and an invited person');
  await dialog.getByRole('button', { name: `Withdraw ${NAMES.guest_demo}'s invitation` }).click();
  await expect(dialog.getByText('Invited', { exact: true })).toBeHidden();
  for (const { page } of [greta, ada]) await page.context().close();
});
