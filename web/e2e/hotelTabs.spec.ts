import { expect } from '@playwright/test';
import { AdminApi } from './adminApi';
import { checkAccessibility, tablet } from './checkAccessibility';
import { test } from './fixtures';

const TABS = [
  'Details',
  'Photos',
  'Room types',
  'Rates',
  'Extras',
  'Messages',
  'Calendars',
  'Team',
  'Opening',
];

test('the parts of a hotel are tabs of one page, which stay in place', async ({ page, guest, request }) => {
  test.slow();
  const hotel = await (await AdminApi.signIn(request)).findHotel('Lisbon');
  await page.goto(`/hotels/updatehotel?hotel=${hotel.id}`);
  await guest.signIn('admin_demo');
  const tabs = page.getByRole('navigation', { name: 'Pages of the hotel' });
  await expect(tabs.getByRole('link')).toHaveText(TABS);
  const place = () => tabs.getByRole('link', { name: 'Extras' }).boundingBox();
  const before = await place();
  for (const label of [...TABS.slice(1), TABS[0]!]) {
    await tabs.getByRole('link', { name: label }).click();
    await expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    await guest.waitUntilLoaded();
    expect(await place(), label).toEqual(before);
    await expect(page).toHaveURL(new RegExp(hotel.id));
    const hidden = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    if (label === 'Rates') expect(hidden, 'a page that fills the window ends with it').toBe(0);
  }

  await test.step('on a phone the row of tabs scrolls to the current one', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await tabs.getByRole('link', { name: 'Opening' }).click();
    await expect(tabs.getByRole('link', { name: 'Opening' })).toBeInViewport({ ratio: 1 });
    await tabs.getByRole('link', { name: 'Team' }).click();
    await expect(tabs.getByRole('link', { name: 'Team' })).toBeInViewport({ ratio: 1 });
    await checkAccessibility(guest, 'the team of a hotel below its tabs', tablet);
  });

  await test.step('and the keyboard leads from tab to tab', async () => {
    await tabs.getByRole('link', { name: 'Rates' }).focus();
    await page.keyboard.press('Tab');
    await expect(tabs.getByRole('link', { name: 'Extras' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hotels\/extras\?hotel=/);
  });
});

test('a member sees the tabs of their duties', async ({ page, guest }) => {
  await page.goto('/rates');
  await guest.signIn('revenue_demo');
  const tabs = page.getByRole('navigation', { name: 'Pages of the hotel' });
  await expect(tabs.getByRole('link')).toHaveText(['Rates', 'Extras']);
  await tabs.getByRole('link', { name: 'Extras' }).click();
  await expect(tabs.getByRole('link', { name: 'Extras' })).toHaveAttribute('aria-current', 'page');
});
