import type { Page } from '@playwright/test';

/** Counts clicks from the next visit on; typing does not count. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('clicked', () => (clicks += 1));
  await page.addInitScript(() => {
    const { clicked } = window as unknown as { clicked: () => void };
    document.addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && clicked(), true);
  });
  return () => clicks;
}
