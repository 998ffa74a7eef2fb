import { expect, type Page } from '@playwright/test';
import { withServer } from './fixtures';
import { GROUND, startTileServer, STREET, type TileServer } from './tileServer';

const test = withServer.extend<object, { tiles: TileServer }>({
  tiles: [
    async ({}, use) => {
      const tiles = await startTileServer();
      await use(tiles);
      await tiles.close();
    },
    { scope: 'worker' },
  ],
  settings: [({ tiles }, use) => use({ MAP_STYLE_URL: tiles.styleUrl }), { scope: 'worker' }],
});
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});
test.skip(Boolean(process.env.E2E_URL), 'a running server has its own map');

/** The share of the pixels of the map that have a colour. */
async function shareOf(page: Page, colour: string): Promise<number> {
  const picture = (await page.locator('.maplibregl-map').screenshot()).toString('base64');
  return page.evaluate(
    async ([png, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, image.width, image.height);
      let found = 0;
      for (let at = 0; at < data.length; at += 4) {
        const hex = [data[at], data[at + 1], data[at + 2]].map((part) => part!.toString(16).padStart(2, '0'));
        if (`#${hex.join('')}` === wanted) found++;
      }
      return (found * 4) / data.length;
    },
    [picture, colour] as const,
  );
}

test('with MAP_STYLE_URL the map shows the streets of that style around the hotels', async ({
  page,
  tiles,
}) => {
  await page.goto('/searchhotelsresults?city=Lisbon');
  await expect(
    page.getByRole('group', { name: 'Map of these hotels' }).getByRole('button').first(),
  ).toBeVisible();
  await expect.poll(() => shareOf(page, GROUND)).toBeGreaterThan(0.3);
  await expect.poll(() => shareOf(page, STREET)).toBeGreaterThan(0.001);
  await expect(page.getByText('Test streets')).toBeVisible();
  expect(tiles.tiles.length).toBeGreaterThan(0);
  // Lisbon at zoom 10
  for (const tile of tiles.tiles.filter((name) => name.startsWith('10/')))
    expect(tile).toMatch(/^10\/48[4-9]\/39\d$/);
});

test('while the host of the style does not answer, the map is the one without it', async ({ page }) => {
  await page.route('**/style.json', (route) => route.abort());
  await page.goto('/searchhotelsresults?city=Lisbon');
  const map = page.getByRole('group', { name: 'Map of these hotels' });
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(page.getByText('Locations are approximate')).toBeVisible();
  expect(await shareOf(page, GROUND)).toBe(0);
});
