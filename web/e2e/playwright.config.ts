import { defineConfig } from '@playwright/test';

/** Journeys through the built app, each worker with a demonstration database; on a database server all share one, so one worker runs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ['./summaryReporter.ts']],
  workers: process.env.E2E_DATABASE_URL ? 1 : 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
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
