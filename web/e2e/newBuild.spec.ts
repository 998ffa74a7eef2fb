import { expect } from '@playwright/test';
import { withServer } from './fixtures';
import { Guest } from './guest';

/** The file is missing on purpose, so errors in the console are allowed. */
const test = withServer.extend<{ guest: Guest }>({ guest: ({ page }, use) => use(new Guest(page)) });

test('a tab that was open during a deployment reloads once, at the page that the guest asked for', async ({
  page,
  guest,
}) => {
  let loads = 0;
  let isNewBuild = false;
  await page.route(/\/assets\/RoomsPage-.*\.js$/, (route) =>
    isNewBuild ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('/');
  await expect(guest.main.getByRole('heading', { name: 'Best rated' })).toBeVisible();
  await guest.waitUntilLoaded();
  page.on('domcontentloaded', () => loads++);
  // the reloaded document belongs to the new build
  page.on('request', (request) => (isNewBuild ||= request.isNavigationRequest()));
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Rooms' }).click();
  await expect(guest.heading('Rooms')).toBeVisible();
  await expect(page).toHaveURL('/rooms');
  await expect.poll(() => loads).toBe(1);
});

test('a file that stays missing leads to the error page after one reload', async ({ page, guest }) => {
  await page.route(/\/assets\/RoomsPage-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await guest.waitUntilLoaded();
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Rooms' }).click();
  await expect(guest.heading('Something went wrong')).toBeVisible();
  expect(loads).toBe(1);
});
