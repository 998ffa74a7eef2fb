import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';

test('an administrator finds a payment that fits no booking, and notes what was done', async ({
  page,
  guest,
  request,
  baseURL,
}) => {
  // Another program of the same account at the card provider sells something.
  const session = await request.post('/dev/till/v1/checkout/sessions', {
    headers: { authorization: 'Bearer sk_test_another_program' },
    form: {
      mode: 'payment',
      client_reference_id: 'voucher-17',
      customer_email: 'olga@staybook.example',
      success_url: `${baseURL}/help`,
      'line_items[0][quantity]': 1,
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': 4_170,
      'line_items[0][price_data][product_data][name]': 'A voucher',
    },
  });
  expect(session.ok(), await session.text()).toBe(true);
  await page.goto(((await session.json()) as { url: string }).url);
  await guest.pay();
  await expect(page).toHaveURL(/\/help$/);

  await page.goto('/staff/paymentdifferences');
  await guest.signIn('admin_demo');
  const row = page.getByRole('row').filter({ hasText: '$41.70' });
  await expect(row).toContainText('Unknown payment session');
  await row.getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary', { name: 'Unknown payment session' });
  await expect(drawer).toBeVisible();
  await checkAccessibility(guest, 'a payment difference');
  await drawer.getByRole('button', { name: 'Mark as settled' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as settled?' });
  await expect(dialog).toContainText('$41.70 was paid. This does not move any money');
  await expect(dialog.getByRole('button', { name: 'Save as settled' })).toBeDisabled();
  await dialog.getByLabel('What you found or did').fill('A voucher, sold by the shop.');
  await checkAccessibility(guest, 'settling a payment difference');
  await dialog.getByRole('button', { name: 'Save as settled' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer).toContainText('A voucher, sold by the shop.');
  await expect(drawer.getByRole('button', { name: 'Mark as settled' })).toBeHidden();
  await page.reload();
  await expect(row).toContainText('Ada');
});
