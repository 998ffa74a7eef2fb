import { defineConfig } from '@playwright/test';

/** In production the stand-ins' mails are shown to operators alone, who bring a token; see STAND_IN_TOKEN. */
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

/** Journeys through the built app, each worker with a demonstration database; on a database server all share one, so one worker runs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ['./summaryReporter.ts']],
  workers: process.env.E2E_DATABASE_URL || process.env.E2E_URL ? 1 : 2,
  forbidOnly: true,
  // A journey that passes only when repeated is told apart in the closing report: see summaryReporter.ts.
  retries: 1,
  // Generous, since a slow machine is no fault: what is broken fails however long it is waited for.
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
      ],
    },
  },
});
