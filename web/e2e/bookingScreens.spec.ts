import { expect } from '@playwright/test';
import { test } from './fixtures';
import { inDays } from './guest';
import { checkAccessibility } from './checkAccessibility';

test.use({ reducedMotion: 'reduce' });

test('every screen of bookings, reviews and uploads passes the accessibility checks', async ({
  page,
  guest,
}) => {
  test.setTimeout(300_000);
  const { main } = guest;
  const dialog = page.getByRole('dialog');
  await page.goto('/login');
  await guest.signIn('guest_demo', { trustDevice: true });

  await guest.visitHotel({ city: 'Lisbon', checkIn: inDays(200), checkOut: inDays(202) });
  await guest.chooseRooms(1);
  await guest.bookNow();
  await page.goto('/mybookings');
  const toPayment = page.getByRole('link', { name: 'Continue to payment' });
  const held = main.getByRole('listitem').filter({ has: toPayment });
  await expect(held).toBeVisible();
  await checkAccessibility(guest, 'my bookings, one held');
  await held.getByRole('link', { name: 'Show booking details' }).click();
  await expect(main.getByRole('timer')).toBeVisible();
  await checkAccessibility(guest, 'a held booking');
  await main.getByRole('button', { name: 'Release' }).click();
  await expect(main).toContainText('Expired, not charged');
  await checkAccessibility(guest, 'an expired booking');

  for (const [state, group] of [
    ['Cancelled', 'cancelled'],
    ['Stayed', 'past'],
    ['Confirmed', 'upcoming'],
  ]) {
    await page.goto(`/mybookings?show=${group}`);
    const row = main.getByRole('listitem').filter({ hasText: state }).last();
    await row.getByRole('link', { name: 'Show booking details' }).click();
    await expect(guest.heading('Your booking')).toBeVisible();
    await checkAccessibility(guest, `a booking: ${state}`);
  }
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeVisible();
  await checkAccessibility(guest, 'cancelling');
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await main.getByRole('button', { name: 'Get an invoice' }).click();
  await expect(dialog).toBeVisible();
  await checkAccessibility(guest, 'asking for an invoice');
  await dialog.getByRole('button', { name: 'Get invoice' }).click();
  await expect(main.getByText('is ready.')).toBeVisible();
  await checkAccessibility(guest, 'a booking with an invoice');
  await main.getByRole('link', { name: /^Invoice INV-/ }).click();
  await expect(guest.heading(/^Invoice INV-/)).toBeVisible();
  await checkAccessibility(guest, 'an invoice');
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'PDF on letter paper' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
  await page.goBack();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Receipt', { exact: true })).toBeVisible();
  await checkAccessibility(guest, 'a receipt');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/bookings/nothing');
  await checkAccessibility(guest, 'no such booking');

  await page.goto('/myreviews');
  await main.getByRole('button', { name: 'Delete review' }).first().click();
  await expect(dialog).toBeVisible();
  await checkAccessibility(guest, 'deleting a review');
  await dialog.getByRole('button', { name: 'Keep review' }).click();
  await main.getByRole('link', { name: 'Edit review' }).first().click();
  await expect(guest.heading('Edit review')).toBeVisible();
  await checkAccessibility(guest, 'editing a review');
  await page.goto('/createreview');
  await main.getByRole('button', { name: 'Publish review' }).click();
  await checkAccessibility(guest, 'a review with everything missing');
  await page.goto('/reviews?page=2');
  await checkAccessibility(guest, 'the second page of reviews');

  await page.goto('/uploadfiles?code=property');
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(main.getByRole('alert')).toHaveText('a.gif is(are) not allowed');
  await checkAccessibility(guest, 'an upload with a file that is not allowed');
});
