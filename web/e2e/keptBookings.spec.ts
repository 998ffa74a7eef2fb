import { expect } from '@playwright/test';
import { withServer as test } from './fixtures';
import { Guest } from './guest';

/** The offline data of this browser: the names of its caches, and whether a service worker runs. */
const keptHere = ({ page }: Guest) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).map((name) => name.replace(/-\/.*/, '')).sort(),
    works: (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  }));

test('a trusted device opens my bookings and their details offline, and works normally after reconnecting', async ({
  page,
  context,
}) => {
  const guest = new Guest(page);
  const { main } = guest;
  await page.goto('/login');
  await guest.signIn('guest_demo', { trustDevice: true });
  await expect.poll(() => keptHere(guest)).toEqual({ caches: ['kept-bookings', 'pages'], works: true });

  await context.setOffline(true);
  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: 'No connection to Staybook.' });
  await notice.getByRole('link', { name: 'My bookings' }).click();
  await expect(guest.heading('My bookings')).toBeVisible();
  await page.reload();
  await expect(
    main.getByText(/^We can’t reach Staybook. You’re seeing what this device saved on \d/),
  ).toBeVisible();
  const details = main.getByRole('link', { name: 'Show booking details' });
  const bookings = await details.count();
  expect(bookings).toBeGreaterThan(0);
  await details.first().click();
  await expect(guest.heading('Your booking')).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await expect(main.getByText(/^We can’t reach Staybook/)).toBeVisible();

  await context.setOffline(false);
  await expect(main.getByText(/^We can’t reach Staybook/)).toBeHidden();
  await expect(notice).toBeHidden();
  await page.goto('/mybookings');
  await expect(details).toHaveCount(bookings);

  await page.goto('/logout');
  await expect(guest.page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(() => keptHere(guest)).toMatchObject({ caches: ['pages'], works: false });
});
