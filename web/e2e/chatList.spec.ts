import { expect, type Page } from '@playwright/test';
import { chatAs, find, messages, NAMES, write } from './chatters';
import { checkAccessibility } from './checkAccessibility';
import { withServer as test } from './fixtures';

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true });

test('an archived chat leaves the list, is found in the archive, and the next message returns it', async ({
  browser,
  baseURL,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const aiko = await chatAs(browser, baseURL, 'guest_three');
  const { page } = greta;
  const row = page.getByRole('button', { name: /You: Safe travels|Thank you/ });
  await find(page, NAMES.guest_three);
  await write(page, 'Safe travels');
  await expect(messages(page).getByText('Sent')).toBeVisible();
  await expect(row).toBeVisible();
  const archive = async () => {
    await page.getByRole('button', { name: `Options for ${NAMES.guest_three}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByText('This chat is archived.')).toBeVisible();
    await expect(row).toHaveCount(0);
  };
  await archive();
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(row).toBeVisible();
  await archive();

  await filter(page, 'Archived').click();
  await expect(page).toHaveURL(/[?&]show=archived/);
  await expect(row).toBeVisible();
  await checkAccessibility(greta, 'the archive of chats');
  await page.reload();
  await expect(row).toBeVisible();
  await filter(page, 'All').click();
  await expect(page.getByRole('group', { name: 'Show' })).toBeVisible();
  await expect(row).toHaveCount(0);

  await find(aiko.page, NAMES.guest_demo);
  await write(aiko.page, 'Thank you');
  await expect(row).toContainText('Thank you');
  await expect(page.getByText('This chat is archived.')).toHaveCount(0);
  for (const one of [greta, aiko]) await one.page.context().close();
});

test('the list shows unread chats, hotels or people, and hotels have their photo', async ({
  browser,
  baseURL,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const { page } = greta;
  await page.goto('/mybookings?show=upcoming');
  await page.getByRole('link', { name: 'Show booking details' }).first().click();
  await page.getByRole('button', { name: 'Write to the hotel' }).click();
  await write(page, 'Is there a lift?');
  const atHotel = page.getByRole('button', { name: /You: Is there a lift\?/ });
  await expect(atHotel.getByRole('presentation')).toHaveAttribute('src', /hotel/);
  await filter(page, 'People').click();
  await expect(atHotel).toHaveCount(0);
  await filter(page, 'Hotels').click();
  await expect(atHotel).toBeVisible();
  await expect(page).toHaveURL(/chat=.*show=hotels/);
  await checkAccessibility(greta, 'chats with hotels');
  await page.context().close();
});
