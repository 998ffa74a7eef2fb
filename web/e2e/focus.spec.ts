import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { inDays } from './guest';

/**
 * Runs in the page: finds the focus after a frame, and why it is not visible, if so. Contrast is computed as in WCAG
 * 1.4.11.
 */
async function readFocus(): Promise<{ isEnd: boolean; problem?: string }> {
  await new Promise(requestAnimationFrame);
  // even the shortest transition has to end first
  await Promise.allSettled(document.activeElement!.getAnimations().map(({ finished }) => finished));
  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parts(colour).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const opaque = (colour: string) => colour !== 'transparent' && (parts(colour)[3] ?? 1) === 1;
  const node = document.activeElement;
  if (!node || node === document.body) return { isEnd: true };
  const style = getComputedStyle(node);
  let around = node.parentElement;
  while (around && !opaque(getComputedStyle(around).backgroundColor)) around = around.parentElement;
  const behind = around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)';
  const [light, dark] = [luminance(style.outlineColor), luminance(behind)].sort((one, other) => other - one);
  const isSeen =
    style.outlineStyle !== 'none' &&
    parseFloat(style.outlineWidth) >= 2 &&
    (light! + 0.05) / (dark! + 0.05) >= 3;
  const name = node.getAttribute('aria-label') ?? (node.textContent || node.id);
  if (isSeen) return { isEnd: false };
  return {
    isEnd: false,
    problem: `${node.tagName} ${name.trim().slice(0, 40)}: ${style.outline} on ${behind}`,
  };
}

/** Presses Tab from the top of the page to its end, and returns the elements that did not show their focus. */
async function tabThrough(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab');
    const { isEnd, problem } = await page.evaluate(readFocus);
    if (isEnd) return { stops, unseen };
    if (problem) unseen.push(problem);
  }
  return { stops: 120, unseen };
}

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

for (const [look, media] of Object.entries(looks))
  test(`every element that Tab reaches shows its focus, ${look}`, async ({ page, guest }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await page.goto('/');
    await guest.waitUntilLoaded();
    const stay = { city: 'Kyoto', checkIn: inDays(90), checkOut: inDays(93) };
    const screens = {
      home: () => page.goto('/'),
      'sign-in': () => page.goto('/login'),
      results: () => page.goto(`/searchhotelsresults?${new URLSearchParams(stay)}`),
      hotel: () => guest.visitHotel(stay),
    };
    for (const [screen, open] of Object.entries(screens)) {
      await open();
      await guest.waitUntilLoaded();
      const { stops, unseen } = await tabThrough(page);
      expect.soft(unseen, screen).toEqual([]);
      expect(stops, `${screen}: places to stop`).toBeGreaterThan(10);
    }
  });
