import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility, tablet } from './checkAccessibility';
import { test } from './fixtures';

// A time zone in which the date now differs from Lisbon: the date at the hotel counts.
test.use({ timezoneId: new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati' });

test('an administrator changes the rates of a season, and undoes it', async ({ page, guest, request }) => {
  const hotel = await (await AdminApi.signIn(request)).findHotel('Lisbon');
  await page.goto(`/rates?hotel=${hotel.id}`);
  await guest.signIn('admin_demo');
  const grid = page.getByRole('grid', { name: /^Rates of/ });
  const today = new Date().toLocaleDateString('en-US', { day: 'numeric', timeZone: 'Europe/Lisbon' });
  await expect(grid.locator('[role=columnheader].today')).toContainText(new RegExp(`${today}$`));
  await expect(grid.getByRole('columnheader').nth(1)).toHaveClass(/today/);

  const cell = (row: number, day: number) => grid.locator(`[data-cell="${row} ${day}"]`);
  const before = await cell(0, 2).textContent();
  await test.step('by dragging over nights', async () => {
    await cell(0, 2).hover();
    await page.mouse.down();
    await cell(0, 4).hover();
    await page.mouse.up();
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3);
    const form = page.getByRole('form', { name: 'Set rates' });
    await form.getByLabel('Price per night ($)').fill('431.50');
    await form.getByLabel('Minimum stay').fill('3');
    await form.getByRole('button', { name: 'Set', exact: true }).click();
    for (const day of [2, 3, 4]) await expect(cell(0, day)).toHaveText(/^\$431\.50.*min 3$/);
    await expect(cell(0, 5)).not.toContainText('$431.50');
  });

  await test.step('the selected night says who set its price', async () => {
    await cell(0, 3).click();
    const status = page.getByRole('form', { name: 'Set rates' }).getByRole('status');
    await expect(status).toHaveText(/^\$431\.50 for .* was set by .*, \d+ \w+ \d{4}, \d\d:\d\d\.$/);
    await cell(0, 20).click();
    await expect(status).toHaveText('Select nights in the calendar, or enter them here.');
  });

  await test.step('Undo puts the rates back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Previous rates restored.')).toBeVisible();
    await expect(cell(0, 2)).toHaveText(before!);
  });

  await test.step('the keyboard selects nights, and the form names missing values', async () => {
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(2);
    await page.getByLabel('Price per night ($)').fill('twelve');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(page.getByText('Enter an amount in dollars, such as 120 or 99.50.')).toBeVisible();
    await page.getByLabel('Price per night ($)').fill('120');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(
      page.getByText('Set $120 and a minimum stay of 3 nights for 1 night of 2 room types.'),
    ).toBeVisible();
    await checkAccessibility(guest, 'rates', tablet);
  });
});

test('rates are compared with what the same nights sold for a year ago', async ({ page, guest, request }) => {
  const admin = await AdminApi.signIn(request);
  const { id } = await admin.findHotel('Lisbon');
  // nights of the past months are those of a year before the coming ones
  const sales = (from: string, to: string) =>
    admin.ask<{ hotel: { roomTypes: { nightSales: { night: string; averageCents: number }[] }[] } }>(
      'query ($id: ID!, $from: Night!, $to: Night!) { hotel(id: $id) { roomTypes { nightSales(from: $from, to: $to) { night averageCents } } } }',
      { id, from, to },
    );
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { hotel } = await sales(day(-85), day(0));
  const sold = hotel.roomTypes.flatMap(({ nightSales }, row) =>
    nightSales.map((one) => ({ ...one, row })),
  )[0]!;
  const from = new Date(Date.parse(sold.night) + 364 * 86_400_000).toISOString().slice(0, 10);

  await page.goto(`/rates?hotel=${id}&date=${from}`);
  await guest.signIn('admin_demo');
  const grid = page.getByRole('grid', { name: /^Rates of/ });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await expect(grid.getByRole('rowheader', { name: 'Sold last year' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Compare with last year' }).click();
  await expect(grid.getByRole('rowheader', { name: 'Sold last year' })).toHaveCount(hotel.roomTypes.length);
  const before = grid
    .getByRole('row')
    .nth(2 * sold.row + 2)
    .getByRole('gridcell')
    .first();
  const price = (sold.averageCents / 100).toLocaleString('en-US', { maximumFractionDigits: 0 });
  await expect(before).toHaveText(new RegExp(`^\\$${price}[+−±]\\d+%$`));
  await expect(page).toHaveURL(/compare=lastyear/);
  await checkAccessibility(guest, 'rates compared with last year', tablet);
});
