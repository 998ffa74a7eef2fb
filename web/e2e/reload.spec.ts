import { expect, type Page, type Request } from '@playwright/test';
import { test } from './fixtures';
import { inDays, type Guest } from './guest';

const stay = { checkIn: inDays(60), checkOut: inDays(62) };
const search = new URLSearchParams({ city: 'Vienna', ...stay, guests: '2' });

/**
 * The address of each screen, for a signed-in customer with bookings. Home comes before a search, since a tab remembers
 * its search.
 */
async function* screenAddresses({ page, main }: Guest): AsyncIterable<string> {
  yield* ['/', '/hotels'];
  await page.goto('/mybookings');
  const booking = await main.getByRole('link', { name: 'Show booking details' }).first().getAttribute('href');
  await page.goto(`/hotelslist?${search}`);
  const hotel = await main
    .getByRole('link', { name: /^Details of / })
    .first()
    .getAttribute('href');
  yield* [
    `/searchhotelsresults?${search}`,
    `/hotelslist?${search}`,
    hotel!,
    hotel!.replace('?', '/all?'),
    '/mybookings',
    booking!,
  ];
}

/** The text of a page, without the time that is left of a hold. */
const textOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replace(/\d+:\d\d left/, '… left');

/** The text of the page after it has loaded. */
async function loadedText(guest: Guest): Promise<string> {
  const { page, main } = guest;
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await guest.waitUntilLoaded();
  // the own votes come after the reviews
  if (await main.getByText('Cleanliness').count())
    await expect(main.getByText('Report').first()).toBeVisible();
  return textOf(page);
}

test('reloading a screen and opening its link in a new tab show the same content, still signed in', async ({
  page,
  guest,
}) => {
  test.setTimeout(300_000);
  await page.goto('/login');
  await guest.signIn('guest_demo', { trustDevice: true });
  for await (const address of screenAddresses(guest)) {
    await test.step(address, async () => {
      await page.goto(address);
      const before = await loadedText(guest);
      await page.reload();
      await loadedText(guest);
      // what guests do with reviews comes last
      await expect.poll(() => textOf(page)).toBe(before);

      const tab = await page.context().newPage();
      await tab.goto(address);
      await expect(tab.getByRole('button', { name: 'My account' })).toBeVisible();
      await expect.poll(() => textOf(tab)).toBe(before);
      await tab.close();
    });
  }
});

test('reloading keeps a guest signed in on a device without trust', async ({ page, guest }) => {
  await page.goto('/login');
  await guest.signIn('guest_two');
  await page.goto('/mybookings');
  await page.reload();
  await expect(guest.heading('My bookings')).toBeVisible();
});

test('opening a page starts at its top, and reloading keeps the scroll position', async ({ page, guest }) => {
  const place = () => page.evaluate(() => scrollY);
  const rows = guest.main.getByRole('listitem');
  await page.goto('/hotels');
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await page.goto('/rooms');
  await expect(rows.first()).toBeVisible();
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(place).toBe(400);
});

test('going back from a hotel to the results sends no request', async ({ page, guest }) => {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (isGraphql(request)) operations.push(operationOf(request));
  });
  await page.goto(`/searchhotelsresults?${search}`);
  await guest.openHotel(1);
  await guest.waitUntilLoaded();
  operations.length = 0;
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Details of / }).nth(1)).toBeVisible();
  // the results would send a request before the hotel that is opened next does
  const nextHotel = page.waitForRequest(
    (request) => isGraphql(request) && operationOf(request) === 'HotelPage',
  );
  await guest.openHotel(0);
  await nextHotel;
  // the map of the first hotel may have become visible late
  expect(operations.filter((name) => name !== 'MapStyle')[0]).toBe('HotelPage');
});

const isGraphql = (request: Request): boolean => new URL(request.url()).pathname === '/graphql';
const operationOf = (request: Request): string =>
  new URL(request.url()).searchParams.get('operationName') ??
  (request.postDataJSON() as { operationName: string }).operationName;
