import { expect } from '@playwright/test';
import { checkAccessibility, checkOpen } from './checkAccessibility';
import { test } from './fixtures';
import { Guest } from './guest';
import { picture } from './picture';

test.use({ reducedMotion: 'reduce' });

test('Ctrl K before the code of the staff area is loaded opens the palette after it is loaded', async ({
  page,
  guest,
}) => {
  await page.goto('/bookings');
  await guest.signIn('admin_demo');
  await expect(guest.heading('Bookings')).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/StaffMenu-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/StaffMenu-[^/]*\.js$/);
  await page.reload();
  await asked;
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeAttached();
  // Listeners start after the page is drawn.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.keyboard.press('Control+k');
  release();
  await expect(page.getByRole('combobox', { name: /^Go to/ })).toBeFocused();
});

test('what is typed before the palette is loaded stands in its field', async ({ page, guest }) => {
  await page.goto('/bookings');
  await guest.signIn('admin_demo');
  await expect(guest.heading('Bookings')).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/CommandPalette-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/CommandPalette-[^/]*\.js$/);
  await page.keyboard.press('Control+k');
  await asked;
  await page.keyboard.type('room tx');
  await page.keyboard.press('Backspace');
  release();
  const field = page.getByRole('combobox', { name: /^Go to/ });
  await expect(field).toHaveValue('room t');
  await expect(field).toBeFocused();
  await page.keyboard.type('y');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/staff/rooms');
});

test('the forms, menus and offers of staff pass the accessibility checks', async ({
  page,
  guest,
  browser,
}) => {
  test.slow();
  const { main } = guest;
  const sender = new Guest(await browser.newPage());
  await sender.page.goto('/uploadfiles?code=property');
  await sender.signIn('guest_demo');
  await sender.main
    .locator('input[type=file]')
    .setInputFiles(await picture(sender.page, 'farm.jpg', 'olive'));
  await sender.main.getByRole('button', { name: 'Upload' }).click();
  await expect(sender.main).toContainText('Upload successful, 1 file(s) uploaded');

  await page.goto('/hotels/citycharges');
  await guest.signIn('admin_demo');
  const pick = async (label: string, typed: string, option: string | RegExp) => {
    await main.getByLabel(label, { exact: true }).fill(typed);
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await pick('City', 'lisbon', 'Lisbon');
  await main.getByRole('button', { name: /^Add/ }).click();
  await checkAccessibility(guest, 'city charges');
  await page.goto('/hotels/extras');
  await pick('Hotel', 'lampwright', /^The Lampwright/);
  await main.getByRole('button', { name: 'Add extra' }).click();
  await checkAccessibility(guest, 'extras of a hotel');
  await page.goto('/hotels/updatecity');
  await pick('City', 'lisbon', 'Lisbon');
  await checkAccessibility(guest, 'update city');
  await page.goto('/hotels/updatehoteltype');
  await main.getByRole('combobox').first().fill('i');
  await page.getByRole('listbox').getByRole('option').first().click();
  await checkAccessibility(guest, 'update hotel type');
  await page.goto('/users/createuser');
  await expect(guest.heading('Create a user')).toBeVisible();
  await checkAccessibility(guest, 'create user');
  await page.goto('/users');
  // the menu of the staff area has a button that begins so as well
  await main.getByRole('button', { name: /^View/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await checkOpen(guest, '[role=menu]', 'the View menu');
  await page.keyboard.press('Escape');
  await page.goto('/staff/properties');
  await page.getByRole('row').filter({ hasText: 'Greta Lindholm' }).getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Greta Lindholm' })).toBeVisible();
  await checkAccessibility(guest, 'a property offer');
});
