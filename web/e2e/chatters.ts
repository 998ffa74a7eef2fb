import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
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

/** Sends messages from guest_demo to guest_two, by the API. */
export async function sendAll(request: APIRequestContext, texts: string[]): Promise<void> {
  let token = '';
  const ask = async (query: string, input: object) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const answer = await request.post('/graphql', { data: { query, variables: { input } }, headers });
    return ((await answer.json()) as { data: any }).data;
  };
  const { signIn } = await ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }',
    { username: 'guest_demo', password: 'Stay#2026' },
  );
  token = signIn.accessToken;
  const headers = { authorization: `Bearer ${token}` };
  const people = await request.post('/graphql', {
    data: { query: `{ chatPartners(text: "${NAMES.guest_two}") { id } }` },
    headers,
  });
  const { openChat } = await ask(
    'mutation ($input: OpenChatInput!) { openChat(input: $input) { ... on Chat { id } } }',
    { userId: ((await people.json()) as { data: any }).data.chatPartners[0].id },
  );
  for (const [place, content] of texts.entries())
    await ask('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }', {
      chatId: openChat.id,
      content,
      clientMessageId: `${texts.length}-${place}`,
    });
}
