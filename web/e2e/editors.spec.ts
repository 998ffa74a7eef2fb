import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { Guest } from './guest';

test('two members of staff with the same hotel open see that the other is there, until one leaves', async ({
  page,
  guest,
  browser,
}) => {
  test.slow();
  await page.goto('/hotels/updatehotel');
  await guest.signIn('manager_demo');
  await expect(guest.main.getByLabel('Name', { exact: true })).not.toHaveValue('');
  const hotelId = (await page
    .getByRole('navigation', { name: 'Pages of the hotel' })
    .getByRole('link', { name: 'Rates' })
    .getAttribute('href'))!.split('hotel=')[1];
  const told = page.getByText(/ editing this hotel too\.$/);
  await expect(told).toHaveCount(0);
  const before = await guest.main.getByRole('button', { name: 'Continue' }).boundingBox();

  const other = new Guest(await browser.newPage());
  await other.page.goto(`/hotels/updatehotel?hotel=${hotelId}`);
  await other.signIn('admin_demo');
  await expect(other.page.getByText(/ is editing this hotel too\.$/)).toBeVisible();
  await expect(told).toBeVisible();
  expect(await guest.main.getByRole('button', { name: 'Continue' }).boundingBox()).toEqual(before);
  await checkAccessibility(guest, 'a hotel that someone else edits too');

  await other.page
    .getByRole('navigation', { name: 'Pages of the hotel' })
    .getByRole('link', { name: 'Team' })
    .click();
  await expect(told).toHaveCount(0);
  await other.page.close();
});
