import { expect } from '@playwright/test';
import { test } from './fixtures';
import { inDays } from './guest';
import { checkAccessibility } from './checkAccessibility';

const search = new URLSearchParams({ city: 'Paris', checkIn: inDays(100), checkOut: inDays(102) });
test.use({ reducedMotion: 'reduce' });

test('results, hotels, rooms and their dialogs pass the accessibility checks', async ({ page, guest }) => {
  test.setTimeout(300_000);
  await page.goto('/login');
  await guest.signIn('guest_demo');
  await page.goto(`/hotelslist?${search}`);
  await checkAccessibility(guest, 'results');
  await guest.openHotel();
  await checkAccessibility(guest, 'hotel');
  await guest.main.getByRole('button', { name: /^Enlarge picture 1 of/ }).click();
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  await checkAccessibility(guest, 'pictures on the whole screen');
  await page.keyboard.press('Escape');
  await guest.main.getByRole('button', { name: 'Select' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkAccessibility(guest, 'rooms to tick');
  await page.goto('/rooms');
  await guest.main.getByRole('listitem').getByRole('link').first().click();
  await expect(guest.main.getByRole('link', { name: 'Choose this room' })).toBeVisible();
  await checkAccessibility(guest, 'room');
});
