import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';

test('signed-out visitors, customers and the intermediate role cannot open the staff area', async ({
  page,
  guest,
}) => {
  await page.goto('/bookings?status=HELD');
  await expect(page).toHaveURL('/login?next=%2Fbookings%3Fstatus%3DHELD');
  await guest.signIn('guest_demo');
  await expect(page).toHaveURL('/unauthorized');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await guest.signIn('staff_demo');
  for (const route of ['/bookings/findbooking', '/hotels/allcityrefs', '/users']) {
    await page.goto(route);
    await expect(page, route).toHaveURL('/unauthorized');
  }
});

test('an administrator searches, filters, opens, exports and cancels in the lists', async ({
  page,
  guest,
}) => {
  await page.goto('/bookings');
  await guest.signIn('admin_demo');
  await expect(page).toHaveURL('/bookings');
  const grid = page.getByRole('grid', { name: 'Bookings' });
  const rows = grid.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Unpaid holds' }),
  ).toBeVisible();

  await test.step('the next page stays on the screen', async () => {
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText(/^51–100 of /)).toBeVisible();
    await expect(page).toHaveURL('/bookings?page=2');
    await page.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(page).toHaveURL('/bookings');
  });

  await test.step('the address contains the whole view', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('petrov');
    await expect(page).toHaveURL('/bookings?q=petrov');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Status' }).click();
    await page.getByRole('menuitem', { name: 'Confirmed' }).click();
    await page.getByRole('columnheader', { name: 'Check-in' }).click();
    await expect(page).toHaveURL('/bookings?status=CONFIRMED&q=petrov&sort=checkIn');
    await expect(grid.getByRole('columnheader', { name: 'Check-in' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('columnheader', { name: 'Check-in' }).click();
    await expect(page).toHaveURL('/bookings?status=CONFIRMED&q=petrov&sort=-checkIn');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Status: Confirmed' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('petrov');
    await expect(rows.first()).toContainText('Kofi Petrov');
    await expect(rows.filter({ hasText: 'Cancelled' })).toHaveCount(0);
  });

  await test.step('a view is saved, chosen, renamed, made the default, deleted and restored', async () => {
    const menu = async (name: string | RegExp, role: 'menuitem' | 'menuitemradio' = 'menuitem') => {
      await page.getByRole('button', { name: /^View(:|$)/ }).click();
      await page.getByRole(role, { name }).click();
    };
    const nameIt = async (name: string) => {
      await page.getByLabel('View name').fill(name);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const narrowed = /status=CONFIRMED.*&columns=.*&density=compact&view=[0-9a-f]{24}/;
    await menu('Save as a new view');
    await nameIt('Petrov');
    await expect(page).toHaveURL(narrowed);
    await menu('Rename Petrov');
    await nameIt('Confirmed Petrovs');
    await menu('Open this view first');
    await menu('Default view', 'menuitemradio');
    await expect(page).toHaveURL('/bookings');
    await page.goto('/bookings');
    await expect(page).toHaveURL(narrowed);
    await expect(rows.first()).toContainText('Kofi Petrov');
    await menu('Stop opening this view first');
    await menu('Delete Confirmed Petrovs');
    await page.getByRole('button', { name: 'Undo' }).click();
    await menu('Confirmed Petrovs', 'menuitemradio');
    await menu('Delete Confirmed Petrovs');
  });

  await test.step('the keyboard opens a row, and the file contains the found rows', async () => {
    await rows.first().getByRole('gridcell').nth(1).focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('complementary', { name: 'Kofi Petrov' });
    await expect(details).toContainText('Confirmed');
    await expect(page).toHaveURL(/&row=[0-9a-f]{24}$/);
    await checkAccessibility(guest, 'bookings with a row open');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('"Booking reference","Customer name","Hotel name","Booking date"');
    const total = Number((await page.getByText(/^\d+ bookings$/).textContent())!.split(' ')[0]);
    expect(lines.length - 1).toBe(total);
    expect(lines.slice(1).every((line) => line.includes('Kofi Petrov'))).toBe(true);
  });

  await test.step('cancelling returns to the same view, with the notice', async () => {
    const view = new URL(page.url());
    await page.getByRole('link', { name: 'Show booking details' }).first().click();
    await guest.main.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText(/^The booking has been cancelled\./)).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(view.pathname + view.search);
  });

  await test.step('the palette finds screens, and forms find records', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Go to/ }).fill('room ty');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/staff/rooms');
    const table = page.getByRole('grid', { name: 'Room types' });
    const price = table.locator('[role=gridcell][data-field=price]').first();
    const before = (await price.textContent())!;
    await price.dblclick();
    await page.getByRole('textbox', { name: 'Price per night' }).fill('a lot');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Enter an amount in dollars, such as 120 or 99.50.');
    await page.getByRole('textbox', { name: 'Price per night' }).fill('4321');
    await page.keyboard.press('Enter');
    await expect(price).toHaveText('$4,321');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(price).toHaveText(before);
    await price.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Price per night' }).fill('9');
    await page.keyboard.press('Escape');
    await expect(price).toHaveText(before);
    await page.goto('/bookingsforahotel');
    await page.getByRole('combobox').fill('gantry');
    await page.getByRole('option', { name: /Gantry Point Suites/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/searchbookingsresults\?hotel=[0-9a-f]{24}$/);
    await expect(page.getByRole('combobox', { name: 'Hotel' })).toHaveValue('Gantry Point Suites');
    await page.goto('/bookings/findbooking');
    await page.getByLabel('Booking reference').fill('000000000000000000000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(guest.main).toContainText('No booking in the database !!!');
    await page.goto('/users/finduser');
    await page.getByLabel('User email').fill('guest_two@staybook.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(guest.main).toContainText('guest_two@staybook.example');
  });

  for (const [route, heading] of [
    ['/users', 'Users'],
    ['/staff/reviews', 'Reviews'],
  ] as const)
    await test.step(`${heading} passes the accessibility checks`, async () => {
      await page.goto(route);
      await expect(guest.heading(heading)).toBeVisible();
      await checkAccessibility(guest, heading);
    });
});

test('a role is changed in its cell, and the change is undone', async ({ page, guest }) => {
  await page.goto('/users');
  await guest.signIn('admin_demo');
  const row = page.getByRole('row').filter({ hasText: 'guest_three' });
  const role = row.locator('[data-field=role]');
  await role.dblclick();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('INTERMEDIATE');
  await expect(role).toHaveText('Intermediate (2020)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(role).toHaveText('Customer (2010)');
});
