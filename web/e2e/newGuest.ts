import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'Stay#2026';

/** Somebody whom the house does not know yet. */
export function newcomer() {
  const username = `guest_${Date.now().toString(36)}`;
  return { name: 'Ada Harbour', username, email: `${username}@staybook.example` };
}
type Newcomer = ReturnType<typeof newcomer>;

/** The text of the newest mail with this subject that came to the address. */
export async function mailTo(page: Page, address: string, subject: string): Promise<string> {
  let text: string | undefined;
  const look = async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    const mails: { subject: string; text: string }[] = await answer.json();
    text = mails.find((mail) => mail.subject === subject)?.text;
    return text;
  };
  await expect.poll(look, { message: `"${subject}" to ${address}` }).toBeDefined();
  return text!;
}

export const codeFor = async (page: Page, address: string): Promise<string> =>
  (await mailTo(page, address, 'Email Verification Code')).match(/\b\d{6}\b/)![0];

/** Signs up and confirms; ends on the sign-in page. */
export async function signUp(page: Page, { name, username, email }: Newcomer): Promise<void> {
  await page.goto('/register');
  const fields = {
    Name: name,
    Username: username,
    Email: email,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/emailverification\//);
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/login');
}

/** Moves on with the Tab key until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  const isThere = () => element.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < 40 && !(await isThere()); step++) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}
