import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { chatAs, find, messages, NAMES, write } from './chatters';
import { withServer as test } from './fixtures';

test('two people write to each other, and other pages announce new messages', async ({
  browser,
  baseURL,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const tomas = await chatAs(browser, baseURL, 'guest_two');
  const online = greta.page.getByRole('complementary', { name: 'Users Online' });
  await expect(online.getByText(NAMES.guest_two)).toBeVisible();

  await find(greta.page, NAMES.guest_two);
  await write(greta.page, 'Is the sauna open at night?');
  await expect(messages(greta.page).getByText('Sent')).toBeVisible();
  const bell = tomas.page.getByRole('button', { name: /^Notifications, 1 chat/ });
  await expect(bell).toBeVisible();
  await bell.click();
  await tomas.page.getByRole('menuitem', { name: NAMES.guest_demo }).click();
  await expect(messages(tomas.page).getByText('Is the sauna open at night?')).toBeVisible();
  await expect(messages(greta.page).getByText('Read', { exact: true })).toBeVisible();
  await expect(tomas.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  await write(tomas.page, 'Until midnight.');
  await expect(messages(greta.page).getByText('Until midnight.')).toHaveCount(1);
  await expect(messages(tomas.page).getByText('Until midnight.')).toHaveCount(1);
  for (const { page } of [greta, tomas]) await page.context().close();
});

test('a message written offline is sent once, and missed messages appear after reconnecting', async ({
  browser,
  baseURL,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const tomas = await chatAs(browser, baseURL, 'guest_two');
  await find(greta.page, NAMES.guest_two);
  await find(tomas.page, NAMES.guest_demo);
  await greta.page.context().setOffline(true);
  await expect(greta.page.getByText(/^You’re offline/)).toBeVisible();
  await write(greta.page, 'Written on the train');
  await expect(messages(greta.page).getByText('Waiting for connection')).toBeVisible();
  await write(tomas.page, 'Missed on the train');
  await expect(messages(tomas.page).getByText('Sent')).toBeVisible();
  await greta.page.context().setOffline(false);
  await expect(messages(greta.page).getByText('Missed on the train')).toHaveCount(1);
  await expect(messages(tomas.page).getByText('Written on the train')).toHaveCount(1);
  await expect(messages(greta.page).getByText('Written on the train')).toHaveCount(1);
  await expect(greta.page.getByText(/^You’re offline/)).toBeHidden();
  for (const { page } of [greta, tomas]) await page.context().close();
});

test('a person removed from a group gets no more of its messages', async ({ browser, baseURL }) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const tomas = await chatAs(browser, baseURL, 'guest_two');
  // People who have written to each other become members at once.
  await find(greta.page, NAMES.guest_two);
  await write(greta.page, 'Shall we travel together?');
  await find(tomas.page, NAMES.guest_demo);
  await write(tomas.page, 'With pleasure.');
  await expect(messages(greta.page).getByText('With pleasure.')).toBeVisible();
  await greta.page.getByRole('button', { name: 'New group' }).click();
  const dialog = greta.page.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Group name').fill('Summer journey');
  for (const name of ['Tomás', 'Ai']) {
    await dialog.getByRole('searchbox').fill(name);
    await dialog
      .getByRole('button', { name: new RegExp(`^Add ${name}`) })
      .first()
      .click();
  }
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(greta.page.getByRole('heading', { name: 'Summer journey' })).toBeVisible();
  await write(greta.page, 'Who brings the maps?');
  await tomas.page.getByRole('button', { name: /^Summer journey/ }).click();
  await expect(messages(tomas.page).getByText('Who brings the maps?')).toBeVisible();
  await expect(messages(tomas.page).getByText(`${NAMES.guest_demo} added you`)).toBeVisible();

  await greta.page.getByRole('button', { name: 'Options for Summer journey' }).click();
  await greta.page.getByRole('menuitem', { name: 'Members and name' }).click();
  await greta.page.getByRole('button', { name: `Remove ${NAMES.guest_two}` }).click();
  const question = greta.page.getByRole('dialog', {
    name: `Remove ${NAMES.guest_two} from “Summer journey”?`,
  });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(tomas.page.getByText('Select a chat to display messages !!!')).toBeVisible();
  await greta.page.getByRole('button', { name: 'Done' }).click();
  await expect(messages(greta.page).getByText(`You removed ${NAMES.guest_two}`)).toBeVisible();
  await write(greta.page, 'Not for everybody');
  await expect(messages(greta.page).getByText('Sent')).toBeVisible();
  await expect(tomas.page.getByRole('button', { name: /^Summer journey/ })).toBeHidden();
  for (const { page } of [greta, tomas]) await page.context().close();
});

test('the chats are accessible, and their actions are in a menu on narrow screens', async ({
  browser,
  baseURL,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  await find(greta.page, NAMES.guest_two);
  await write(greta.page, 'Good morning');
  await expect(messages(greta.page).getByText('Good morning')).toBeVisible();
  await checkAccessibility(greta, 'chats');
  await greta.page.setViewportSize({ width: 530, height: 800 });
  await greta.page.getByRole('button', { name: 'Chat menu' }).click();
  for (const name of ['Chats', 'Users Online', 'Search for a user'])
    await expect(greta.page.getByRole('tab', { name })).toBeVisible();
  await greta.page.getByRole('tab', { name: 'Chats' }).click();
  await checkAccessibility(greta, 'chat menu');
  await greta.page.context().close();
});
