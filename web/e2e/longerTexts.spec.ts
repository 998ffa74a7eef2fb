import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { ACCENTED, pseudoText } from '../vite/pseudoLanguage';
import { test as base } from './fixtures';
import type { Guest } from './guest';
import { findFaults } from './layout/findFaults';
import { findWords } from './layout/findWords';
import { buildPseudoLanguage, type PseudoBuild } from './layout/pseudoBuild';
import { dataOf, untranslated } from './layout/untranslated';

// Node.js finds no named exports in a module that Playwright has compiled to CommonJS
const { OTHER_PAGES, PUBLIC_PAGES, HOTEL_PAGE, ROOM_PAGE, STAFF_PAGES } = createRequire(import.meta.url)(
  '../../schema/pages',
) as typeof import('../../schema/pages');

const test = base.extend<object, { pseudo: PseudoBuild }>({
  pseudo: [
    async ({}, use) => {
      const pseudo = await buildPseudoLanguage();
      await use(pseudo);
      await pseudo.close();
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
    const loading = pseudoText('Loading');
    await this.guest.waitUntilLoaded();
    await expect(this.page.getByText(loading, { exact: true })).toHaveCount(0);
    await this.guest.waitUntilLoaded();
  }

  /** Checks the texts of the page, or of what is open on it, at both sizes. */
  async check(screen: string, selector?: string): Promise<void> {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await this.page.setViewportSize(viewport);
      await this.guest.waitUntilLoaded();
      const { cut, overlapping, overflow } = await this.page.evaluate(findFaults, {
        own: ACCENTED,
        selector,
      });
      const words = FOR_PROGRAMMERS.test(screen) ? [] : await this.page.evaluate(findWords, selector);
      const found = { cut, overlapping, overflow, untranslated: untranslated(words, this.data) };
      if (process.env.LONGER_OUT)
        appendFileSync(process.env.LONGER_OUT, JSON.stringify({ screen, size, ...found }) + '\n');
      expect
        .soft(found, `${screen}, ${size}`)
        .toEqual({ cut: [], overlapping: [], overflow: 0, untranslated: [] });
    }
    await this.page.setViewportSize(SIZES.desktop);
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
