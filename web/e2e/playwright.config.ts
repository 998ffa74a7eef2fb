import { defineConfig } from '@playwright/test';

/** Journeys through the built app, which house.ts starts on a demonstration house of its own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './house.ts',
  outputDir: '../../test-results',
  reporter: [['list'], ['./counts.ts']],
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    baseURL: process.env.E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
