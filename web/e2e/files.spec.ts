import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { withServer as test } from './fixtures';

test('scripts and styles are compressed by the build, and the app can be installed', async ({ page }) => {
  await page.goto('/');
  const file = await page.locator('link[rel="modulepreload"][href*="framework"]').getAttribute('href');
  for (const [takes, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const answer = await page.request.get(file!, { headers: { 'accept-encoding': takes } });
    expect(answer.headers()).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
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

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The most kilobytes of JavaScript after gzip: of every page, and of some pages in all. */
const WEIGHT = { everyPage: 162, home: 165, hotel: 205, results: 182, other: 173 };

/** What another language may add, in kilobytes. */
const OF_LANGUAGE = 6;

test('public pages load no more JavaScript than their limit, in every language', async () => {
  const root = path.join(import.meta.dirname, '../dist');
  const manifest = JSON.parse(await readFile(path.join(root, '.vite/manifest.json'), 'utf8')) as Manifest;
  const filesOf = (name: string, into = new Set<string>()): Set<string> => {
    const { file, imports = [] } = manifest[name]!;
    if (into.has(file)) return into;
    into.add(file);
    for (const each of imports) filesOf(each, into);
    return into;
  };
  const always = filesOf('index.html');
  const withTexts = new Set<string>(
    JSON.parse(await readFile(path.join(root, '.vite/languages.json'), 'utf8')) as string[],
  );
  const copyOf = (file: string, language: string) =>
    language && withTexts.has(file) ? file.replace('assets/', `assets/${language}/`) : file;
  const weigh = async (files: Iterable<string>, language = '') => {
    const sizes = [...files].map(
      async (file) => gzipSync(await readFile(path.join(root, copyOf(file, language)))).length,
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  };
  expect(await weigh(always)).toBeLessThan(WEIGHT.everyPage);
  for (const [page, most] of [
    ['home/HomePage', WEIGHT.home],
    ['app/pages/HotelRoute', WEIGHT.hotel],
    ['search/ResultsPage', WEIGHT.results],
    ...['search/HotelsPage', 'rooms/RoomsPage', 'app/pages/RoomRoute'].map(other),
    ...['reviews/ReviewsPage', 'app/pages/SignInPage', 'session/RegisterPage'].map(other),
  ] as const) {
    const files = [...filesOf(`src/${page}.tsx`, new Set(always))];
    expect(
      files.filter((file) => /\/mui-/.test(file)),
      `${page} does without MUI`,
    ).toEqual([]);
    expect(await weigh(files), page).toBeLessThan(most);
    for (const language of ['de', 'fr', 'es', 'pt-br', 'ja'])
      expect(await weigh(files, language), `${page} in ${language}`).toBeLessThan(most + OF_LANGUAGE);
  }
});

const other = (page: string) => [page, WEIGHT.other] as const;
