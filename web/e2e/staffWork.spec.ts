import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { Guest } from './guest';

test('hotels are previewed and imported from a file', async ({ page, guest }) => {
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
    await expect(one.main.getByLabel('City name')).toHaveValue('Lisbon');
  }
  await other.main.getByLabel('Time zone').fill('Europe/Madrid');
  await other.main.getByRole('button', { name: 'Continue' }).click();
  await expect(other.main).toContainText('The city Lisbon has been updated.');
  await guest.main.getByLabel('City name').fill('Lisboa');
  await guest.main.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.main.getByRole('alert')).toContainText(
    'changed this while you were editing: time zone.',
  );
  await expect(guest.main.getByLabel('City name')).toHaveValue('Lisboa');
});
