import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { inDays } from './guest';

test.use({ settings: { RENDER_PAGES: 'on' } });

/** The seven pages. */
async function addressesOf(page: Page): Promise<Record<string, string>> {
  const query = '{ hotels(limit: 1) { items { id roomTypes { id } } } }';
  const { data } = await (await page.request.post('/graphql', { data: { query } })).json();
  const [hotel] = data.hotels.items;
  return {
    home: '/',
    hotels: '/hotels',
    hotel: `/hotels/${hotel.id}`,
    results: `/searchhotelsresults?city=Lisbon&checkIn=${inDays(40)}&checkOut=${inDays(42)}`,
    rooms: '/rooms',
    room: `/rooms/${hotel.roomTypes[0].id}`,
    reviews: '/reviews',
  };
}

/** The requests of a map when it is drawn, and the messages of its driver. */
const OF_MAPS = /MapStyle|GL Driver/;

for (const [width, colorScheme, timezoneId] of [
  [390, 'dark', 'Pacific/Auckland'],
  [1440, 'light', 'America/Los_Angeles'],
] as const)
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, timezoneId, locale: 'sv-SE' });

    test('each public page arrives rendered and is hydrated without a warning or another query', async ({
      page,
      guest,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname === '/graphql') said.push(`${search}${request.postData() ?? ''}`);
      });
      for (const [name, address] of Object.entries(await addressesOf(page))) {
        await page.goto(address);
        expect(await page.locator('#hydration-data').count(), name).toBe(1);
        await expect(guest.main.getByRole('heading', { level: 1 })).toBeVisible();
        await guest.waitUntilLoaded();
        // without a script the menu does nothing, so the page is hydrated
        await expect(
          page.getByRole('button', { name: `Switch to ${other(colorScheme)} colours` }),
        ).toBeVisible();
        expect(
          said.filter((text) => !OF_MAPS.test(text)),
          name,
        ).toEqual([]);
      }
    });
  });

const other = (scheme: 'light' | 'dark') => (scheme === 'dark' ? 'light' : 'dark');

/** Holds back the code of pages until the function that it returns is called. */
async function holdCode(page: Page): Promise<() => void> {
  let goOn = () => undefined as void;
  const mayCome = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  return goOn;
}

test('choices made before hydration count, and survive a reload', async ({ page, guest }) => {
  const goOn = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Destination').selectOption('Lisbon');
  await page.getByRole('button', { name: 'Check-in: open calendar' }).click();
  goOn();
  await expect(page.getByRole('dialog', { name: 'Dates of your stay' })).toBeVisible();
  await guest.waitUntilLoaded();
  await page.reload();
  await guest.waitUntilLoaded();
  await expect(page.getByLabel('Destination')).toHaveValue('Lisbon');
});

test('the first offer of a hotel stays in place, and a press before hydration counts', async ({
  page,
  guest,
}) => {
  const { hotel } = await addressesOf(page);
  const goOn = await holdCode(page);
  await page.goto(`${hotel}?checkIn=${inDays(40)}&checkOut=${inDays(42)}&guests=2`, { waitUntil: 'commit' });
  const book = guest.main.getByRole('button', { name: 'Book this room' });
  await expect(book).toBeVisible();
  const offer = await guest.main
    .getByRole('region', { name: 'The best price for your party' })
    .elementHandle();
  goOn();
  await guest.waitUntilLoaded();
  expect(await offer!.evaluate((element) => element.isConnected)).toBe(true);

  const goOnAgain = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await book.click();
  goOnAgain();
  await expect(page).toHaveURL(/\/login/);
});

test('scrolling before hydration keeps its position, also after a reload', async ({ page, guest }) => {
  const goOn = await holdCode(page);
  const place = () => page.evaluate(() => scrollY);
  await page.goto('/hotels', { waitUntil: 'commit' });
  await expect(guest.main.getByRole('listitem').nth(5)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  goOn();
  await page.getByRole('button', { name: /^Switch to/ }).click();
  await guest.waitUntilLoaded();
  expect(await place()).toBe(400);
  await page.reload();
  await guest.waitUntilLoaded();
  await expect.poll(place).toBe(400);
});

test('if the code of a page does not load, its search is sent as a form', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/');
  await refused;
  await page.getByLabel('Destination').selectOption('Lisbon');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/searchhotelsresults\?.*city=Lisbon/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a picture that fails before hydration leaves a blank placeholder', async ({ page }) => {
  await page.route(/\/pictures\/.*hotel-/, (route) => route.abort());
  const goOn = await holdCode(page);
  await page.goto('/hotels', { waitUntil: 'commit' });
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect.poll(() => first.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  goOn();
  await expect(first.locator('img')).toHaveCount(0);
  await expect(first.getByRole('img').first()).toHaveAccessibleName(/ in /);
});

test('signed-in people get pages without the content for visitors', async ({ page, guest }) => {
  await page.goto('/login');
  await guest.signIn('guest_demo');
  await page.goto('/');
  expect(await page.locator('#hydration-data').count()).toBe(0);
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
});

test('hostile addresses get a page, and none of their text becomes markup', async ({ request }) => {
  const hostile = [
    '/?next="><script>alert(1)</script>',
    '/hotels?city=</script><img src=x onerror=alert(1)>&page=-1&sort=__proto__',
    '/hotels?page=99999999999999999999',
    '/searchhotelsresults?city=%00&checkIn=9999-99-99&guests=1e9&area=1,2,3&amenities=%7C%7C',
    `/searchhotelsresults?amenities=${'a|'.repeat(400)}`,
    '/reviews?hotel[]=1&page=NaN&sort=constructor',
    '/hotels/%E0%A4%A?checkIn=1',
    '/rooms?page=1e308',
  ];
  for (const address of hostile) {
    const response = await request.get(address, { maxRedirects: 0 });
    const text = await response.text();
    expect([200, 400, 404], address).toContain(response.status());
    expect(text, address).not.toMatch(/<script>alert|<img src=x/);
    expect(text, address).toContain('<');
  }
});

test('an address with unknown values shows the list, rendered or not', async ({ page, guest }) => {
  const far = 'sort=toString&page=99999&checkIn=9999-12-31&guests=1e9&features=__proto__&area=1,2,NaN,4';
  const lists: [address: string, row: string][] = [
    [`/searchhotelsresults?city=Lisbon&${far}`, 'a[href^="/hotels/"]'],
    ['/hotels?sort=__proto__&page=2147483648#%E0%A4%A', 'main'],
    [`/hotels?city=${'x'.repeat(500)}&sort=constructor`, 'a[href^="/hotels/"]'],
    ['/reviews?sort=__proto__&hotel=..%2F..', 'main li'],
    ['/reviews?sort=constructor&sort=HIGHEST', 'main li'],
  ];
  for (const [address, row] of lists) {
    await page.goto(address);
    await expect(page.locator(row).first(), address).toBeVisible();
    // the code of the page has run
    await expect(page.locator('#code')).toHaveCount(0);
    await expect(page, address).not.toHaveURL(/handleerror|somethingwentwrong/);
  }
  await page.goto('/login');
  await guest.signIn('guest_demo');
  await page.goto('/hotelslist?city=Lisbon&sort=constructor');
  await expect(page.locator('main a[href^="/hotels/"]').first()).toBeVisible();
  await expect(page).toHaveURL('/hotelslist?city=Lisbon&sort=constructor');
});

test('pages declare their permissions policy, and files have only the headers that browsers need', async ({
  request,
}) => {
  for (const address of ['/', '/searchhotelsresults?city=Lisbon', '/login', '/graphiql', '/no/such/page'])
    expect((await request.get(address)).headers(), address).toMatchObject({
      'permissions-policy': expect.stringContaining('publickey-credentials-get=(self)'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('frame-ancestors'),
    });
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/login')).text())![1]!;
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('permissions-policy');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads home, searches and reads a hotel', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A good room, wherever you’re going');
    await page.getByLabel('Destination').selectOption('Lisbon');
    await page.getByLabel('Guests', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/searchhotelsresults\?city=Lisbon&checkIn=.*&guests=3$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Lisbon');
    await expect(page.getByText('3 guests').first()).toBeVisible();
    const details = page.getByRole('link', { name: /^Details of / }).first();
    const name = (await details.getAttribute('aria-label'))!.replace('Details of ', '');
    await details.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'Choose your rooms' })).toBeVisible();
    await expect(page.getByText(/\$\d+/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Rooms', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms');
  });
});

test('a button that is pressed before its code is there opens what it opens, also in a part that is loaded later', async ({
  page,
}) => {
  for (const button of ['Language: English', 'Prices in USD']) {
    await page.goto('/hotels', { waitUntil: 'commit' });
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible();
  }
});
