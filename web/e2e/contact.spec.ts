import { expect, type Browser } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { Guest } from './guest';
import { mailTo } from './newGuest';

test.use({ settings: { CONTACT_EMAIL: 'help@staybook.example' } });

async function openAs(browser: Browser, baseURL: string | undefined, username: string, address: string) {
  const person = new Guest(await (await browser.newContext({ baseURL })).newPage());
  await person.page.goto(`/login?next=${encodeURIComponent(address)}`);
  await person.signIn(username);
  return person;
}

test('a visitor writes to the operator by keyboard, an administrator answers, and the mails arrive', async ({
  guest,
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(guest.heading('Contact')).toBeVisible();
  await checkAccessibility(guest, 'the contact form');
  await page.getByLabel('What is it about?').selectOption('Something else');
  await page.getByLabel('Your name').fill('Vera Visitor');
  await page.getByLabel('Email').fill('vera@elsewhere.example');
  await page.getByLabel('Message', { exact: true }).fill('Do you have rooms for a choir?');
  await page.getByRole('button', { name: 'Send message' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'has been sent' })).toContainText(
    'We will answer by email to vera@elsewhere.example.',
  );
  const text = await mailTo(page, 'help@staybook.example', 'Message from Vera Visitor: Something else');
  const address = /\/staff\/messages\?row=[0-9a-f]{24}/.exec(text)![0];

  const admin = await openAs(browser, baseURL, 'admin_demo', address);
  const panel = admin.page.getByRole('complementary', { name: 'Vera Visitor' });
  await expect(panel).toContainText('Do you have rooms for a choir?');
  const entry = admin.page.getByRole('link', { name: /^Messages from visitors, \d+ open message/ });
  const before = await entry.getAttribute('aria-label');
  await checkAccessibility(admin, 'a message from the contact form');
  await panel.getByLabel('Answer', { exact: true }).fill('Yes: write to us with your dates.');
  await panel.getByRole('button', { name: 'Send by email' }).click();
  await expect(panel).toContainText('Answered by email');
  await expect(entry).not.toHaveAttribute('aria-label', before!);
  const answer = await mailTo(page, 'vera@elsewhere.example', 'Re: Your message to Staybook');
  expect(answer).toContain('Yes: write to us with your dates.');
  await admin.page.context().close();
});

test('a guest writes from a booking and is answered in a chat', async ({ browser, baseURL }) => {
  const greta = await openAs(browser, baseURL, 'guest_demo', '/mybookings');
  await greta.main
    .getByRole('link', { name: /^(Details|Show)/ })
    .first()
    .click();
  await greta.page.getByRole('link', { name: 'Contact Staybook' }).click();
  await expect(greta.page.getByLabel('What is it about?')).toHaveValue('BOOKING');
  await expect(greta.page.getByLabel(/^Booking reference/)).toHaveValue(/^[A-Z]\d[A-Z\d]{2}-[A-Z\d]{4}$/);
  const subject = `The key does not work ${Date.now()}`;
  await greta.page.getByLabel('Message', { exact: true }).fill(subject);
  await greta.page.getByRole('button', { name: 'Send message' }).click();
  await expect(greta.page.getByRole('status').filter({ hasText: 'or in a chat' })).toBeVisible();

  const admin = await openAs(browser, baseURL, 'admin_demo', '/staff/messages?state=OPEN');
  await admin.page.getByText(subject).click();
  const panel = admin.page.getByRole('complementary');
  await panel.getByLabel('Answer', { exact: true }).fill('We have called the hotel.');
  await panel.getByRole('button', { name: 'Send in chat' }).click();
  await expect(panel).toContainText('Answered in a chat');

  await greta.page.getByRole('button', { name: /^Notifications/ }).click();
  await greta.page.getByRole('menuitem').first().click();
  await expect(greta.main).toContainText('We have called the hotel.');
  for (const { page } of [greta, admin]) await page.context().close();
});
