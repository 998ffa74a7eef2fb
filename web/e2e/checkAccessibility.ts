import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './guest';

const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/**
 * Whether everyone can read and use what is shown now, at a desk and on a phone, by day and by night, and it keeps
 * within the screen. Colours change nothing but contrast: by night nothing else is judged again.
 */
export async function look(page: Page, screen: string): Promise<void> {
  await settled(page);
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await turn(page, 'light');
    await judge(axe(page), `${screen}, ${size} by day`);
    await turn(page, 'dark');
    await judge(axe(page).withRules('color-contrast'), `${screen}, ${size} by night`);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${screen} reaches beyond the ${size}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(sizes.desk);
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-appearance', colorScheme);
}

/** No frames and no styles from elsewhere: nothing has to be gathered, and only what is wrong is told. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode();

async function judge(builder: AxeBuilder, screen: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(' ')}`);
  expect.soft(found, screen).toEqual([]);
}
