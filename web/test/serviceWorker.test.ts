import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const FILES = ['/assets/index-1.js', '/assets/index-1.css'];
const source = readFileSync(path.join(__dirname, '../serviceWorker.js'), 'utf8')
  .replace('ENGLISH_FILES = []', `ENGLISH_FILES = ${JSON.stringify(FILES)}`)
  .replace('WITH_TEXTS = []', `WITH_TEXTS = ${JSON.stringify(FILES.slice(0, 1))}`);

interface Sent {
  url: string;
  method?: string;
  mode?: string;
}

/** A worker's own answer, which a browser follows. */
const Redirecting = { redirect: (address: string) => new Response(`leads to ${address}`) };

/** Starts a service worker in a browser whose server gives these answers. */
function start(answer: (address: string) => Promise<Response>, search = '') {
  const handlers: Record<string, (event: any) => void> = {};
  const kept = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | Sent) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  const caches = {
    open: async (name: string) => {
      const files = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, files);
      return {
        addAll: async (addresses: string[]) => {
          for (const address of addresses) files.set(address, await answer(address));
        },
        put: async (address: string, response: Response) => void files.set(address, response),
      };
    },
    keys: async () => [...kept.keys()],
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    match: async (request: string | Sent) =>
      [...kept.values()]
        .map((files) => files.get(pathOf(request)))
        .find(Boolean)
        ?.clone(),
  };
  const self = {
    addEventListener: (name: string, handler: (event: any) => void) => (handlers[name] = handler),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: { navigationPreload: { enable: async () => undefined } },
    navigator: { locks: { request: (_name: string, work: () => unknown) => work() } },
  };
  const fetch = (request: string | Sent) => answer(pathOf(request));
  const location = { origin: 'https://staybook.example', search };
  runInNewContext(source, {
    self,
    caches,
    fetch,
    location,
    URL,
    URLSearchParams,
    Response: Redirecting,
    setTimeout,
    Promise,
  });

  const happen = async (name: string) => {
    let done: Promise<void> | undefined;
    handlers[name]!({ waitUntil: (work: Promise<void>) => (done = work) });
    await done;
  };
  /** The answer that a page gets for an address; undefined if the worker leaves the request to the browser. */
  const ask = async (address: string, how: Partial<Sent> = { mode: 'navigate' }) => {
    let answered: Promise<Response> | undefined;
    const request = { method: 'GET', url: new URL(address, location.origin).href, ...how };
    handlers.fetch!({
      request,
      preloadResponse: undefined,
      respondWith: (given: Promise<Response>) => (answered = given),
    });
    return (await answered)?.text();
  };
  return { kept, happen, ask };
}

const page = (build: string) => new Response(`page of ${build}: ${FILES[0]}`);
const online = async (address: string) =>
  FILES.includes(address) ? new Response(`file ${address}`) : page('the server');

/** Installs the worker while the server works; then the server gives the other answers. */
async function installed(then: (address: string) => Promise<Response>) {
  let answer = online;
  const worker = start((address) => answer(address));
  await worker.happen('install');
  await worker.happen('activate');
  answer = then;
  return worker;
}

test('online, each page comes from the server, and its files from the device', async () => {
  const { ask } = await installed(async () => new Response('newer page'));
  await expect(ask('/mybookings')).resolves.toBe('newer page');
  await expect(ask(FILES[1]!, { mode: 'no-cors' })).resolves.toBe(`file ${FILES[1]}`);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not reached by its proxy', async () => new Response('', { status: 502 })],
])('if the server %s, home and the pages of bookings come from the device', async (_, answer) => {
  const { ask } = await installed(answer);
  for (const address of ['/', '/mybookings', '/mybookings?page=2', '/bookings/6abfd5f3e7861354e3b4011b'])
    await expect(ask(address)).resolves.toContain('page of the server');
});

test('if the server does not answer within five seconds, the page comes from the device', async () => {
  jest.useFakeTimers();
  const { ask } = await installed(() => new Promise(() => undefined));
  const asked = ask('/mybookings');
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  await expect(asked).resolves.toContain('page of the server');
});

test('the browser handles requests for other pages, changes and other sites by itself', async () => {
  const { ask } = await installed(online);
  for (const address of ['/hotels', '/graphiql', '/bookings/findbooking/more'])
    await expect(ask(address)).resolves.toBeUndefined();
  await expect(ask('/graphql', { mode: 'cors', method: 'POST' })).resolves.toBeUndefined();
  await expect(ask('https://elsewhere.example/')).resolves.toBeUndefined();
});

test('a typed address of the api is requested only after an owed sign-out was sent', async () => {
  const asked: string[] = [];
  let status = 503;
  const { ask, kept } = await installed(async (address) => {
    asked.push(address);
    return address === '/session/end' ? new Response(null, { status }) : new Response('answer');
  });
  const renew = '/api/v1/auth/renew_access_token';
  await expect(ask(renew)).resolves.toBe('answer');
  kept.set('owedSignOut', new Map());
  await expect(ask(renew)).rejects.toThrow('503');
  status = 204;
  await expect(ask(renew)).resolves.toBe('answer');
  expect(asked).toEqual([renew, '/session/end', '/session/end', renew]);
  expect(kept.has('owedSignOut')).toBe(false);
});

test('it is not installed with the page of another build', async () => {
  const { happen, kept } = start(async (address) =>
    FILES.includes(address) ? online(address) : new Response('<script src="/assets/index-2.js">'),
  );
  await expect(happen('install')).rejects.toThrow('another build');
  expect([...kept.values()].some((files) => files.has('/mybookings'))).toBe(false);
});

test('a new build replaces the former one, and keeps the stored bookings', async () => {
  const { kept, happen } = await installed(online);
  kept.set('pages-/assets/index-0.js', new Map());
  kept.set('kept-bookings', new Map());
  await happen('activate');
  expect([...kept.keys()].sort()).toEqual(['kept-bookings', `pages-${FILES[0]}`]);
});

test('the worker of a German page keeps the German page and files, and stands in for pages of every language', async () => {
  const own = '/assets/de/index-1.js';
  const { kept, happen, ask } = start(async (address) => {
    if (isOffline) throw new TypeError('offline');
    return new Response(address === '/de/mybookings' ? `page with ${own}` : `file ${address}`);
  }, '?language=de');
  let isOffline = false;
  await happen('install');
  expect([...kept.get(`pages-${own}`)!.keys()]).toEqual([own, FILES[1], '/de/mybookings']);
  isOffline = true;
  for (const address of ['/de/mybookings', '/de', '/de/bookings/abc'])
    expect(await ask(address)).toBe(`page with ${own}`);
  for (const [address, leadsTo] of [
    ['/mybookings', '/de/mybookings'],
    ['/fr/bookings/abc?x=1', '/de/bookings/abc?x=1'],
    ['/', '/de/'],
  ] as const)
    expect(await ask(address)).toBe(`leads to ${leadsTo}`);
  expect(await ask('/de/hotels')).toBeUndefined();
});
