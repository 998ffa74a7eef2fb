import { expect, type Browser, type Locator } from '@playwright/test';
import { AdminApi } from './adminApi';
import { Guest } from './guest';

/** The most that the front desk refunds at once, in dollars; see LIMITS.refundWithoutProofCents. */
export const MOST = 500;

/** The hotel of the demonstration's team, one that is not theirs, and the guest of a stay ahead who paid much more than the limit. */
export async function findHotels(request: Parameters<typeof AdminApi.signIn>[0]) {
  const member = await AdminApi.signIn(request, 'desk_demo');
  const { viewer } = await member.ask<{
    viewer: { teams: { hotel: { id: string; name: string } }[] };
  }>('{ viewer { id teams { duties hotel { id name } } } }', {});
  expect(viewer.teams).toHaveLength(1);
  const own = viewer.teams[0]!.hotel;
  const { hotels } = await member.ask<{ hotels: { items: { id: string; name: string }[] } }>(
    '{ hotels(sort: NAME_ASC, limit: 2) { items { id name } } }',
    {},
  );
  const { bookings } = await member.ask<{
    bookings: { items: { paidCents: number; user: { name: string } }[] };
  }>(
    `query ($hotelId: ID!) { bookings(filter: { hotelId: $hotelId, status: CONFIRMED }, sort: CHECK_IN_DESC, limit: 30) {
      items { paidCents user { name } } } }`,
    { hotelId: own.id },
  );
  const payer = bookings.items.find(({ paidCents }) => paidCents >= 2 * MOST * 100)!.user.name;
  return { ...own, other: hotels.items.find(({ id }) => id !== own.id)!, payer };
}

/** Signs in from home in a browser of one's own, which leads to the first page of the duty. */
export async function arrive(
  browser: Browser,
  username: string,
  title: string,
  width = 1440,
): Promise<Guest> {
  const height = width < 600 ? 844 : 900;
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US' });
  const one = new Guest(await context.newPage());
  await one.page.goto('/');
  await one.goToSignIn();
  await one.signIn(username);
  await expect(one.heading(title)).toBeVisible();
  return one;
}

/** By the side menu. */
export const openPage = (one: Guest, entry: string) =>
  one.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: entry, exact: true }).click();

/** Presses again where a list that has just changed under the pointer took no press. */
export const press = (button: Locator, outcome: Locator) =>
  expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(outcome.first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });

/** By the list of bookings, where the one that comes last is the first. */
export async function openBooking(one: Guest, guest: string): Promise<void> {
  await openPage(one, 'Bookings');
  await expect(one.heading('Bookings')).toBeVisible();
  await one.main.getByRole('searchbox').fill(guest);
  await one.main.getByRole('gridcell', { name: guest }).first().click();
  await one.page.getByRole('complementary').getByRole('link', { name: 'Show booking details' }).click();
  await expect(one.main.getByRole('button', { name: 'Goodwill refund' })).toBeVisible();
}

/** Gives the password if the step asks for it, which it does once the sign-in is ten minutes old. */
export async function giveProof(one: Guest, outcome: Promise<unknown>): Promise<void> {
  const password = one.page.getByLabel('Password');
  await Promise.race([outcome, password.waitFor()]);
  if (!(await password.isVisible())) return;
  await password.fill('Stay#2026');
  await one.page.getByRole('button', { name: 'Continue' }).click();
}

/** The dialog of a refund on the page of a booking, filled. */
export async function refund(one: Guest, dollars: string): Promise<Locator> {
  await one.main.getByRole('button', { name: 'Goodwill refund' }).click();
  const dialog = one.page.getByRole('dialog', { name: 'Refund as goodwill?' });
  await dialog.getByLabel('Refund in dollars').fill(dollars);
  await dialog.getByLabel(/^Reason/).fill('The lift did not work.');
  return dialog;
}
