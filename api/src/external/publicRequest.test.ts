import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { config } from '../core/config';
import { PrivateAddress, UnlistedHost, checkPublic, isPublicAddress } from './publicHosts';
import { FileTooLarge, UnexpectedStatus, publicGet, publicPost } from './publicRequest';

let server: Server;
let port: number;
let requests = 0;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    requests += 1;
    if (url === '/file') return void response.end('a file');
    if (url === '/moved') return void response.writeHead(302, { location: '/file' }).end();
    if (url === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
    if (url === '/large') return void response.end('a'.repeat(2000));
    if (url === '/gone') return void response.writeHead(410).end();
    response.writeHead(307, { location: `http://127.0.0.1:${port}/elsewhere` });
    response.end('a'.repeat(1_000_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  requests = 0;
  config.webhookPrivateAddresses = false;
  config.webhookHosts = [];
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'no address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])(
  'nothing is sent to %s, whatever its notation',
  async (host) => {
    const url = new URL(`http://${host}:${port}/`);
    await expect(checkPublic(url, config.webhookHosts)).rejects.toBeInstanceOf(PrivateAddress);
    await expect(publicPost(url, {}, '{}')).rejects.toBeInstanceOf(PrivateAddress);
    expect(requests).toBe(0);
  },
);

test('a redirect is not followed, and only the beginning of its body is read', async () => {
  config.webhookPrivateAddresses = true;
  const answer = await publicPost(new URL(`http://127.0.0.1:${port}/`), {}, '{}');
  expect(answer.status).toBe(307);
  expect(answer.text).toHaveLength(16 * 1024);
  expect(requests).toBe(1);
});

describe('a file of a public address', () => {
  const get = (path: string) =>
    publicGet(new URL(`http://127.0.0.1:${port}${path}`), { hosts: [], most: 1000, accept: 'text/plain' });

  test('is read, also after a redirect', async () => {
    config.webhookPrivateAddresses = true;
    await expect(get('/file')).resolves.toBe('a file');
    await expect(get('/moved')).resolves.toBe('a file');
  });

  test('is refused if it is too large, gone, or redirected without end', async () => {
    config.webhookPrivateAddresses = true;
    await expect(get('/large')).rejects.toBeInstanceOf(FileTooLarge);
    await expect(get('/gone')).rejects.toEqual(new UnexpectedStatus(410));
    await expect(get('/loop')).rejects.toEqual(new UnexpectedStatus(302));
    expect(requests).toBe(6);
  });

  test('is never read from a private address, and only from hosts that are allowed', async () => {
    await expect(get('/file')).rejects.toBeInstanceOf(PrivateAddress);
    const options = { hosts: ['example.com'], most: 1000, accept: 'text/plain' };
    const url = new URL(`http://127.0.0.1:${port}/file`);
    await expect(publicGet(url, options)).rejects.toBeInstanceOf(UnlistedHost);
    expect(requests).toBe(0);
  });
});

describe('where the operator allows some hosts only', () => {
  beforeEach(() => {
    config.webhookPrivateAddresses = true;
    config.webhookHosts = ['localhost', '*.example.com'];
  });

  test.each(['127.0.0.1', '[::1]', 'example.com', 'notexample.com', 'localhost.example.org', '8.8.8.8'])(
    'nothing is sent to %s',
    async (host) => {
      const url = new URL(`http://${host}:${port}/`);
      await expect(checkPublic(url, config.webhookHosts)).rejects.toBeInstanceOf(UnlistedHost);
      await expect(publicPost(url, {}, '{}')).rejects.toBeInstanceOf(UnlistedHost);
      expect(requests).toBe(0);
    },
  );

  test('messages go to a listed host', async () => {
    const url = new URL(`http://LOCALHOST:${port}/`);
    await expect(checkPublic(url, config.webhookHosts)).resolves.toBeUndefined();
    await expect(publicPost(url, {}, '{}')).resolves.toMatchObject({ status: 307 });
  });

  test.each(['hooks.example.com', 'a.b.example.com', 'localhost.'])('%s is looked up', async (host) => {
    // No such host exists here, so the lookup fails; a host that is not allowed is never looked up.
    const error = await checkPublic(new URL(`https://${host}/`), config.webhookHosts).catch(
      (reason: unknown) => reason,
    );
    expect(error).not.toBeInstanceOf(UnlistedHost);
  });
});
