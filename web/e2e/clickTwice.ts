import type { Locator, Page } from '@playwright/test';

/** Milliseconds between the clicks: those of a double click, and of a person who believes the first did nothing. */
export const PAUSES = [300, 800];

/** Clicks where the element is now, and again at the same point, whatever lies there by then. */
export async function clickTwice(page: Page, element: Locator, pause: number): Promise<void> {
  // where a click can reach it: in sight, and at rest
  await element.click({ trial: true });
  const { x, y, width, height } = (await element.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  for (const wait of [pause, 0]) {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(wait);
  }
}
