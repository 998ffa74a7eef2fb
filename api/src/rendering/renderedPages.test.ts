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
/** Pages that say how many were rendered before them. */
function counting() {
  let count = 0;
  const rendered = new RenderedPages(async (address) => `${address} ${(count += 1)}`);
  return async (address: string) => (await rendered.find(address, VISITOR))?.text;
}

test('a page is remembered by its whole address', async () => {
  const read = counting();
  expect(await read('/hotels')).toBe('/hotels 1');
  expect(await read('/hotels')).toBe('/hotels 1');
  expect(await read('/hotels?page=2')).toBe('/hotels?page=2 2');
});

test('a write drops what is remembered, and another process’s is seen a second later', async () => {
  const read = counting();
  await read('/');
  await makeCity();
  expect(await read('/')).toBe('/ 2');
  await later(1001, async () => expect(await read('/')).toBe('/ 3'));
});

test('a page that a write overtakes is not remembered', async () => {
  let count = 0;
  const rendered = new RenderedPages(async () => {
    await makeCity();
    return String((count += 1));
  });
  await rendered.find('/', VISITOR);
  expect((await rendered.find('/', VISITOR))?.text).toBe('2');
});

test('visitors who ask for the same page at the same time share its rendering', async () => {
  const read = counting();
  expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(['/ 1', '/ 1', '/ 1']);
});

test('a page that takes too long is given up, and what waits behind it is rendered', async () => {
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
  // So much time as the first took passes before the next: those who ask meanwhile get the plain page.
  let text: string | undefined;
  while (!text) text = (await rendered.find('/rooms', VISITOR))?.text;
  expect(text).toBe('/rooms');
});

test('pages are rendered one after the other with as much time between, and beyond eight that wait sent without', async () => {
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

test('one network has three pages rendered at once, and leaves the others their turns', async () => {
  const rendered = new RenderedPages(async (address) => pause(10, address));
  const find = async (address: string, visitor: string) =>
    (await rendered.find(address, visitor)) !== undefined;
  const greedy = Array.from({ length: 8 }, (_, index) => find(`/hotels?page=${index}`, '2001:db8::' + index));
  expect(await find('/reviews', '192.0.2.7')).toBe(true);
  expect((await Promise.all(greedy)).filter(Boolean)).toHaveLength(3);
});
