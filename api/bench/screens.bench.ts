import { chromium, type Page } from '@playwright/test';
import { serve } from './builtServer';

/*
 * The built app in a real Chromium: the requests of the way back to a list, the time until a page of an item from a
 * list is painted while every answer is held back, and the requests after a mutation.
 */

const HELD_BACK = 1500;
const SETTLED = 1200;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const RESULTS = `/hotelslist?${new URLSearchParams({ city: 'Lisbon', checkIn: inDays(120), checkOut: inDays(122) })}`;
const QUERIES = /\/graphql(\?|$)/;
const DETAILS = 'Show booking details';

export async function run(): Promise<void> {
  const server = await serve({ SEED: 'demo' });
  try {
    await measure(server.url.replace('127.0.0.1', 'localhost'));
  } finally {
    server.stop();
  }
}

export async function measure(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    // the page's own policy would forbid reading its heading from outside
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      bypassCSP: true,
    });
    page.setDefaultTimeout(15_000);
    await signIn(page);
    await wayBack(page);
    await firstPaints(page);
    await mutations(page);
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill('guest_demo');
  await page.getByLabel('Password').fill('Stay#2026');
  await page.getByLabel('Trust this device').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** The operations sent over HTTP during the work, by name, until no more come. */
async function askedDuring(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url(): string; postDataJSON(): { operationName?: string } | null }) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/graphql')
      asked.push(searchParams.get('operationName') ?? request.postDataJSON()?.operationName ?? '?');
  };
  page.on('request', note);
  await work();
  await page.waitForTimeout(SETTLED);
  page.off('request', note);
  return asked;
}

const details = (page: Page) => page.getByRole('link', { name: /^Details of / }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();

async function wayBack(page: Page): Promise<void> {
  await page.goto(RESULTS);
  await details(page).click();
  await page.getByRole('button', { name: 'Select' }).first().waitFor();
  const asked = await askedDuring(page, async () => {
    await page.goBack();
    await details(page).waitFor();
  });
  console.log(`back from a hotel to the results: ${said(asked)}`);
}

/** The answers are held back, so everything painted before comes from the cache. */
async function firstPaints(page: Page): Promise<void> {
  const ways: [string, () => Promise<unknown>, () => Promise<string>][] = [
    ['a hotel from the results', () => page.goto(RESULTS), () => openBy(page, details(page))],
    [
      'a hotel from home',
      () => page.goto('/'),
      () => openBy(page, page.locator('a[href^="/hotels/"]:has(h3)').first()),
    ],
    [
      'a room from the rooms',
      () => page.goto('/rooms'),
      () => openBy(page, page.locator('main li h2 a').first()),
    ],
    [
      'a booking from my bookings',
      () => page.goto('/mybookings'),
      () => openBy(page, page.getByRole('link', { name: DETAILS }).first()),
    ],
  ];
  for (const [name, list, open] of ways) {
    await list();
    await page.waitForLoadState('networkidle');
    // the second visit, so that the code of the page is loaded already
    await open();
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForTimeout(SETTLED);
    await page.route(QUERIES, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, HELD_BACK));
      await route.continue().catch(() => undefined);
    });
    const start = performance.now();
    const painted = await open();
    const ms = performance.now() - start;
    await page.unroute(QUERIES);
    const whence = ms < HELD_BACK ? 'from the cache' : 'NOT from the cache';
    console.log(`${name}: "${painted}" after ${ms.toFixed(0)} ms, ${whence}`);
    await page.waitForTimeout(HELD_BACK);
  }
}

async function openBy(page: Page, link: ReturnType<Page['locator']>): Promise<string> {
  const said = JSON.stringify(await heading(page).textContent());
  await link.click();
  await page.waitForFunction(`(document.querySelector('h1')?.textContent ?? ${said}) !== ${said}`);
  return (await heading(page).textContent())!;
}

async function mutations(page: Page): Promise<void> {
  // the cache has the data of the earlier screens, as after a real visit
  await page.goto('/');
  await menu(page, 'My reviews');
  await page
    .getByText(/^Reference /)
    .first()
    .waitFor();
  await menu(page, 'My bookings');
  await page.getByRole('link', { name: DETAILS }).first().click();
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await cancel.click();
  const dialog = page.getByRole('dialog');
  await tell(page, 'a booking cancelled', dialog.getByRole('button', { name: 'Cancel booking' }));

  await toUnreviewed(page);
  await page.getByRole('link', { name: 'Write a review' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByLabel('Review', { exact: true }).fill('The owls are loud, the beds are soft.');
  await tell(page, 'a review written', page.getByRole('button', { name: 'Publish review' }));
  await page.getByRole('link', { name: 'Edit review' }).first().click();
  await page.getByLabel('New review').fill(`Read again on ${inDays(0)}, and still true.`);
  await tell(page, 'a review changed', page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('button', { name: 'Delete review' }).first().click();
  await tell(page, 'a review deleted', dialog.getByRole('button', { name: 'Delete review' }));

  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await page.getByRole('link', { name: 'Update details' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Guest Renamed');
  await tell(page, 'an account changed', page.getByRole('button', { name: 'Update' }));

  await page.goto('/subscriptionpage');
  await page.getByRole('main').getByLabel('Email').fill('bench@staybook.example');
  await tell(
    page,
    'deliveries subscribed to',
    page.getByRole('main').getByRole('button', { name: 'Subscribe' }),
  );

  await page.goto(RESULTS);
  await details(page).click();
  await page.getByRole('button', { name: 'Select' }).first().click();
  await dialog.getByRole('checkbox', { disabled: false }).first().check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const hotel = page.url();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.waitForURL('**/dev/till/pay/**');
  await page.goto(hotel);
  await tell(page, 'a hold released', page.getByRole('button', { name: 'Release' }));
}

/** Opens the booking that began last and has no review yet. */
async function toUnreviewed(page: Page): Promise<void> {
  await menu(page, 'My bookings');
  const begun = page.getByRole('listitem').filter({ hasText: /Stayed|Stay has begun/ });
  await begun.first().waitFor();
  const count = await begun.count();
  for (let place = 0; place < count; place++) {
    await begun.nth(place).getByRole('link', { name: DETAILS }).click();
    const write = page.getByRole('link', { name: 'Write a review' });
    await write
      .or(page.getByRole('link', { name: 'Show the review' }))
      .first()
      .waitFor();
    if (await write.isVisible()) return;
    await page.goBack();
  }
  throw new Error('Every booking is reviewed already.');
}

async function tell(page: Page, name: string, button: ReturnType<Page['locator']>): Promise<void> {
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED);
  const [mutation, ...more] = await askedDuring(page, () => button.click());
  console.log(`${name} (${mutation}): ${said(more)} beside it`);
}

const said = (asked: readonly string[]) =>
  asked.length === 0 ? '0 requests' : `${asked.length} requests: ${asked.join(', ')}`;
