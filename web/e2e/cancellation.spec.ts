import { expect } from '@playwright/test';
import { test } from './fixtures';
import { Guest, inDays } from './guest';

test('rooms that one guest holds are unavailable to others at once, and available again after the order is cancelled', async ({
  page,
  guest,
  browser,
}) => {
  const stay = { city: 'Prague', checkIn: inDays(70), checkOut: inDays(72) };
  const other = new Guest(await browser.newPage());
  await other.page.goto('/login');
  await other.signIn('guest_three');
  await other.visitHotel(stay);

  await page.goto('/login');
  await guest.signIn('guest_demo');
  await guest.visitHotel(stay);
  const [number] = await guest.chooseRooms(1);

  await other.main.getByRole('button', { name: 'Select' }).first().click();
  const box = other.page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(`^${number}\\b`) });
  await expect(box).toBeEnabled();
  await guest.bookNow();
  await expect(box).toBeDisabled();

  await page.getByRole('link', { name: /Back to Staybook/ }).click();
  await expect(guest.heading('Your booking is not paid yet')).toBeVisible();
  await expect(box).toBeDisabled();
  await guest.main.getByRole('button', { name: 'Release' }).click();
  await expect(guest.heading('Your order is cancelled')).toBeVisible();
  await expect(box).toBeEnabled();
  await page.getByRole('link', { name: /^Back to / }).click();
  await expect(guest.selection).toContainText(`room ${number}`);
  await other.page.close();
});

test('cancelling a paid booking names the refund', async ({ page, guest }) => {
  await page.goto('/login');
  await guest.signIn('guest_three');
  await guest.visitHotel({ city: 'Rome', checkIn: inDays(80), checkOut: inDays(81) });
  await guest.chooseRooms(1);
  await guest.bookNow();
  await guest.pay();
  await page.getByRole('link', { name: 'Show booking details' }).click();
  await guest.main.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Refund if cancelled now: $ ');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page).toHaveURL('/mybookings');
  await guest.main.getByRole('link', { name: /^Cancelled/ }).click();
  await expect(page).toHaveURL('/mybookings?show=cancelled');
  await expect(guest.main.getByRole('listitem').first()).toContainText('Cancelled');
});
