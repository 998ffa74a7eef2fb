import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import type { Guest } from './guest';

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/** A width between the two, for pages that have a third layout. */
export const tablet = { tablet: { width: 900, height: 1100 } };

/**
 * Checks the current page with axe, on a desktop and on a phone, in light and in dark colours, and checks that nothing
 * is wider than the screen. In dark colours axe checks only the contrast, since colours change nothing else.
 */
export async function checkAccessibility(
  guest: Guest,
  screen: string,
  more: Partial<typeof tablet> = {},
): Promise<void> {
  const { page } = guest;
  await guest.waitUntilLoaded();
  for (const [size, viewport] of Object.entries({ ...sizes, ...more })) {
    await page.setViewportSize(viewport);
    await setColorScheme(page, 'light');
    await expectNoViolations(page, `${screen}, ${size}, light`);
    await setColorScheme(page, 'dark');
    await expectNoViolations(page, `${screen}, ${size}, dark`, { runOnly: ['color-contrast'] });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${screen} reaches beyond the ${size}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(sizes.desktop);
}

/** Checks the open menu, list or dialog alone, in light and in dark colours. */
export async function checkOpen({ page }: Guest, selector: string, screen: string): Promise<void> {
  await expect(page.locator(selector)).toBeVisible();
  for (const colours of ['light', 'dark'] as const) {
    await setColorScheme(page, colours);
    await expectNoViolations(page, `${screen}, ${colours}`, {}, selector);
  }
}

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-appearance', colorScheme);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong in the page, or in the element of the selector. Axe is loaded once for each document: it takes
 * longer to load than to check a small page, and is fast only after its first check. The pages have no frames and no
 * external styles, so axe loads neither; it reports violations only.
 */
export async function findViolations(
  page: Page,
  options: RunOptions = {},
  selector?: string,
): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([element, chosen]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const whole = { resultTypes: ['violations' as const], preload: false, ...chosen };
      const { violations } = await axe.run(element ?? document, whole);
      return violations;
    },
    [selector, options] as const,
  );
}

async function expectNoViolations(
  page: Page,
  screen: string,
  options?: RunOptions,
  selector?: string,
): Promise<void> {
  const violations = await findViolations(page, options, selector);
  const found = violations.map(({ id, nodes: [first] }) => {
    const { target, any } = first!;
    return `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`;
  });
  expect.soft(found, screen).toEqual([]);
}
