import { expect, type Page } from '@playwright/test';
import type { Guest } from './guest';

export const PASSWORD = 'Stay#2026';

/** The details of a person who has no account yet. */
export function newGuest() {
  const username = `guest_${Date.now().toString(36)}`;
  return { name: 'Ada Harbour', username, email: `${username}@staybook.example` };
}
type NewGuest = ReturnType<typeof newGuest>;

/** Waits for the newest mail to the address with this subject, and returns its text. */
export async function mailTo(page: Page, address: string, subject: string): Promise<string> {
  let text: string | undefined;
  const find = async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    const mails: { subject: string; text: string }[] = await answer.json();
    text = mails.find((mail) => mail.subject === subject)?.text;
    return text;
  };
  await expect.poll(find, { message: `"${subject}" to ${address}` }).toBeDefined();
  return text!;
}

export const codeFor = async (page: Page, address: string): Promise<string> =>
  (await mailTo(page, address, 'Email Verification Code')).match(/\b\d{6}\b/)![0];

/** Fills in and sends the form of the sign-up page; ends on the page that asks for the code. */
export async function sendSignUp(page: Page, { name, username, email }: NewGuest): Promise<void> {
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
}

/** Signs up and confirms the address; ends on the sign-in page. */
export async function signUp(page: Page, person: NewGuest): Promise<void> {
  await page.goto('/register');
  await sendSignUp(page, person);
  await page.getByLabel('Code').fill(await codeFor(page, person.email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/login');
}

/** Signs up a new guest and signs them in; returns their details. */
export async function signUpAndIn(guest: Guest): Promise<NewGuest> {
  const person = newGuest();
  await signUp(guest.page, person);
  await guest.signIn(person.username);
  return person;
}
