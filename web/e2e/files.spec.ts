import { expect } from '@playwright/test';
import { withServer as test } from './fixtures';

test('scripts and styles come compressed by the build, and the app can be installed', async ({ page }) => {
  await page.goto('/');
  const files = await page
    .locator('script[src^="/assets/"], link[rel="stylesheet"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href')!));
  expect(files.length).toBeGreaterThan(0);
  for (const [takes, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const answer = await page.request.get(files[0]!, { headers: { 'accept-encoding': takes } });
    expect(answer.headers()).toMatchObject({
      ...{ 'content-encoding': encoding, 'cache-control': 'public, max-age=31536000, immutable' },
      vary: expect.stringContaining('Accept-Encoding'),
    });
  }

  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(address!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url, shortcuts } = await answer.json();
  expect(start_url).toBe('/');
  for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200);
  for (const { src, sizes, type } of icons) {
    const picture = await page.request.get(src);
    expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    expect(picture.headers()['content-type']).toContain(type);
    if (sizes === 'any') continue;
    // the width and height of a PNG
    const bytes = await picture.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});
