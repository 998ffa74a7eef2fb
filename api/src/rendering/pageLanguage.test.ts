import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { startTestServer, type TestServer } from '../../test/testServer';
import { addressInOwnLanguage, usualAddress } from './pageLanguage';
import { headOf } from './pageHead.service';
import { forRobots, pages } from './pages.route';

/** A build whose German document says so. */
const folder = mkdtempSync(path.join(tmpdir(), 'staybook-languages-'));
const documentIn = (language: string) =>
  `<html lang="${language}"><head><title>x</title></head><body><div id="root"></div></body></html>`;

let server: TestServer;
let url: string;
let close: () => void;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), documentIn('en'));
  writeFileSync(path.join(folder, 'index.de.html'), documentIn('de'));
  server = await startTestServer();
  const ask = () => () => Promise.reject(new Error('Nothing is rendered here.'));
  const app = express().use(forRobots(), pages({ root: folder, ask, isSignedIn: () => false }));
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  close = () => listening.close();
});
afterAll(async () => {
  close();
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(url + address, { redirect: 'manual', headers });
const leadsTo = async (address: string, headers?: Record<string, string>) => {
  const { status, headers: answered } = await open(address, headers);
  return [status, answered.get('location')];
};

test.each([
  ['/hotels', undefined],
  ['/de/hotels', undefined],
  ['/developers', undefined],
  ['/en', '/'],
  ['/en/hotels', '/hotels'],
  ['/DE/hotels', '/de/hotels'],
  ['/pt-BR/hotels', '/pt-br/hotels'],
  ['/en//evil.example', undefined],
])('the usual form of %s is %s', (address, usual) => {
  expect(usualAddress(address)).toBe(usual);
});

test('a page for one person opens in the language of that person; its address may say another one', async () => {
  const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
  expect(await leadsTo('/mybookings?page=2', german)).toEqual([302, '/de/mybookings?page=2']);
  expect(await leadsTo('/mybookings', { ...german, cookie: 'language=ja' })).toEqual([302, '/ja/mybookings']);
  expect(await leadsTo('/mybookings', { ...german, cookie: 'language=en' })).toEqual([200, null]);
  expect(await leadsTo('/mybookings', { 'accept-language': 'zh-CN' })).toEqual([200, null]);
  expect(await leadsTo('/fr/mybookings', german)).toEqual([200, null]);
  expect((await open('/mybookings')).headers.get('vary')).toMatch(/accept-language/i);
});

test('the address of a page for all says its language, whatever the browser prefers', async () => {
  for (const address of ['/', '/hotels', '/help', '/searchhotelsresults?city=Rome'])
    expect(await leadsTo(address, { 'accept-language': 'de', cookie: 'language=de' })).toEqual([200, null]);
  expect(await leadsTo('/EN/hotels?city=Rome')).toEqual([301, '/hotels?city=Rome']);
});

test('an address that names another site is not led to', () => {
  const asked = { headers: { 'accept-language': 'de' } } as never;
  expect(addressInOwnLanguage('//evil.example', asked)).toBeUndefined();
});

test('the head of a page names the same page in each language', async () => {
  const { url, inLanguages } = await headOf('/de/hotels');
  expect(url).toMatch(/\/de\/hotels$/);
  expect(inLanguages.map((each) => [each.language, new URL(each.url).pathname])).toEqual([
    ['en', '/hotels'],
    ['de', '/de/hotels'],
    ['fr', '/fr/hotels'],
    ['es', '/es/hotels'],
    ['pt-BR', '/pt-br/hotels'],
    ['ja', '/ja/hotels'],
  ]);
  expect(await headOf('/de/nowhere')).toMatchObject({ status: 404, isListed: false });
  const german = await (await open('/de/hotels')).text();
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('hreflang="x-default"');
  const sitemap = await (await open('/sitemap-0.xml')).text();
  expect(sitemap).toMatch(/<loc>[^<]*\/ja\/help<\/loc><xhtml:link rel="alternate" hreflang="en"/);
});
