import type { NormalizedCacheObject } from '@apollo/client';

/** What the server knew when it rendered the page. */
interface HandedOver {
  /** In milliseconds since 1970. */
  renderedAt: number;
  cache: NormalizedCacheObject;
}

/** What came with a rendered page; undefined where the page came without its content. */
export function readHydrationData(): HandedOver | undefined {
  const text = document.getElementById('hydration-data')?.textContent;
  return text ? (JSON.parse(text) as HandedOver) : undefined;
}
