import { expect, type Page } from '@playwright/test';
import { findViolations } from './checkAccessibility';
import { test } from './fixtures';

test.use({ reducedMotion: 'reduce' });

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Faults of GraphiQL itself: buttons inside its tabs, and editors that scroll by the field inside them. */
const LEFT = { 'nested-interactive': { enabled: false }, 'scrollable-region-focusable': { enabled: false } };

async function expectNoViolations(page: Page, what: string): Promise<void> {
  const violations = await findViolations(page, { rules: LEFT });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(' ')}`);
  expect.soft(found, what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${what} reaches beyond the screen`).toBeLessThanOrEqual(0);
}

test('the explorer runs queries and shows documentation on a desktop and on a phone, in light and in dark', async ({
  page,
  guest,
}) => {
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of ['light', 'dark'] as const) {
      const what = `explorer, ${size}, ${colorScheme}`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/graphiql');
      await guest.waitUntilLoaded();
      await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('ratingsAverage');
      await page.getByRole('button', { name: /^Execute query/ }).click();
      const answer = page.getByRole('region', { name: 'Result Window' });
      await expect(answer).toContainText('"ratingsAverage"');
      await expectNoViolations(page, what);
      const [asked, answered] = await Promise.all(
        ['Query Editor', 'Result Window'].map((name) => page.getByRole('region', { name }).boundingBox()),
      );
      for (const box of [asked!, answered!]) expect(box.width).toBeGreaterThan(viewport.width * 0.35);
      if (size === 'phone') expect(Math.min(asked!.width, answered!.width)).toBeGreaterThan(320);
      await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
      await expect(page.getByText('A GraphQL schema provides a root type')).toBeVisible();
      await expectNoViolations(page, `${what}, with its documentation`);
    }
});
