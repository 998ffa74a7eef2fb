import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { test } from './fixtures';
import type { Guest } from './guest';

// Node.js finds no named exports in a module that Playwright has compiled to CommonJS
const { OTHER_PAGES, OTHER_TITLES, PUBLIC_PAGES, HOTEL_PAGE, ROOM_PAGE, STAFF_PAGES } = createRequire(
  import.meta.url,
)('../../schema/pages') as typeof import('../../schema/pages');

/** Parameters that pages need to show something. */
const QUERY: Record<string, string> = {
  '/searchhotelsresults': '?city=Paris',
  '/hotelslist': '?city=Paris',
  '/uploadfiles': '?code=profilephoto',
  '/searchreviewsresults': '?review=none',
};

/** An address of each page, where ids are those of nothing. */
const addresses = (patterns: readonly string[]) =>
  patterns.map((pattern) => pattern.replace(/:\w+/g, '0'.repeat(24)) + (QUERY[pattern] ?? ''));

const forEveryone = addresses([
  ...Object.keys(PUBLIC_PAGES),
  HOTEL_PAGE,
  ROOM_PAGE,
  ...OTHER_PAGES,
  '/nowhere',
]);

test.use({ reducedMotion: 'reduce' });

/** Checks that the title from the server is that of the page. */
async function checkTitle({ page }: Guest, address: string): Promise<void> {
  const document = await (await page.request.get(address)).text();
  const sent = /<title>(.*?)<\/title>/.exec(document)?.[1];
  expect([address, sent]).toEqual([address, await page.title()]);
}

/** Checks the pages, and returns those that ask for a sign-in instead. */
async function checkPages(guest: Guest, pages: readonly string[]): Promise<string[]> {
  const guarded = [];
  for (const address of pages) {
    await guest.page.goto(address);
    if (address === '/logout') await guest.page.waitForURL('**/login');
    await guest.waitUntilLoaded();
    if (!address.startsWith('/login') && new URL(guest.page.url()).pathname === '/login') {
      if (address !== '/logout') guarded.push(address);
    } else {
      await checkAccessibility(guest, address);
      if (OTHER_TITLES[new URL(guest.page.url()).pathname]) await checkTitle(guest, address);
    }
  }
  return guarded;
}

/** Parts that workers check side by side. */
const PARTS = [0, 1, 2];
const partOf = (pages: readonly string[], part: number) =>
  pages.filter((_, place) => place % PARTS.length === part);

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const part of PARTS) {
  test(`every page that guests can open passes the accessibility checks, part ${part + 1}`, async ({
    page,
    guest,
  }) => {
    const pages = partOf(forEveryone, part);
    const guarded = await checkPages(guest, pages);
    expect(guarded.includes('/mybookings')).toBe(pages.includes('/mybookings'));
    await page.goto('/login');
    await guest.signIn('guest_demo');
    expect(await checkPages(guest, guarded)).toEqual([]);
  });

  test(`every page of the staff area passes the accessibility checks, part ${part + 1}`, async ({
    page,
    guest,
  }) => {
    await page.goto('/login');
    await guest.signIn('admin_demo');
    expect(await checkPages(guest, partOf(addresses(STAFF_PAGES), part))).toEqual([]);
  });
}
