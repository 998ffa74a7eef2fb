import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import { Guest, inDays } from './guest';
import { picture } from './picture';

test('an administrator sets up a city, a type and a bookable hotel with rooms and photos, and deletes it with refunds', async ({
  page,
  guest,
  browser,
}) => {
  const { main } = guest;
  const proceed = main.getByRole('button', { name: 'Continue' });
  const dialog = page.getByRole('dialog');
  const pick = async (label: string, typed: string, option: string | RegExp) => {
    await main.getByLabel(label, { exact: true }).fill(typed);
    await page.getByRole('option', { name: option }).click();
  };
  const upload = async (colour: string) => {
    await main.locator('input[type=file]').setInputFiles(await picture(page, `${colour}.jpg`, colour));
    await main.getByRole('button', { name: 'Upload' }).click();
    await expect(main).toContainText('Upload successful, 1 file(s) uploaded');
  };

  await page.goto('/hotels/createcity');
  await expect(page).toHaveURL(/\/login/);
  await guest.signIn('admin_demo');
  await expect(guest.heading('Create a city')).toBeVisible();
  await expect(proceed).toBeDisabled();
  await main.getByLabel('City name').fill('lisbon');
  await proceed.click();
  await expect(main.getByRole('alert')).toContainText('There is already a city with this name.');
  await main.getByLabel('City name').fill('Porto Novo');
  await main.getByLabel('Time zone (optional)').fill('Atlantic/Cape_Verde');
  await proceed.click();
  await expect(page).toHaveURL('/hotels');
  await expect(main).toContainText('The city Porto Novo has been created.');

  await page.goto('/hotels/createhoteltype');
  await main.getByLabel('Property type').fill('Treehouse');
  await proceed.click();
  await expect(main).toContainText('The property type Treehouse has been created.');

  await page.goto('/hotels/updatecityphoto');
  await pick('City', 'porto', 'Porto Novo');
  await proceed.click();
  await expect(guest.heading('Update city photo')).toBeVisible();
  await expect(main).toContainText('.jpg · up to 5 MB');
  await upload('teal');
  await expect(page).toHaveURL(/\/hotels\/updatecityphoto\?city=/);
  await expect(main.getByAltText('Current photo of Porto Novo')).toBeVisible();

  await page.goto('/createhotel');
  await checkAccessibility(guest, 'createhotel');
  await main.getByLabel('Name', { exact: true }).fill('The Canopy');
  await pick('City', 'porto n', 'Porto Novo');
  await main.getByLabel('Property type').fill('treehouse');
  await main.getByLabel('Description', { exact: true }).fill('Rooms among the leaves.');
  await main.getByLabel('Detailed description').fill('Ten rooms in an old fig tree above the bay.');
  await pick('Manager', 'samir', /Samir Haddad/);
  await expect(proceed).toBeDisabled();
  await pick('Staff', 'tana', /Aiko Tanabe/);
  await main.getByLabel('Closest tourist location').fill('the bay');
  await main.getByLabel('Distance to it, in miles').fill('0.3');
  await proceed.click();
  await expect(guest.heading('The Canopy')).toBeVisible();
  await expect(main).toContainText('The Canopy has been created. Add rooms and photos next.');
  const hotelAddress = new URL(page.url()).pathname;

  await main.getByRole('link', { name: 'Update photos' }).click();
  await upload('olive');
  await expect(page).toHaveURL(hotelAddress);
  await expect(main.locator('img[src*="hotelphotos"]').first()).toBeVisible();

  await main.getByRole('link', { name: 'Add room type' }).click();
  await expect(main.getByLabel('Hotel', { exact: true })).toHaveValue('The Canopy');
  await main.getByLabel('Title', { exact: true }).fill('Branch room');
  await main.getByLabel('Price per night, in $').fill('120.50');
  await main.getByLabel('Description').fill('A bed, a window, a bird.');
  await main.getByLabel('Room numbers').fill('101, 102, 201-208');
  await proceed.click();
  await expect(guest.heading('Branch room')).toBeVisible();
  const roomAddress = new URL(page.url()).pathname;

  await main.getByRole('link', { name: 'Update room' }).click();
  await expect(main.getByLabel('Title', { exact: true })).toHaveValue('Branch room');
  await proceed.click();
  await expect(main).toContainText('You have not changed anything yet.');
  await main.getByLabel('Move to another hotel').fill('x');
  await expect(main.getByLabel('Remove rooms')).toBeHidden();
  await main.getByLabel('Move to another hotel').fill('');
  await main.getByLabel('Remove rooms').fill('208');
  await expect(main.getByLabel('Move to another hotel')).toBeHidden();
  await proceed.click();
  await expect(dialog).toContainText('This action is irreversible');
  await expect(dialog).toContainText('1 room number will be deleted.');
  await checkAccessibility(guest, 'updateroom');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(roomAddress);

  const traveller = new Guest(await browser.newPage());
  await traveller.page.goto('/login');
  await traveller.signIn('guest_demo');
  await traveller.visitHotel({ city: 'Porto Novo', checkIn: inDays(40), checkOut: inDays(42) });
  expect(await traveller.chooseRooms(1)).toEqual(['101']);
  await expect(traveller.main.getByRole('button', { name: 'Delete hotel' })).toHaveCount(0);
  await traveller.bookNow();
  await traveller.pay();
  await traveller.page.waitForURL('**/checkout-success**');

  await page.goto(hotelAddress);
  await expect(main.getByText('You can’t book with a staff account')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Select' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Delete hotel' }).click();
  await expect(dialog).toContainText('9 room numbers will be deleted.');
  await expect(dialog).toContainText('1 booking will be cancelled and refunded in full.');
  await dialog.getByRole('button', { name: 'Delete hotel' }).click();
  await expect(page).toHaveURL('/hotels');
  await expect(main).toContainText('The Canopy was deleted.');
});
