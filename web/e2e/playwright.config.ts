import { defineConfig } from '@playwright/test';

/** In production only operators see the stand-ins' mails, with a token; see STAND_IN_TOKEN. */
const operator = {
  name: 'stand_in_token',
  value: process.env.E2E_STAND_IN_TOKEN ?? '',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax' as const,
};

/**
 * Journeys through the built app. Each worker has a demonstration database; on a database server all journeys share
 * one, so only one worker runs.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './seedOnce.ts',
  outputDir: '../../test-results',
  reporter: [['list'], ['./summaryReporter.ts']],
  workers: process.env.E2E_DATABASE_URL || process.env.E2E_URL ? 1 : '100%',
  forbidOnly: true,
  // The closing report names journeys that passed only when repeated: see summaryReporter.ts.
  retries: 1,
  // The time is long, since a slow machine is no fault: a broken journey fails after any time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'on-first-retry',
    storageState: process.env.E2E_STAND_IN_TOKEN ? { cookies: [operator], origins: [] } : undefined,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages live for seconds, too short for optimised code to be worth its compilation.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
