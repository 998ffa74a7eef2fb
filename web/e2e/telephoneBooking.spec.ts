import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';

test('a guest books by telephone at an own price, is checked in at once, pays in parts, and a wrong payment is voided', async ({
  page,
  guest,
  request,
}) => {
  const { main } = guest;
  const hotel = await (await AdminApi.signIn(request)).findHotel('Paris');
  await page.goto(`/frontdesk/newbooking?hotel=${hotel.id}`);
  await guest.signIn('admin_demo');
  await expect(guest.heading('New booking')).toBeVisible();
  await main.getByRole('checkbox', { name: /^\d+$/, disabled: false }).first().check();
  await main.getByLabel('Guest name').fill('Tess Telephone');
  await main.getByLabel('Telephone number').fill('+1 555 010 0199');
  await main.getByLabel('Own price a night ($)').fill('80');
  await main.getByLabel('Reason for the price').fill('Regular guest');
  await main.getByLabel('Payment method').selectOption('Later, at the hotel');
  await main.getByLabel('Check in now').check();
  await expect(main.getByText(/for 1 room, 1 night/)).toBeVisible();
  await checkAccessibility(guest, 'a booking by telephone');
  await main.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(main).toContainText(
    /Tess Telephone’s booking is confirmed\. \$[\d.]+ is to be paid at the hotel\./,
  );

  const inHouse = main.getByRole('list', { name: 'In house' });
  const row = inHouse.getByRole('listitem').filter({ hasText: 'Tess Telephone' });
  await expect(row).toContainText('Owes $');
  const question = page.getByRole('dialog', { name: /^Tess Telephone still owes \$/ });
  // A row that has just changed ignores a click.
  await expect(async () => {
    await row.getByRole('button', { name: /^Check out: / }).click();
    await expect(question).toBeVisible({ timeout: 1000 });
  }).toPass();
  await checkAccessibility(guest, 'a check-out with a balance');
  await question.getByRole('button', { name: 'Go back' }).click();

  await row.getByRole('button', { name: 'Tess Telephone', exact: true }).click();
  await page.getByRole('link', { name: 'Show booking details' }).click();
  await expect(guest.heading('Booking for Tess Telephone')).toBeVisible();
  const take = main.getByRole('button', { name: 'Take payment' });
  const payment = page.getByRole('dialog', { name: 'Take a payment' });
  await take.click();
  await payment.getByLabel('Amount ($)').fill('30');
  await payment.getByLabel('Cash').check();
  await checkAccessibility(guest, 'a payment at the front desk');
  await payment.getByRole('button', { name: 'Take payment' }).click();
  await expect(main.getByText(/^\$30 received\. \$[\d.]+ is still to be paid\.$/)).toBeVisible();
  const folio = main.getByRole('table', { name: /^Folio of/ });
  await expect(folio).toContainText('Payment: Cash, at the hotel');

  await main.getByRole('button', { name: 'Void payment of $30' }).click();
  await page.getByLabel('What was wrong').fill('Typed twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Void payment' }).click();
  await expect(main.getByText('Reason: Typed twice').first()).toBeVisible();

  await main.getByRole('button', { name: 'Waive a part' }).click();
  const waiver = page.getByRole('dialog');
  await waiver.getByLabel('Amount ($)').fill('5');
  await waiver.getByLabel('Reason').fill('Noise at night');
  await waiver.getByRole('button', { name: 'Waive this amount' }).click();
  await expect(folio).toContainText('$5.00 waived.');

  await take.click();
  await payment.getByRole('button', { name: 'Take payment' }).click();
  await expect(main.getByText(/received\. Everything is paid\.$/)).toBeVisible();
  await expect(folio).toContainText('Settled');
});
