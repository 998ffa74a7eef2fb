import { setTimeout as pause } from 'node:timers/promises';
import { ask, bodiesOf, isKept, KEPT, openKeptServer, QUESTION, type KeptServer } from './keptServer';

/*
 * What nginx of the composed shape keeps for all visitors. The server behind it counts, so that an equal body is a kept
 * answer. It needs Debian's package nginx-light.
 */

let server: KeptServer;
beforeAll(async () => {
  server = await openKeptServer();
});
afterAll(() => server.close());

describe('what is the same for all', () => {
  test('a page and an answer by GET are kept for the next visitor', async () => {
    expect(await isKept(server.page())).toBe(true);
    expect(await isKept(server.question(), QUESTION)).toBe(true);
    const { headers } = await ask(server.page());
    expect(headers['cache-control']).toBe(KEPT);
  });

  test('every visitor has the id of the own request', async () => {
    const url = server.page();
    const ids = [await ask(url), await ask(url)].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  });

  test('HEAD has the headers of GET, and keeps what GET would', async () => {
    const url = server.page();
    const head = await ask(url, {}, { method: 'HEAD' });
    const got = await ask(url);
    expect([head.status, head.body, head.headers.etag]).toEqual([200, '', got.headers.etag]);
    expect(server.asked.at(-1)!.method).toBe('GET');
    expect((await ask(url, {}, { method: 'HEAD' })).headers['content-length']).toBe(String(got.body.length));
  });

  test('who has it gets 304 without a question to the api', async () => {
    const url = server.page();
    const { etag } = (await ask(url)).headers;
    const before = server.asked.length;
    const again = await ask(url, { 'if-none-match': etag! });
    expect([again.status, again.body, server.asked.length]).toEqual([304, '', before]);
    expect((await ask(url, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  test('a client cannot ask past what is kept', async () => {
    const url = server.page();
    const [first] = await bodiesOf(url, [{}]);
    for (const name of ['cache-control', 'pragma'])
      expect(await bodiesOf(url, [{ [name]: 'no-cache' }, { [name]: 'no-store' }])).toEqual([first, first]);
  });

  test('every notation of an encoding is one, and a refused encoding is not sent', async () => {
    const url = server.page();
    const seen = (encoding: string) => bodiesOf(url, [{ 'accept-encoding': encoding }]);
    const brotli = await seen('br');
    expect(await seen('gzip, deflate, br, zstd')).toEqual(brotli);
    const gzip = await seen('gzip');
    expect(await seen('deflate, gzip;q=1.0')).toEqual(gzip);
    expect(gzip).not.toEqual(brotli);
    const plain = await seen('identity');
    expect([await seen('br;q=0, gzip;q=0'), await seen('compress')]).toEqual([plain, plain]);
    expect(server.asked.slice(-3).map(({ headers }) => headers['accept-encoding'])).toEqual([
      'br',
      'gzip',
      'identity',
    ]);
  });

  test('each address, order of its parameters, host, scheme and type of answer has its own', async () => {
    const path = server.page();
    const question = server.question();
    const bodies = [
      ...(await bodiesOf(`${path}?a=1&b=2`, [{}])),
      ...(await bodiesOf(`${path}?b=2&a=1`, [{}])),
      ...(await bodiesOf(`${path}?a=1&b=2&`, [{}])),
      ...(await bodiesOf(`${path}%3Fa=1&b=2`, [{}])),
      ...(await bodiesOf(`${path}?a=1&b=2`, [{ host: 'other.example' }, { 'x-forwarded-proto': 'https' }])),
      ...(await bodiesOf(question, [QUESTION, { ...QUESTION, accept: 'application/graphql-response+json' }])),
    ];
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});

describe('a write', () => {
  test('is seen by who asks steadily, while the api is asked once a second', async () => {
    const url = server.page();
    const before = server.asked.length;
    const seen: { at: number; body: string }[] = [];
    for (const start = Date.now(); Date.now() - start < 3500; await pause(20))
      seen.push({ at: Date.now(), body: (await ask(url)).body });
    expect(server.asked.length - before).toBeLessThanOrEqual(5);
    const firsts = seen.filter(({ body }, index) => body !== seen[index - 1]?.body).map(({ at }) => at);
    const gaps = firsts.slice(1).map((at, index) => at - firsts[index]!);
    expect(gaps.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...gaps)).toBeLessThan(1500);
  });

  test('is seen by who asks after a pause', async () => {
    const url = server.page();
    const [first] = await bodiesOf(url, [{}, {}]);
    await pause(3000);
    expect(await bodiesOf(url, [{}])).not.toEqual([first]);
  });
});

describe('the api', () => {
  test('is asked twice at most by many first visitors at once', async () => {
    const url = server.page();
    server.answer(url, { after: 100 });
    const before = server.asked.length;
    await Promise.all(Array.from({ length: 20 }, () => ask(url)));
    expect(server.asked.length - before).toBeLessThanOrEqual(2);
  });

  test('keeps nobody waiting while it is slow, but the one whose request went through', async () => {
    const url = server.page();
    await ask(url);
    await pause(1100);
    server.answer(url, { after: 1000 });
    const slow = ask(url);
    await pause(50);
    const start = Date.now();
    await ask(url);
    expect(Date.now() - start).toBeLessThan(500);
    await slow;
  });

  test('may be away for seconds: what is kept is answered', async () => {
    const url = server.page();
    const [first] = await bodiesOf(url, [{}, {}]);
    server.answer(url, { isAway: true });
    await pause(1100);
    const during = await Promise.all(Array.from({ length: 4 }, () => ask(url)));
    expect(during.filter(({ body }) => body === first).length).toBeGreaterThanOrEqual(3);
  });

  test('is told nothing of a visitor but the address', async () => {
    const url = server.page();
    const hostile = {
      'user-agent': 'hostile',
      'accept-language': 'hostile',
      'cache-control': 'no-cache',
      'if-none-match': '*',
      'if-modified-since': new Date().toUTCString(),
      referer: 'http://hostile.example/',
      forwarded: 'host=hostile.example',
      via: 'hostile',
      traceparent: '00-11111111111111111111111111111111-1111111111111111-01',
      'staybook-hotel': 'hostile',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-host': 'hostile.example',
      'x-forwarded-port': '1',
      'x-forwarded-proto': 'hostile',
      'x-forwarded-scheme': 'hostile',
      'x-forwarded-prefix': '/hostile',
      'x-host': 'hostile.example',
      'x-original-url': '/hostile',
      'x-rewrite-url': '/hostile',
      'x-http-method-override': 'POST',
      'x-method-override': 'POST',
      'x-real-ip': '192.0.2.1',
      'x-request-id': 'hostile',
      'content-type': 'application/json',
    };
    await ask(url, hostile);
    const { host } = new URL(url);
    expect(server.asked.at(-1)!.headers).toEqual({
      host,
      accept: 'text/html',
      'accept-encoding': 'identity',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    });
    const question = server.question();
    await ask(question, { ...hostile, ...QUESTION, accept: 'application/json, */*;q=0.1' });
    expect(server.asked.at(-1)!.headers).toMatchObject({
      accept: 'application/json',
      'apollo-require-preflight': '1',
    });
    expect(JSON.stringify(server.asked.at(-1)!.headers)).not.toContain('hostile');
  });
});
