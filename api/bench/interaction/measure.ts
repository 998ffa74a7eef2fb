import type { CDPSession, Page } from '@playwright/test';

/** How long a page is watched after an action, in milliseconds: what it starts later counts for nobody's finger. */
const WATCHED_MS = 1200;

/** What one action cost the person who did it. */
export interface Felt {
  /** Milliseconds from the slowest input of the action to the next paint; 0 if the browser reports none above 16. */
  paint: number;
  /** Milliseconds of the longest task. */
  task: number;
}

/** Runs in the page, before its own code: collects what Event Timing and Long Tasks report. */
const COLLECT = `(() => {
  const found = (globalThis.interactionFelt = { paint: 0, task: 0 });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) found.paint = Math.max(found.paint, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.task = Math.max(found.task, duration);
  }).observe({ type: 'longtask' });
})()`;

/** Makes a page watch itself on a processor that is several times slower. Call it before the page opens anything. */
export async function watch(page: Page, slower: number): Promise<CDPSession> {
  await page.addInitScript(COLLECT);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return session;
}

/** What an action costs, from its beginning until it has had time to show. */
export async function feel(page: Page, action: () => Promise<unknown>): Promise<Felt> {
  await page.waitForTimeout(WATCHED_MS);
  await page.evaluate('Object.assign(interactionFelt, { paint: 0, task: 0 })');
  await action();
  await page.waitForTimeout(WATCHED_MS);
  return page.evaluate('interactionFelt');
}

/** Frames a second while a page scrolls an element, by the wheel, in both directions of the axis. */
export async function framesWhile(page: Page, scroll: () => Promise<unknown>): Promise<number> {
  await page.evaluate(`(() => {
    const counted = { frames: 0, start: performance.now(), isOver: false };
    globalThis.framesCounted = counted;
    const next = () => { if (!counted.isOver) { counted.frames++; requestAnimationFrame(next); } };
    requestAnimationFrame(next);
  })()`);
  await scroll();
  return page.evaluate(`(() => {
    framesCounted.isOver = true;
    return (1000 * framesCounted.frames) / (performance.now() - framesCounted.start);
  })()`);
}
