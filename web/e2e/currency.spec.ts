import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { inDays } from './guest';

const STAY = { city: 'Lisbon', checkIn: inDays(90), checkOut: inDays(93), guests: '2', rooms: '1' };

test('a guest chooses euros, filters by them, and pays a price that is said in dollars first', async ({
  page,
  guest,
}) => {
  const { main } = guest;
  const choose = async (from: string, currency: RegExp) => {
    await page.getByRole('button', { name: `Prices in ${from}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: currency }).click();
  };
  await page.goto(`/searchhotelsresults?${new URLSearchParams(STAY)}`);
  const row = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Details of / }) });
  await expect(row.first()).toContainText(/from \$\d/);

  await page.getByRole('button', { name: 'Prices in USD' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show prices in' });
  await expect(dialog.getByRole('button', { name: 'Japanese Yen JPY' })).toBeVisible();
  await expect(dialog).toContainText(/Rates of \d+ \w+ \d{4}/);
  await checkAccessibility(guest, 'the choice of a currency');
  await dialog.getByRole('button', { name: 'Euro EUR' }).click();
  await expect(row.first()).toContainText(/from about €\d/);

  // The next pages, rendered by the server in dollars, remember it, and the address has dollars.
  await page.reload();
  await expect(row.first()).toContainText(/from about €\d/);
  await main.getByRole('spinbutton', { name: 'Max price per night (EUR)' }).fill('150');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/maxPrice=17\d/);
  await expect(main.getByRole('button', { name: 'Remove Up to €150 a night' })).toBeVisible();
  await checkAccessibility(guest, 'hotels with prices in euros');

  await page.goto('/login');
  await guest.signIn('guest_two');
  await guest.visitHotel(STAY);
  await expect(main.getByRole('article').first()).toContainText(/\$\d.*about €\d/);
  await guest.chooseRooms(1);
  await expect(guest.selection).toContainText(/Total\s*\$[\d,.]+\s*about €\d/);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.waitForURL('**/dev/till/pay/**');
  await expect(page.locator('body')).not.toContainText('€');
  await guest.pay();
  await page.getByRole('link', { name: 'Show booking details' }).click();
  await expect(main).toContainText(/Total\s*\$[\d,.]+\s*about €\d/);
  await main.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(/\$ ?[\d,.]+.*about €\d/);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep booking' }).click();

  await choose('EUR', /^US Dollar/);
  await expect(main).not.toContainText('€');
});
