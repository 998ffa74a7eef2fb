import { expect } from '@playwright/test';
import { withServer } from './fixtures';
import { Guest } from './guest';

/** The missing file is the point here, so errors in the console are allowed. */
const test = withServer.extend<{ guest: Guest }>({ guest: ({ page }, use) => use(new Guest(page)) });

test('a tab left open over a new build reloads once, at the page the guest was going to', async ({
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
  // the document that it reloads is of the new build
  page.on('request', (request) => (isNewBuild ||= request.isNavigationRequest()));
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Rooms' }).click();
  await expect(guest.heading('Rooms')).toBeVisible();
  await expect(page).toHaveURL('/rooms');
  await expect.poll(() => loads).toBe(1);
});

test('a file that stays missing shows the error page after one reload', async ({ page, guest }) => {
  await page.route(/\/assets\/RoomsPage-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await guest.waitUntilLoaded();
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Rooms' }).click();
  await expect(guest.heading('Something went wrong')).toBeVisible();
  expect(loads).toBe(1);
});
