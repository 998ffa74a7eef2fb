import { expect } from '@playwright/test';
import { checkAccessibility, checkOpen } from './checkAccessibility';
import { test } from './fixtures';
import { inDays } from './guest';

const stay = { checkIn: inDays(40), checkOut: inDays(43) };
const heart = (name: string | RegExp) => ({ name, exact: typeof name === 'string' });

test('a hotel saved without an account is there after signing in, with its price, and can be removed and put back', async ({
  guest,
  page,
}) => {
  await page.goto(`/searchhotelsresults?${new URLSearchParams({ city: 'Lisbon', ...stay })}`);
  const hearts = guest.main.getByRole('button', heart(/^Save /));
  await expect(hearts.nth(1)).toBeVisible();
  const names: string[] = [];
  for (const place of [0, 1]) {
    names.push((await hearts.nth(place).getAttribute('aria-label'))!.replace('Save ', ''));
    await hearts.nth(place).click();
    await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true');
  }

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Saved' }).click();
  await expect(guest.main.getByRole('heading', { level: 2 })).toHaveText([...names].reverse());
  await guest.main.getByRole('link', { name: 'Sign in' }).click();
  await guest.signIn('guest_demo');
  await expect(page).toHaveURL(/\/savedhotels/);
  for (const name of names) await expect(guest.main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(guest.main.getByText('3 nights, 2 guests').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedHotels'))).toBeNull();

  const first = guest.main.getByRole('button', heart(`Save ${names[0]}`));
  await first.click();
  await expect(guest.main.getByText(`${names[0]} was removed.`)).toBeVisible();
  await guest.main.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await guest.waitUntilLoaded();
  await page.reload();
  for (const name of names) await guest.main.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await guest.main.getByRole('link', { name: 'Compare 2 hotels' }).click();
  await expect(guest.main.getByRole('table')).toBeVisible();
  for (const name of names) await expect(guest.main.getByRole('columnheader', { name })).toBeVisible();
  await expect(guest.main.getByRole('row', { name: /^Price of the stay \$/ })).toBeVisible();
});

test('a visitor who watches a hotel signs in, comes back with the watch set, and ends it beside the saved hotels', async ({
  guest,
  page,
}) => {
  await guest.visitHotel({ city: 'Lisbon', ...stay });
  const name = (await guest.main.getByRole('heading', { level: 1 }).textContent())!;
  const address = page.url();
  await guest.main.getByRole('button', { name: 'Watch', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Watch this hotel' });
  await expect(
    dialog.getByText(/becomes available or at least 10% cheaper for .*, at most once a day\./),
  ).toBeVisible();
  await checkOpen(guest, 'dialog[open]', 'the dialog that watches a hotel');
  await dialog.getByRole('button', { name: 'Sign in to watch' }).click();
  await guest.signIn('guest_demo');
  await expect(page).toHaveURL(address);
  await expect(guest.main.getByRole('button', { name: 'Watching' })).toBeInViewport();
  await expect(
    guest.main.getByText('We’ll email you. You’ll find your watches under Saved hotels.'),
  ).toBeVisible();

  await page.goto('/savedhotels');
  const watches = page.getByRole('region', { name: 'Watched stays' });
  await expect(watches.getByRole('heading', { name })).toBeVisible();
  await checkAccessibility(guest, 'saved hotels with watches');
  await watches.getByRole('button', { name: `Stop watching ${name}` }).click();
  await expect(watches.getByText(`You’re no longer watching ${name}.`)).toBeVisible();
  await watches.getByRole('button', { name: 'Undo' }).click();
  await expect(watches.getByRole('heading', { name })).toBeVisible();
});

test('a shared link shows the same hotel and dates to a visitor without an account', async ({
  guest,
  page,
  browser,
}) => {
  // in place of the window that a phone opens
  await page.addInitScript(() =>
    Object.assign(navigator, { share: async ({ url }: ShareData) => Object.assign(window, { shared: url }) }),
  );
  await guest.visitHotel({ city: 'Lisbon', ...stay });
  const name = await guest.main.getByRole('heading', { level: 1 }).textContent();
  await guest.main.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = () => page.evaluate(() => (window as { shared?: string }).shared);
  await expect.poll(shared).toBeTruthy();
  const address = (await shared())!;
  expect(address).toContain(`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: name! })).toBeVisible();
});

test('home brings back the unfinished search and the hotels seen last, without moving anything', async ({
  guest,
  page,
}) => {
  await guest.visitHotel({ city: 'Lisbon', ...stay });
  const name = (await guest.main.getByRole('heading', { level: 1 }).textContent())!;
  await expect(guest.main.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift: ((window as { shift?: number }).shift ?? 0) + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const seen = guest.main.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.01);
  await seen.getByRole('link', { name: /^Continue your search: Lisbon/ }).click();
  await expect(page).toHaveURL(new RegExp(`city=Lisbon.*checkIn=${stay.checkIn}`));
  await page.goBack();
  await seen.getByRole('button', { name: 'Clear' }).click();
  await expect(seen).toHaveCount(0);
});
