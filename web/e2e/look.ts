import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A desk and a phone, by day and by night. */
export const screens = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'desk', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** Whether everyone can read and use what is shown now, and it keeps within the screen. */
export async function look(page: Page, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(' ')}`);
  expect.soft(found, screen).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${screen} reaches beyond the screen`).toBeLessThanOrEqual(0);
}
