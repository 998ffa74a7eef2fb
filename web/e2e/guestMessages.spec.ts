import { expect, type Page } from '@playwright/test';
import { checkAccessibility, checkOpen, tablet } from './checkAccessibility';
import { test } from './fixtures';
import { mailTo } from './newGuest';
import { passesTime } from './testServer';

test.use({ settings: passesTime(24 * 60) });

const SUBJECT = 'We are ready for you';

/** The booking references in the mails with the subject, one for each mail. */
async function mailed(page: Page): Promise<string[]> {
  const mails: { subject: string; text: string }[] = await (
    await page.request.get('/dev/mailbox.json')
  ).json();
  return mails
    .filter(({ subject }) => subject === SUBJECT)
    .map(({ text }) => /Booking reference: (\S+)/.exec(text)![1]!);
}

test('staff write a message, turn it on and answer a guest with a quick reply; each guest gets the mail once', async ({
  guest,
  page,
  server,
}) => {
  await page.goto('/login?next=/staff/messagetemplates');
  await guest.signIn('admin_demo');
  await page.goto('/staff/messagetemplates');
  await page.getByRole('button', { name: /^Before arrival/ }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^Dear \S+/)).toBeVisible();
  await checkAccessibility(guest, 'messages to guests', tablet);

  await page.getByLabel('Subject').fill(SUBJECT);
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Dear {gest}');
  await expect(page.getByRole('alert')).toContainText('There is no placeholder {gest}');
  await message.fill('Dear ');
  await page.getByRole('button', { name: /^Insert Guest: / }).click();
  await page.keyboard.type(', the kettle is on.');
  await expect(message).toHaveValue('Dear {guest}, the kettle is on.');
  await expect(preview).toContainText(', the kettle is on.');
  await page.getByLabel('Days before arrival').fill('5');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(/^A test was sent to/)).toBeVisible();
  expect(await mailTo(page, 'admin_demo@staybook.example', `Test: ${SUBJECT}`)).toContain(
    'the kettle is on.',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const on = page.getByRole('switch', { name: 'Send: Before arrival' });
  if (!(await on.isChecked())) await on.click();
  await expect(page.getByText(/^Next sent/)).toBeVisible();

  await page.getByRole('button', { name: 'New quick reply' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Luggage room');
  await page.getByLabel('Message', { exact: true }).fill('Dear {guest}, leave your bags with us.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Luggage room/ })).toBeVisible();
  const line = await preview.getByText(/[A-Z]\d[A-Z\d]{2}-[A-Z\d]{4}/).innerText();
  const [name, reference] = [line.split(',')[0]!, line.split(', ').at(-1)!];

  await page.goto(`/bookings/${reference}`);
  await page.getByRole('button', { name: 'Write to the guest' }).click();
  const field = page.getByPlaceholder('Write a message');
  await field.press('/');
  const menu = page.getByRole('menu', { name: /^Insert a text of the hotel/ });
  await expect(menu.getByRole('menuitem', { name: /^Luggage room/ })).toBeVisible();
  await checkOpen(guest, '[role=menu]', 'the texts of the hotel');
  await menu.getByRole('menuitem', { name: /^Luggage room/ }).click();
  await expect(field).toHaveValue(`Dear ${name}, leave your bags with us.`);
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(
    'leave your bags with us.',
  );

  await page.goto('/');
  server.passTime();
  await expect.poll(async () => (await mailed(page)).length, { timeout: 40_000 }).toBeGreaterThan(0);
  const first = await mailed(page);
  server.passTime();
  await page.waitForTimeout(15_000);
  const all = await mailed(page);
  expect(all).toEqual(expect.arrayContaining(first));
  expect(new Set(all).size).toBe(all.length);

  // the session has ended meanwhile
  await page.goto(`/login?next=${encodeURIComponent(`/bookings/${first[0]}`)}`);
  await guest.signIn('admin_demo');
  const sent = page.getByRole('region', { name: 'Messages to the guest' });
  await sent.getByText(SUBJECT).click();
  await expect(sent.getByText('the kettle is on.')).toBeVisible();
  await checkAccessibility(guest, 'a booking with a message to its guest');
});
