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
