import { expect } from '@playwright/test';
import { test } from './fixtures';
import { inDays } from './guest';

const stay = { city: 'Kyoto', checkIn: inDays(90), checkOut: inDays(93) };

test('choosing a room while signed out leads to the sign-in and back to the same room', async ({
  page,
  guest,
}) => {
  await guest.visitHotel(stay);
  const hotel = new URL(page.url());
  await guest.main.getByRole('button', { name: 'Select' }).nth(1).click();
  await expect(page).toHaveURL(/\/login/);
  await guest.signIn('guest_two');
  await expect(page.getByRole('dialog')).toBeVisible();
  const back = new URL(page.url());
  expect(back.pathname).toBe(hotel.pathname);
  for (const name of ['checkIn', 'checkOut'])
    expect(back.searchParams.get(name)).toBe(hotel.searchParams.get(name));
  await page.getByRole('dialog').getByRole('checkbox', { disabled: false }).first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
});

test('choosing a room on its own page while signed out opens it in its hotel after the sign-in', async ({
  page,
  guest,
}) => {
  await page.goto('/rooms');
  const link = guest.main.getByRole('listitem').getByRole('link').first();
  const title = (await link.textContent())!;
  await link.click();
  await guest.main.getByRole('link', { name: 'Choose this room' }).click();
  await expect(page).toHaveURL(/\/login/);
  await guest.signIn('guest_two');
  const dialog = page.getByRole('dialog', { name: title });
  const box = dialog.getByRole('checkbox', { disabled: false }).first();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
});

test('searching from home while signed out leads through the sign-in to the results', async ({
  page,
  guest,
}) => {
  await page.goto('/');
  await guest.search(stay);
  await expect(page).toHaveURL(/\/logout/);
  await expect(guest.main).toContainText('You are logged out');
  await expect(page).toHaveURL(/\/login/);
  await expect(guest.main).toContainText(
    /Sign in to book, or look at the \d+ hotels in Kyoto without an account\./,
  );
  await guest.signIn('guest_two');
  await expect(page).toHaveURL(/\/hotelslist\?/);
  await expect(guest.main).toContainText('Kyoto');
});

test('a visitor who searches may look at the same search without an account', async ({ page, guest }) => {
  await page.goto('/');
  await guest.search(stay);
  await expect(page).toHaveURL(/\/login/);
  const wanted = new URL(new URL(page.url()).searchParams.get('next')!, page.url()).search;
  await page.getByRole('link', { name: /^look at the \d+ hotels in Kyoto$/ }).click();
  await expect(page).toHaveURL(/\/searchhotelsresults\?/);
  expect(new URL(page.url()).search).toBe(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kyoto');
});

test('searching without a destination asks for a destination', async ({ page, guest }) => {
  await page.goto('/');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toContainText('Select a destination');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(guest.main).toBeVisible();
});

test('opening my bookings while signed out leads to the sign-in and back', async ({ page, guest }) => {
  await page.goto('/mybookings');
  await expect(page).toHaveURL(/\/login/);
  await guest.signIn('guest_demo');
  await expect(page).toHaveURL('/mybookings');
});
