import { expect, type Locator } from '@playwright/test';
import { checkAccessibility, checkOpen } from './checkAccessibility';
import { test } from './fixtures';
import { inDays } from './guest';

const DATES = { checkIn: inDays(60), checkOut: inDays(63) };
const results = (more: Record<string, string> = {}) =>
  `/searchhotelsresults?${new URLSearchParams({ city: 'Lisbon', ...DATES, ...more })}`;

/** The number of hotels that the label of a filter shows. */
const announcedCount = async (choice: Locator) =>
  Number((await choice.locator('xpath=..').textContent())!.match(/\d+$/)![0]);

test('a guest narrows a search, reloads its address, sees it on the map and clears the filters', async ({
  page,
  guest,
}) => {
  await page.goto(results());
  const rows = guest.main.getByRole('link', { name: /^Details of / });
  const all = await rows
    .first()
    .waitFor()
    .then(() => rows.count());

  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByText('Type of hotel').click();
  const boutique = filters.getByRole('radio', { name: /^Boutique/ });
  const announced = await announcedCount(boutique);
  expect(announced).toBeLessThan(all);
  await boutique.check();
  await expect(rows).toHaveCount(announced);
  const breakfast = filters.getByRole('checkbox', { name: /^Breakfast\s*\d+$/ });
  const narrowed = await announcedCount(breakfast);
  await breakfast.check();
  await expect(rows).toHaveCount(narrowed);
  await expect(page.getByRole('button', { name: 'Remove Breakfast' })).toBeVisible();

  await page.reload();
  await expect(rows).toHaveCount(narrowed);
  await expect(filters.getByRole('radio', { name: /^Boutique/ })).toBeChecked();

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(rows).toHaveCount(all);
  const map = page.getByRole('group', { name: 'Map of these hotels' });
  await expect(map.getByRole('button')).toHaveCount(all);
  // one of the hotels is outside the city
  const showAll = page.getByRole('button', { name: 'Show 1 more hotel' });
  await showAll.click();
  await expect(showAll).toBeHidden();
  await map.getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(guest.main.locator('a[aria-label^="Details of "]:focus')).toHaveCount(1);

  await page.getByRole('button', { name: 'Larger map' }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(map.getByRole('button')).toHaveCount(all);
  // beside the large map rows are narrow, but complete
  const row = rows.first().locator('xpath=ancestor::li[1]');
  const [whole, details] = [(await row.boundingBox())!, (await rows.first().boundingBox())!];
  expect(details.x + details.width).toBeLessThanOrEqual(whole.x + whole.width);
  await map.getByRole('button').first().press('Enter');
  await expect(guest.main.locator('a[aria-label^="Details of "]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Smaller map' }).click();
  await expect(page).not.toHaveURL(/view=map/);
});

test('a guest picks dates by keyboard on the calendar of prices, and a search without results says so', async ({
  page,
  guest,
}) => {
  await page.goto(results());
  const panel = page.getByRole('search');
  await panel.getByRole('button', { name: 'Check-in: open calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Dates of your stay' });
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await expect(calendar.getByRole('button', { name: /, from \$\d+/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${inDays(61)}&checkOut=${inDays(68)}`));
  await expect(guest.main.getByRole('link', { name: /^Details of / }).first()).toBeVisible();

  // a bound that is not shown does not count; a bound that is shown does
  const prices = panel.getByLabel(/price per night$/);
  for (const field of await prices.all()) await expect(field).toHaveValue('');
  await panel.getByLabel('Max price per night').fill('1');
  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/^No hotel in .+ matches your dates, guests and filters$/)).toBeVisible();
  await expect(page.getByText('Or within the price range specified')).toBeVisible();
});

test('a guest finds a hotel and a landmark by typing, and moves to the cheapest dates nearby, by keyboard', async ({
  page,
  guest,
}) => {
  await page.goto(results());
  const name = (await guest.main
    .getByRole('link', { name: /^Details of / })
    .first()
    .getAttribute('aria-label'))!.replace('Details of ', '');
  const flexible = page.getByRole('region', { name: 'Flexible dates' });
  await flexible.getByRole('button', { name: '±3 days' }).click();
  const stays = flexible.getByRole('link');
  await expect(stays).toHaveCount(7);
  await expect(page).toHaveURL(/flexible=3/);
  await checkAccessibility(guest, 'results with flexible dates');
  await stays.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`checkIn=${inDays(57)}&checkOut=${inDays(60)}`));

  const field = page.getByRole('search').getByRole('combobox', { name: 'City' });
  await field.focus();
  await expect(page.getByRole('listbox', { name: 'Destinations' })).toBeVisible();
  await page.keyboard.type(name.slice(0, 8).toUpperCase());
  const option = page.getByRole('option', { name: new RegExp(`^${name} `) });
  await expect(option).toBeVisible();
  await checkOpen(guest, '[role=listbox]', 'the list of destinations');
  for (let step = 0; step < 10 && (await option.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(guest.heading(name)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`checkIn=${inDays(57)}&checkOut=${inDays(60)}`));

  await guest.main.getByRole('button', { name: 'Check-in: open calendar' }).first().click();
  const calendar = page.getByRole('dialog', { name: 'Dates of your stay' });
  await expect(calendar.getByRole('button', { name: /, from \$\d+/ }).first()).toBeVisible();
  await expect(calendar).toContainText('3 nights');
  await checkOpen(guest, '[role=dialog]', 'the calendar with prices');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(calendar).toContainText('2 nights');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`checkIn=${inDays(58)}&checkOut=${inDays(60)}`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a drawer has the filters and the calendar of one month', async ({ page, guest }) => {
    await page.goto(results());
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Change your search' });
    await drawer.getByRole('button', { name: 'Check-in: open calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Dates of your stay' });
    await expect(calendar.getByRole('grid')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await drawer.getByRole('radio', { name: /^4 and up/ }).check();
    await drawer.getByRole('button', { name: /^Show \d+ hotels?$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(guest.main.getByRole('button', { name: 'Remove Rated 4 and up' })).toBeVisible();
    await expect(page).toHaveURL(/minRating=4/);
  });
});
