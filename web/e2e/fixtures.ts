import { test as base, expect, type Page } from '@playwright/test';
import { Guest } from './guest';
import { startServer, type Server } from './testServer';

/** Journeys that run at the same time do not share data: each worker has a server and a database of its own. */
export const withServer = base.extend<object, { settings: Record<string, string>; server: Server }>({
  /** Settings of the server in which it differs from that of other journeys. */
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const server = await startServer(settings);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

/** Every journey fails on an error in the browser's console. */
export const test = withServer.extend<{ guest: Guest }>({
  guest: async ({ page }, use) => {
    const errors = collectErrors(page);
    await use(new Guest(page));
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** A declined card and a page that there is not are answered with an error status, which the browser logs as an error. */
const isExpected = (address: string): boolean =>
  address.includes('/dev/till/pay/') || address.endsWith('/nowhere');

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.location().url)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
