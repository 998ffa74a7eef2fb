import { setTimeout as pause } from 'node:timers/promises';
import { later } from '../../test/clock';
import { makeCity } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { log } from '../core/log';
import { RenderedPages } from './renderedPages.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const VISITOR = '192.0.2.1';
/** Pages that contain the number of pages rendered before them. */
function counting() {
  let count = 0;
  const rendered = new RenderedPages(async (address) => `${address} ${(count += 1)}`);
  return async (address: string) => (await rendered.find(address, VISITOR))?.text;
}

test('pages are cached by their whole address', async () => {
  const read = counting();
  expect(await read('/hotels')).toBe('/hotels 1');
  expect(await read('/hotels')).toBe('/hotels 1');
  expect(await read('/hotels?page=2')).toBe('/hotels?page=2 2');
});

test('a write clears the cache at once, one of another process within a second', async () => {
  const read = counting();
  await read('/');
  await makeCity();
  expect(await read('/')).toBe('/ 2');
  await later(1001, async () => expect(await read('/')).toBe('/ 3'));
});

test('a page is not cached if a write commits during its rendering', async () => {
  let count = 0;
  const rendered = new RenderedPages(async () => {
    await makeCity();
    return String((count += 1));
  });
  await rendered.find('/', VISITOR);
  expect((await rendered.find('/', VISITOR))?.text).toBe('2');
});

test('simultaneous requests for the same page share one rendering', async () => {
  const read = counting();
  expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(['/ 1', '/ 1', '/ 1']);
});

test('a page that takes too long is aborted, and the next one is rendered', async () => {
  const signals: AbortSignal[] = [];
  let end = () => {};
  const rendered = new RenderedPages(async (address, _visitor, signal) => {
    signals.push(signal);
    if (address === '/') await new Promise<void>((resolve) => (end = resolve));
    return address;
  }, 500);
  expect(await rendered.find('/', VISITOR)).toBeUndefined();
  expect(signals[0]!.aborted).toBe(true);
  end();
  // The pause after a page equals its rendering time. Requests in that pause get the page without content.
  let text: string | undefined;
  while (!text) text = (await rendered.find('/rooms', VISITOR))?.text;
  expect(text).toBe('/rooms');
});

test('pages are rendered one after the other with pauses of equal length, and a ninth waiting one is sent without content', async () => {
  const took: [start: number, end: number][] = [];
  const rendered = new RenderedPages(async (address) => {
    const start = performance.now();
    await pause(20);
    took.push([start, performance.now()]);
    return address;
  }, 30_000);
  const addresses = Array.from({ length: 13 }, (_, index) => `/hotels?page=${index}`);
  const pages = await Promise.all(
    addresses.map((address, index) => rendered.find(address, `192.0.2.${index}`)),
  );
  expect(pages.map((page) => page !== undefined)).toEqual([...Array(9).fill(true), ...Array(4).fill(false)]);
  const rests = took.slice(1).map(([start], place) => start - took[place]![1]);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(18);
});

test('a failure is logged once, and the page is sent without its content', async () => {
  const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const rendered = new RenderedPages(() => Promise.reject(new Error('no such thing')));
  expect(await rendered.find('/', VISITOR)).toBeUndefined();
  expect(await rendered.find('/hotels', VISITOR)).toBeUndefined();
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});

test('addresses of another host and of excessive length are not rendered', async () => {
  const read = counting();
  for (const address of ['//evil.test/', 'http://evil.test/', `/hotels?city=${'x'.repeat(1000)}`])
    expect(await read(address)).toBeUndefined();
});

test('one network has at most three pages in rendering, and others get their turn', async () => {
  const rendered = new RenderedPages(async (address) => pause(10, address));
  const find = async (address: string, visitor: string) =>
    (await rendered.find(address, visitor)) !== undefined;
  const greedy = Array.from({ length: 8 }, (_, index) => find(`/hotels?page=${index}`, '2001:db8::' + index));
  expect(await find('/reviews', '192.0.2.7')).toBe(true);
  expect((await Promise.all(greedy)).filter(Boolean)).toHaveLength(3);
});
