import { expect } from '@playwright/test';
import { inDays, settled, test, type Guest } from './guest';

const stay = { checkIn: inDays(60), checkOut: inDays(62) };
const search = new URLSearchParams({ city: 'Vienna', ...stay, guests: '2' });

/** Signed in as a customer with bookings; answers the address of each screen. */
async function everyScreen({ page, main }: Guest): Promise<string[]> {
  await page.goto('/mybookings');
  const booking = await main.getByRole('link', { name: 'Show booking details' }).first().getAttribute('href');
  await page.goto(`/hotelslist?${search}`);
  const hotel = await main
    .getByRole('link', { name: /^Details of / })
    .first()
    .getAttribute('href');
  return [
    '/',
    '/hotels',
    `/searchhotelsresults?${search}`,
    `/hotelslist?${search}`,
    hotel!,
    hotel!.replace('?', '/all?'),
    '/mybookings',
    booking!,
  ];
}

/** What the page says once it says no more. */
async function said({ page, main }: Guest): Promise<string> {
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  return main.innerText();
}

test('a reload and a link from elsewhere show every screen as it was, still signed in', async ({
  page,
  guest,
}) => {
  test.slow();
  await page.goto('/login');
  await guest.signIn('guest_demo', { trustDevice: true });
  for (const address of await everyScreen(guest)) {
    await test.step(address, async () => {
      await page.goto(address);
      const before = await said(guest);
      await page.reload();
      expect(await said(guest)).toBe(before);

      const tab = await page.context().newPage();
      await tab.goto(address);
      await expect(tab.getByRole('button', { name: 'My account' })).toBeVisible();
      await expect.poll(() => tab.getByRole('main').innerText()).toBe(before);
      await tab.close();
    });
  }
});

test('a reload keeps one signed in on a device that is not trusted', async ({ page, guest }) => {
  await page.goto('/login');
  await guest.signIn('guest_two');
  await page.goto('/mybookings');
  await page.reload();
  await expect(guest.heading('My bookings')).toBeVisible();
});

test('a page that is loaded anew begins at its top, and a reload keeps its place', async ({
  page,
  guest,
}) => {
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

test('going back from a hotel to the results asks the server nothing', async ({ page, guest }) => {
  await page.goto(`/searchhotelsresults?${search}`);
  await guest.openHotel(1);
  await page.waitForLoadState('networkidle');
  const list = page.getByRole('link', { name: /^Details of / });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postData() ?? request.url());
  });
  await page.goBack();
  await expect(list.nth(1)).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});
