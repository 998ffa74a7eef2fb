import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { Guest } from './guest';

test('hotels are previewed and imported from a file, and the import is undone', async ({ page, guest }) => {
  await page.goto('/staff/files');
  await guest.signIn('admin_demo');
  await expect(guest.heading('Import and export')).toBeVisible();
  await checkAccessibility(guest, 'import and export');
  const table = [
    'record,ref,hotel,name,city,type,description,detailedDescription,price,maxPeople,roomNumbers',
    'hotel type,,,Lighthouse,,,,,,,',
    'hotel,A,,Harbour Steps,Lisbon,Lighthouse,By the harbour.,By the harbour with a view of the boats.,,,',
    'room type,,A,Twin room,,,Two beds,,99.50,2,101 102',
    'room type,,A,Suite,,,A view,,much,2,201',
  ].join('\n');
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'harbour.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await choose();
  await expect(page.getByRole('table', { name: 'What will change' })).toBeVisible();
  await expect(guest.main).toContainText('line 5 ("Suite")');
  await expect(guest.main).toContainText(
    'price is not clear. Enter an amount in dollars, such as 120 or 99.50.',
  );
  await checkAccessibility(guest, 'a preview of an import');
  await page.getByRole('button', { name: 'Import the other rows' }).click();
  await expect(guest.main).toContainText('The file was imported.');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose();
  await expect(guest.main).toContainText('Nothing changes');
  await page.goto('/staff/hotels?q=harbour%20steps');
  await expect(page.getByRole('gridcell', { name: 'Harbour Steps' })).toBeVisible();

  await page.goto('/staff/files');
  const imports = page.getByRole('list', { name: 'Last imports' });
  await expect(imports).toContainText('1 property type, 1 hotel, 1 room type, 2 rooms');
  await imports.getByRole('button', { name: 'Undo import: harbour.csv' }).click();
  await checkAccessibility(guest, 'the question before an import is undone');
  await page.getByRole('button', { name: 'Undo import', exact: true }).click();
  await expect(imports).toContainText('Undone by');
  await page.goto('/staff/hotels?q=harbour%20steps');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
});

test('bookings of a city with a check-in since a day are exported', async ({ page, guest }) => {
  await page.goto('/staff/files');
  await guest.signIn('admin_demo');
  await guest.main.getByLabel('Records').selectOption('Bookings');
  await guest.main.getByRole('combobox', { name: 'City' }).fill('lisbon');
  await page.getByRole('listbox').getByRole('option', { name: 'Lisbon' }).click();
  await guest.main.getByLabel('Date range of').selectOption('Check-in');
  await guest.main.getByRole('textbox', { name: 'Check-in from' }).fill('01/Jan/2020');
  await page.keyboard.press('Escape');
  await checkAccessibility(guest, 'an export of bookings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    guest.main.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('"Booking reference"');
  expect(lines.length).toBeGreaterThan(0);
  await page.goto('/bookings');
  const all = (await page.getByText(/^[\d,]+ bookings$/).textContent())!.replace(/\D/g, '');
  expect(lines.length).toBeLessThan(Number(all));
});

test('of two people who edit a city, the later one gets a warning and keeps the typed text', async ({
  page,
  guest,
  browser,
}) => {
  await page.goto('/hotels/updatecity');
  await guest.signIn('admin_demo');
  const other = new Guest(await browser.newPage());
  await other.page.goto('/hotels/updatecity');
  await other.signIn('admin_demo');
  for (const one of [guest, other]) {
    await one.main.getByLabel('City', { exact: true }).fill('lisbon');
    await one.page.getByRole('option', { name: 'Lisbon' }).click();
    await expect(one.main.getByLabel('City name', { exact: true })).toHaveValue('Lisbon');
  }
  await other.main.getByLabel('Time zone').fill('Europe/Madrid');
  await other.main.getByRole('button', { name: 'Continue' }).click();
  await expect(other.main).toContainText('The city Lisbon has been updated.');
  await guest.main.getByLabel('City name', { exact: true }).fill('Lisboa');
  await guest.main.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.main.getByRole('alert')).toContainText(
    'changed this while you were editing: time zone.',
  );
  await expect(guest.main.getByLabel('City name', { exact: true })).toHaveValue('Lisboa');
});
