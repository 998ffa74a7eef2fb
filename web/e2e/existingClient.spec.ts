import { expect } from '@playwright/test';
import { chatAs, find, messages, NAMES, write } from './chatters';
import { serveExistingClient } from './existingClient';
import { withServer } from './fixtures';

const test = withServer.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const { origin, server } = await serveExistingClient();
      await use(origin);
      server.close();
    },
    { scope: 'worker' },
  ],
  settings: [({ origin }, use) => use({ CLIENT_URL: origin }), { scope: 'worker' }],
});

test('an existing client on another origin chats with a guest in both directions', async ({
  browser,
  baseURL,
  origin,
}) => {
  const greta = await chatAs(browser, baseURL, 'guest_demo');
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/?api=${baseURL}`);
  await page.getByLabel('Username').fill('guest_two');
  await page.getByLabel('Password').fill('Stay#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toHaveText('Connected');
  await expect(page.getByRole('list', { name: 'Online' }).getByText(NAMES.guest_demo)).toBeVisible();
  await expect(
    greta.page.getByRole('complementary', { name: 'Users Online' }).getByText(NAMES.guest_two),
  ).toBeVisible();

  await find(greta.page, NAMES.guest_two);
  await write(greta.page, 'Is the sauna open at night?');
  const heard = page.getByRole('list', { name: 'Messages' });
  await expect(heard.getByText('Is the sauna open at night?')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Message' }).fill('Until midnight.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messages(greta.page).getByText('Until midnight.')).toHaveCount(1);
  for (const each of [greta.page, page]) await each.context().close();
});
