import { expect } from '@playwright/test';
import { test } from './fixtures';
import { inDays } from './guest';
import { checkAccessibility } from './checkAccessibility';

const search = new URLSearchParams({ city: 'Paris', checkIn: inDays(100), checkOut: inDays(102) });
const screens = {
  hotels: '/hotels',
  'hotels by city': '/hotels/countbycity',
  'hotels by type': '/hotels/countbytype',
  'find a hotel': '/hotels/findhotel',
  rooms: '/rooms',
  thanks: '/booking-success',
  'order cancelled': '/cancel-order',
  reviews: '/reviews',
  'my reviews': '/myreviews',
  'write a review': '/createreview',
  'find a review': '/reviews/findreview',
  'list your property': '/listproperty',
  upload: '/uploadfiles?code=profilephoto',
  unauthorized: '/unauthorized',
  'an error': '/handleerror',
  'something went wrong': '/somethingwentwrong',
  'not found': '/nowhere',
};

test.use({ reducedMotion: 'reduce' });

test('every public screen passes the accessibility checks', async ({ page, guest }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await checkAccessibility(guest, 'home');
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
  for (const [screen, path] of Object.entries(screens)) {
    await page.goto(path);
    await checkAccessibility(guest, screen);
  }
});
