import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
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
    await expectNoViolations(axe(page), `${screen}, ${size}, light`);
    await setColorScheme(page, 'dark');
    await expectNoViolations(axe(page).withRules('color-contrast'), `${screen}, ${size}, dark`);
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
    await expectNoViolations(axe(page).include(selector), `${screen}, ${colours}`);
  }
}

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-appearance', colorScheme);
}

/** The pages have no frames and no external styles, so axe loads neither; it reports violations only. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode();

async function expectNoViolations(builder: AxeBuilder, screen: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes: [first] }) => {
    const { target, any } = first!;
    return `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`;
  });
  expect.soft(found, screen).toEqual([]);
}
