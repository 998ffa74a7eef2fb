import { test as base, expect, type Page } from '@playwright/test';
import { Guest } from './guest';
import { startServer, type Server } from './testServer';

/** Parallel journeys share no data: each worker has its own server and database. */
export const withServer = base.extend<object, { settings: Record<string, string>; server: Server }>({
  /** Settings of this file's server that differ from the defaults. */
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const server = await startServer(settings);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

/**
 * Every journey fails on an error in the browser's console, on a request to another host, and on a cookie that a script
 * or another site could read.
 */
export const test = withServer.extend<{ guest: Guest }>({
  guest: async ({ page, baseURL }, use) => {
    const errors = collectErrors(page);
    const elsewhere = collectRequestsElsewhere(page, new URL(baseURL!).host);
    await use(new Guest(page));
    expect(elsewhere, 'requests to other hosts').toEqual([]);
    for (const { name, httpOnly, sameSite } of await page.context().cookies()) {
      // the page sets this one, which says nothing but a language
      if (name === 'language') continue;
      expect(name, 'the name of a cookie').toMatch(OWN_COOKIES);
      expect({ name, httpOnly, sameSite }).toEqual({ name, httpOnly: true, sameSite: 'Lax' });
    }
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** The cookies of the session and the device, and the one with which the tests read the stand-ins' mailbox. */
const OWN_COOKIES = /^(jwt|device|stand_in_token)$/;

/** The addresses of other hosts that any page or socket of the browser requests. */
function collectRequestsElsewhere(page: Page, host: string): string[] {
  const found: string[] = [];
  const look = (address: string) => {
    const url = new URL(address);
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) found.push(address);
  };
  page.context().on('request', (request) => look(request.url()));
  page.on('websocket', (socket) => look(socket.url()));
  return found;
}

/**
 * A declined card, an export that needs a proof and a missing page have an error status, which the browser logs as an
 * error.
 */
const isExpected = (address: string): boolean =>
  address.includes('/dev/till/pay/') ||
  address.endsWith('/api/exports/users.csv') ||
  /\/(nowhere|0{24})$/.test(address);

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.location().url)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
