import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { inDays } from './guest';
import { newGuest, PASSWORD } from './newGuest';
import { wordsIn } from './words';

interface Mail {
  subject: string;
  text: string;
}

/** Waits for a mail to the address that matches, and returns its text. */
async function mailTo(page: Page, address: string, pattern: RegExp): Promise<string> {
  let found: Mail | undefined;
  const find = async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    found = ((await answer.json()) as Mail[]).find(({ text }) => pattern.test(text));
    return found;
  };
  await expect.poll(find, { message: `a mail to ${address} that matches ${pattern}` }).toBeDefined();
  return found!.text;
}

const screens = [
  { name: 'German', language: 'de', viewport: { width: 1440, height: 900 }, days: 41 },
  { name: 'Japanese', language: 'ja', viewport: { width: 390, height: 844 }, days: 51 },
  { name: 'French', language: 'fr', viewport: { width: 390, height: 844 }, days: 61 },
  { name: 'Spanish', language: 'es', viewport: { width: 390, height: 844 }, days: 71 },
  { name: 'Portuguese', language: 'pt-BR', viewport: { width: 390, height: 844 }, days: 81 },
];

for (const { name: title, language, viewport, days } of screens) {
  const { say, pattern } = wordsIn(language);
  const prefix = `/${language.toLowerCase()}`;

  test.describe(`in ${title}`, () => {
    test.use({ viewport, locale: language });

    test('a guest signs up, finds a room, pays, gets the mails, and cancels', async ({ page, guest }) => {
      const person = newGuest();
      await page.goto('/register');
      await expect(page).toHaveURL(`${prefix}/register`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const fields = {
        name: person.name,
        username: person.username,
        email: person.email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
      };
      for (const [name, text] of Object.entries(fields))
        await page.getByLabel(say('session', name), { exact: true }).fill(text);
      await page.getByRole('button', { name: say('session', 'signUpButton'), exact: true }).click();
      const code = (await mailTo(page, person.email, /\b\d{6}\b/)).match(/\b\d{6}\b/)![0];
      await page.getByLabel(say('session', 'code')).fill(code);
      await page.getByRole('button', { name: say('session', 'continueWithCode') }).click();
      await page.getByLabel(say('session', 'username'), { exact: true }).fill(person.username);
      await page.getByLabel(say('session', 'password'), { exact: true }).fill('wrong');
      const signIn = page.getByRole('button', { name: say('session', 'signIn'), exact: true });
      await signIn.click();
      const refused = page.getByRole('alert').first();
      await expect(refused).not.toHaveText(/\b(the|is|not|username)\b/i);
      await page.getByLabel(say('session', 'password'), { exact: true }).fill(PASSWORD);
      await signIn.click();
      await expect(page).toHaveURL(prefix);

      await page.goto(
        `${prefix}/searchhotelsresults?${new URLSearchParams({ city: 'Vienna', checkIn: inDays(days), checkOut: inDays(days + 2) })}`,
      );
      await guest.waitUntilLoaded();
      await checkAccessibility(guest, `results in ${language}`);
      await page
        .getByRole('link', { name: pattern('search', 'detailsOf') })
        .first()
        .click();
      const card = guest.main.getByRole('article').first();
      await card
        .getByRole('button', { name: say('rooms', 'select'), exact: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { disabled: false }).first().check();
      await dialog.getByRole('button', { name: say('rooms', 'continueLabel'), exact: true }).click();
      await checkAccessibility(guest, `rooms in ${language}`);
      await page.getByRole('button', { name: say('bookings/checkout', 'bookNow'), exact: true }).click();
      await page.waitForURL('**/dev/till/pay/**');
      await guest.pay();
      await expect(guest.heading(say('bookings/checkout', 'thankYou'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${prefix}/checkout-success`));

      const confirmation = await mailTo(page, person.email, new RegExp(`${prefix}/bookings/`));
      expect(confirmation).not.toMatch(/\b(Hello|Check-out date|Total paid|your stay)\b/);
      await page.goto(new RegExp(`http\\S+${prefix}/bookings/\\S+`).exec(confirmation)![0]);
      await guest.main
        .getByRole('button', { name: say('kit', 'cancel'), exact: true })
        .or(guest.main.getByRole('button', { name: say('bookings/detail', 'cancelBooking'), exact: true }))
        .first()
        .click();
      const refund = page.getByRole('dialog');
      await expect(refund).toBeVisible();
      await refund
        .getByRole('button', { name: say('bookings/detail', 'cancelBooking'), exact: true })
        .click();
      await expect(page).toHaveURL(`${prefix}/mybookings`);
      await guest.waitUntilLoaded();
      await checkAccessibility(guest, `my bookings in ${language}`);
    });
  });
}

test('the language is switched on any page, which keeps its search and what was typed', async ({
  page,
  guest,
}) => {
  await page.goto('/contact?topic=other');
  const english = 'How much is a room with a view of the sea?';
  const message = page.getByLabel('Message', { exact: true });
  await guest.waitUntilLoaded();
  await message.fill(english);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/contact?topic=other');
  const french = wordsIn('fr');
  await expect(page.getByLabel(french.say('contact', 'message'), { exact: true })).toHaveValue(english);
  // from now on, pages for one person open in it too
  await page.goto('/login');
  await expect(page).toHaveURL('/fr/login');
  await page.goto('/hotels');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await guest.waitUntilLoaded();
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/hotels');
});
