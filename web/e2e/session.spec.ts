import { expect, type Page } from '@playwright/test';
import { AdminApi } from './adminApi';
import { test } from './fixtures';
import { inDays } from './guest';
import { signUpAndIn } from './newGuest';

test('a changed role and a disabled account update the open page', async ({
  page,
  guest,
  playwright,
  baseURL,
}) => {
  const person = await signUpAndIn(guest);
  const listening = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('connection_ack') && resolve()),
    );
  });
  await guest.visitHotel({ city: 'Prague', checkIn: inDays(130), checkOut: inDays(131) });
  await listening;
  const myBookings = page.getByRole('link', { name: 'My bookings' });
  await expect(myBookings).toBeVisible();

  const request = await playwright.request.newContext({ baseURL });
  const admin = await AdminApi.signIn(request);
  await admin.updateUser({ email: person.email, role: 'INTERMEDIATE' });
  await expect(myBookings).toBeHidden();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();

  await admin.updateUser({ email: person.email, active: false });
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await request.dispose();
});

test('two tabs that renew the session at the same time stay signed in; signing out in one signs out the other', async ({
  page,
  guest,
  context,
}) => {
  await page.goto('/login');
  await guest.signIn('guest_three', { trustDevice: true });
  const other = await context.newPage();
  await other.goto('/mybookings');
  const heading = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'My bookings' });
  await expect(heading(other)).toBeVisible();
  await page.goto('/mybookings');
  for (let times = 0; times < 3; times++) {
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) await expect(heading(tab)).toBeVisible();
  }

  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});

test('without trust, a new tab beside a signed-in one is signed in; after all are closed nobody is', async ({
  page,
  guest,
  context,
}) => {
  await page.goto('/login');
  await guest.signIn('guest_three');
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mybookings');
  await expect(other.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  await page.close();
  await other.close();
  const later = await context.newPage();
  await later.goto('/mybookings');
  await expect(later).toHaveURL(/\/login/);
});

test('signing out clears the chosen rooms of the guest in every tab', async ({ page, guest, context }) => {
  await page.goto('/login');
  await guest.signIn('guest_three', { trustDevice: true });
  const stay = { city: 'Kyoto', checkIn: inDays(140), checkOut: inDays(141) };
  await guest.visitHotel(stay);
  await guest.chooseRooms(1);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/mybookings');
  await other.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const stored = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  // The server confirms that the session has ended.
  await expect
    .poll(async () => (await stored()).filter((key) => !/^(appearance|mui-)/.test(key)))
    .toEqual([]);
  await guest.goToSignIn();
  await guest.signIn('guest_two');
  await expect(page).toHaveURL(/\/hotels\//);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeDisabled();
});

for (const minutes of [-6, 6])
  test(`a guest whose clock is wrong by ${minutes} minutes signs up, signs in and stays signed in`, async ({
    page,
    guest,
  }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    const person = await signUpAndIn(guest);
    await page.goto('/users/myaccount');
    await page.reload();
    await expect(guest.main).toContainText(person.email);
    await page.getByRole('link', { name: 'My bookings' }).click();
    await expect(guest.heading('My bookings')).toBeVisible();
  });
