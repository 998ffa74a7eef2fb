import { expect } from '@playwright/test';
import { chatAs, find, messages, NAMES, sendAll, write } from './chatters';
import { checkAccessibility } from './checkAccessibility';
import { withServer as test } from './fixtures';

test('an old message is found and opened in its place, and a button leads back to the newest', async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const texts = Array.from({ length: 160 }, (_, place) => `Line ${place + 1} of a long evening`);
  texts[9] = 'The ferry leaves from the blue lighthouse at seven';
  await sendAll(request, texts);
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const { page } = greta;
  const field = page.getByRole('searchbox', { name: 'Search for a user or message' });
  const found = page.getByRole('list', { name: 'Messages found' });
  const list = messages(page);

  await field.fill('zzz');
  await expect(page.getByText('Nothing found for "zzz"')).toBeVisible();
  await checkAccessibility(greta, 'nothing found in chats');
  await field.fill('light ferr');
  await expect(found.locator('mark')).toHaveText(['ferr', 'light']);
  await found.getByRole('button').press('Enter');
  const row = list.getByRole('listitem').filter({ hasText: 'blue lighthouse' });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  // The list has scrolled, not the page.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await checkAccessibility(greta, 'a found message');
  await expect(list.getByText('Line 160 of a long evening')).toHaveCount(0);

  // Scrolling down loads later messages, and the visible ones stay in place, to within half a line, in pixels.
  const halfALine = 10;
  const placeOf = async (text: string) => (await list.getByText(text, { exact: true }).boundingBox())!.y;
  const text = (await list
    .getByText(/^Line \d+ of a long evening$/)
    .last()
    .textContent())!;
  await list.getByText(text, { exact: true }).scrollIntoViewIfNeeded();
  const before = await placeOf(text);
  const next = text.replace(/\d+/, (number) => String(Number(number) + 1));
  await expect(list.getByText(next, { exact: true })).toHaveCount(1);
  expect(Math.abs((await placeOf(text)) - before)).toBeLessThan(halfALine);
  await page.reload();
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: 'Latest messages' }).click();
  await expect(list.getByText('Line 160 of a long evening')).toBeInViewport();
  await expect(page).not.toHaveURL(/message=/);

  // Writing a message leads back to the newest as well.
  await field.fill('lighthouse');
  await found.getByRole('button').click();
  await expect(row).toBeFocused();
  await write(page, 'See you at the ferry');
  await expect(list.getByText('See you at the ferry')).toBeInViewport();
  await expect(list.getByText('Line 160 of a long evening')).toBeInViewport();

  await page.setViewportSize({ width: 530, height: 800 });
  await page.getByRole('button', { name: 'Chat menu' }).click();
  await expect(found).toBeVisible();
  await checkAccessibility(greta, 'messages found, in the menu');
  await page.setViewportSize({ width: 530, height: 800 });
  await found.getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.context().close();
});

test('the open chat has a search in its own pane, by keyboard, at every width', async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const texts = Array.from({ length: 60 }, (_, place) => `Line ${place + 1} of a quiet morning`);
  texts[4] = 'The lantern hangs by the green door';
  texts[50] = '绿色的门旁边有一盏灯笼';
  await sendAll(request, texts);
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const { page } = greta;
  await find(page, NAMES.guest_two);
  const button = page.getByRole('button', { name: `Search in ${NAMES.guest_two}` });
  const field = page.getByRole('searchbox', { name: 'Search in this chat' });
  const found = page.getByRole('list', { name: 'Messages found in this chat' });
  const row = messages(page).getByRole('listitem').filter({ hasText: 'green door' });

  await button.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nothing found for "zzz"')).toBeVisible();
  await checkAccessibility(greta, 'nothing found in a chat');
  await field.fill('灯笼');
  await expect(found.locator('mark')).toHaveText(['灯笼']);
  await field.fill('lant');
  await expect(found.locator('mark')).toHaveText(['lant']);
  await found.getByRole('button').press('Enter');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(field).toHaveValue('lant');
  await checkAccessibility(greta, 'found in a chat');
  for (const width of [840, 690, 530, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(found.getByRole('button')).toBeInViewport();
    await found.getByRole('button').press('Enter');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  }
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.context().close();
});
