import { expect, type Browser, type Page } from '@playwright/test';
import { Guest } from './guest';

export const NAMES = {
  guest_demo: 'Greta Lindholm',
  guest_two: 'Tomás Ferreira',
  guest_three: 'Aiko Tanabe',
};

/** A person in a browser of their own, on the page of chats. */
export async function chatAs(
  browser: Browser,
  baseURL: string | undefined,
  username: string,
): Promise<Guest> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const guest = new Guest(await context.newPage());
  await guest.page.goto('/login?next=/realtimechat');
  await guest.signIn(username);
  await guest.page.goto('/realtimechat');
  await expect(guest.page.getByText('Select a chat to display messages !!!')).toBeVisible();
  return guest;
}

/** The messages of the open chat. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

/** Sends a text in the open chat. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.keyboard.press('Enter');
}

/** Searches for a person and opens the chat with them. */
export async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search for a user' }).fill(name);
  await page
    .getByRole('list', { name: 'People found' })
    .getByRole('button', { name: `Chat with ${name}` })
    .click();
}
