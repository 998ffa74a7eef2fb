import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { ACCENTED, pseudoText } from '../vite/pseudoLanguage';
import { test as base } from './fixtures';
import type { Guest } from './guest';
import { findFaults } from './layout/findFaults';
import { findWords } from './layout/findWords';
import { sharePseudoBuild, type PseudoBuild } from './layout/pseudoBuild';
import { dataOf, untranslated } from './layout/untranslated';

// Node.js finds no named exports in a module that Playwright has compiled to CommonJS
const { OTHER_PAGES, PUBLIC_PAGES, HOTEL_PAGE, ROOM_PAGE, STAFF_PAGES } = createRequire(import.meta.url)(
  '../../schema/pages',
) as typeof import('../../schema/pages');

const test = base.extend<object, { pseudo: PseudoBuild }>({
  pseudo: [
    async ({}, use) => {
      await use(await sharePseudoBuild());
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({
  settings: { RENDER_PAGES: 'off' },
  reducedMotion: 'reduce',
  // the files that a service worker loads cannot be replaced
  serviceWorkers: 'block',
});
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Parameters that pages need to show something. */
const QUERY: Record<string, string> = {
  '/searchhotelsresults': '?city=Paris',
  '/hotelslist': '?city=Paris',
  '/uploadfiles': '?code=profilephoto',
  '/searchreviewsresults': `?review=${'0'.repeat(24)}`,
};

/** Elements whose texts may stand out of them, and why. */
const DELIBERATE = {
  '.maplibregl-ctrl-scale': 'the scale of the map is as long as the distance that it names',
  '.MuiDataGrid-cell':
    'a cell of a grid is as wide as its column, which can be widened, and has its whole text as a title',
};

/** Pages for programmers, which are in English in every language. */
const FOR_PROGRAMMERS = /^\/(developers|webhooks)/;

const addresses = (patterns: readonly string[]) =>
  patterns.map((pattern) => pattern.replace(/:\w+/g, '0'.repeat(24)) + (QUERY[pattern] ?? ''));

/** A person who reads the language of tests. */
class Reader {
  private data = new Set<string>();

  constructor(readonly guest: Guest) {
    guest.page.on('response', async (response) => {
      const data = this.data;
      for (const each of await dataOf(response)) data.add(each);
    });
  }

  get page(): Page {
    return this.guest.page;
  }

  async open(address: string): Promise<void> {
    this.data = new Set();
    await this.page.goto(`/de${address}`);
    if (address === '/logout') await this.page.waitForURL('**/login');
    await this.waitUntilLoaded();
  }

  async waitUntilLoaded(): Promise<void> {
    const words = pseudoText('Loading');
    const { main } = this.guest;
    const loading = main.getByText(words, { exact: true }).or(main.getByLabel(words, { exact: true }));
    await this.guest.waitUntilLoaded();
    await expect(loading).toHaveCount(0);
    await this.guest.waitUntilLoaded();
    await expect(loading).toHaveCount(0);
  }

  /** Checks the texts of the page at both sizes. */
  async check(screen: string): Promise<void> {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await this.page.setViewportSize(viewport);
      // the page has loaded at the size of a desktop
      if (viewport !== SIZES.desktop) await this.guest.waitUntilLoaded();
      await this.checkAt(screen, size);
    }
    await this.page.setViewportSize(SIZES.desktop);
  }

  /** Checks the texts of the page, or of what is open on it, at its present size. */
  async checkAt(screen: string, size: string, selector?: string): Promise<void> {
    const { cut, overlapping, overflow } = await this.page.evaluate(findFaults, {
      own: ACCENTED,
      deliberate: Object.keys(DELIBERATE),
      selector,
    });
    const words = FOR_PROGRAMMERS.test(screen) ? [] : await this.page.evaluate(findWords, selector);
    const found = { cut, overlapping, overflow, untranslated: untranslated(words, this.data) };
    expect
      .soft(found, `${screen}, ${size}`)
      .toEqual({ cut: [], overlapping: [], overflow: 0, untranslated: [] });
  }

  /** Checks pages, and returns those that ask for a sign-in instead. */
  async checkPages(pages: readonly string[]): Promise<string[]> {
    const guarded = [];
    for (const address of pages) {
      await this.open(address);
      const isAtSignIn = new URL(this.page.url()).pathname === '/de/login';
      if (isAtSignIn && !/^\/(login|logout)/.test(address)) guarded.push(address);
      else if (address !== '/logout') await this.check(address);
    }
    return guarded;
  }

  async signIn(username: string): Promise<void> {
    await this.page.goto('/login');
    await this.guest.signIn(username);
  }
}

/** The first links to a page with a reference, on lists that have some. */
async function linksOn(reader: Reader, lists: Record<string, RegExp>): Promise<string[]> {
  const found = [];
  for (const [list, pattern] of Object.entries(lists)) {
    await reader.open(list);
    const links = reader.page.locator('a[href]');
    const first = async () =>
      (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))
        .map((link) => link.replace(/^\/de/, ''))
        .find((link) => pattern.test(link));
    await expect.poll(first, { message: `a link on ${list}` }).toBeTruthy();
    found.push((await first())!);
  }
  return found;
}

const OPEN = 'dialog[open], [popover]:popover-open, [role=dialog], [role=menu]';

/** Opens what the buttons of a page open, at both sizes, and checks it. */
async function checkOpened(reader: Reader, address: string): Promise<void> {
  const { page } = reader;
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await reader.open(address);
    const buttons = page.locator('button[aria-haspopup]:visible, button[aria-expanded]:visible');
    // what a button shows or hides may have buttons itself
    for (let place = 0; place < Math.min(await buttons.count(), 8); place++) {
      const button = buttons.nth(place);
      const name = `${(await button.getAttribute('aria-label')) ?? (await button.innerText())}`;
      await button.click({ timeout: 3_000 }).catch(() => undefined);
      await reader.waitUntilLoaded();
      const isOpen = await page.locator(OPEN).filter({ visible: true }).count();
      await reader.checkAt(`${address}: ${name}`, size, isOpen ? OPEN : undefined);
      await page.keyboard.press('Escape');
      if ((await page.locator(OPEN).filter({ visible: true }).count()) || !page.url().endsWith(address))
        await reader.open(address);
    }
  }
  await page.setViewportSize(SIZES.desktop);
}

const PARTS = [0, 1];
const partOf = (pages: readonly string[], part: number) =>
  pages.filter((_, place) => place % PARTS.length === part);

const forEveryone = addresses([
  ...Object.keys(PUBLIC_PAGES),
  HOTEL_PAGE,
  ROOM_PAGE,
  ...OTHER_PAGES,
  '/nowhere',
]);

for (const part of PARTS) {
  test(`texts that are 40 % longer fit on every page for guests, part ${part + 1}`, async ({
    context,
    guest,
    pseudo,
  }) => {
    await pseudo.serve(context);
    const reader = new Reader(guest);
    const guarded = await reader.checkPages(partOf(forEveryone, part));
    await reader.signIn('guest_demo');
    expect(await reader.checkPages(guarded)).toEqual([]);
  });

  test(`texts that are 40 % longer fit on every page for staff, part ${part + 1}`, async ({
    context,
    guest,
    pseudo,
  }) => {
    await pseudo.serve(context);
    const reader = new Reader(guest);
    await reader.signIn('admin_demo');
    expect(await reader.checkPages(partOf(addresses(STAFF_PAGES), part))).toEqual([]);
  });
}

const REFERENCE = '[a-z0-9-]*[0-9a-f]{24}(?:\\?|$)';

test('texts that are 40 % longer fit on a hotel, a room and a booking, and in what opens for guests', async ({
  context,
  guest,
  pseudo,
}) => {
  await pseudo.serve(context);
  const reader = new Reader(guest);
  const [hotel, ...others] = await linksOn(reader, {
    '/hotels': new RegExp(`^/hotels/${REFERENCE}`),
    '/rooms': new RegExp(`^/rooms/${REFERENCE}`),
  });
  await reader.checkPages([hotel!, ...others]);
  for (const address of ['/', '/searchhotelsresults?city=Paris', hotel!]) await checkOpened(reader, address);
  await reader.signIn('guest_demo');
  const bookings = await linksOn(reader, { '/mybookings': new RegExp(`^/bookings/${REFERENCE}`) });
  await reader.checkPages([...bookings, `${bookings[0]}/change`]);
});

test('texts that are 40 % longer fit in what opens in the staff area', async ({ context, guest, pseudo }) => {
  await pseudo.serve(context);
  const reader = new Reader(guest);
  await reader.signIn('admin_demo');
  for (const address of ['/bookings', '/frontdesk', '/users']) await checkOpened(reader, address);
});
