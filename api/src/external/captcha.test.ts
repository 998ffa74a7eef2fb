import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askChallenge, solve, tokenOf as token } from '../../test/altcha';
import { later } from '../../test/clock';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { CaptchaUnavailable, verifyCaptcha } from './captcha';

let server: TestServer;
afterEach(() => server.close());

const ADDRESS = '192.0.2.1';
const settings = async () =>
  (await (await server.as()).graphql('{ settings { captcha { kind siteKey } } }')).data.settings.captcha;
const contentSecurity = async () => (await fetch(server.url)).headers.get('content-security-policy') ?? '';

describe('our own captcha', () => {
  const challenge = () => askChallenge(server);

  beforeEach(async () => {
    server = await startTestServer({ CAPTCHA: 'altcha' });
  });

  test('accepts a solved challenge once', async () => {
    const solved = token(await solve(await challenge()));
    expect(await verifyCaptcha(solved, ADDRESS)).toBe(true);
    expect(await verifyCaptcha(solved, ADDRESS)).toBe(false);
  });

  test('refuses the same solution in another encoding', async () => {
    const payload = await solve(await challenge());
    expect(await verifyCaptcha(token(payload), ADDRESS)).toBe(true);
    expect(await verifyCaptcha(token({ more: 1, ...payload }), ADDRESS)).toBe(false);
  });

  test('accepts one of two equal solutions that arrive at once', async () => {
    const solved = token(await solve(await challenge()));
    const answers = await Promise.all([verifyCaptcha(solved, ADDRESS), verifyCaptcha(solved, ADDRESS)]);
    expect(answers.sort()).toEqual([false, true]);
  });

  test('accepts a challenge of an older secret once, and none of a secret that is gone', async () => {
    const old = await Promise.all([challenge(), challenge()]);
    const [solved, late] = await Promise.all(old.map(async (one) => token(await solve(one))));
    const newest = 'a newer secret of this server: long enough';
    config.jwtSecrets = [newest, ...config.jwtSecrets];
    expect(await verifyCaptcha(solved, ADDRESS)).toBe(true);
    expect(await verifyCaptcha(solved, ADDRESS)).toBe(false);
    expect(await verifyCaptcha(token(await solve(await challenge())), ADDRESS)).toBe(true);
    config.jwtSecrets = [newest];
    expect(await verifyCaptcha(late, ADDRESS)).toBe(false);
  });

  test('refuses a challenge that is older than five minutes', async () => {
    const old = await later(-301_000, challenge);
    expect(await verifyCaptcha(token(await solve(old)), ADDRESS)).toBe(false);
  });

  test('refuses tokens that are not solved or not made here', async () => {
    const payload = await solve(await challenge());
    const { solution } = await solve(await challenge());
    const eased = { ...payload.challenge, parameters: { ...payload.challenge.parameters, cost: 1 } };
    const forged = [
      undefined,
      '',
      'hello',
      token([]),
      token({ challenge: payload.challenge }),
      token({ challenge: payload.challenge, solution }),
      token({ ...payload, challenge: eased }),
      'x'.repeat(10_000),
    ];
    for (const text of forged) expect(await verifyCaptcha(text, ADDRESS)).toBe(false);
    expect(await verifyCaptcha(token(payload), ADDRESS)).toBe(true);
  });

  test('forbids caching of challenges, and lets pages load no other host', async () => {
    const { headers } = await fetch(`${server.url}/captcha/challenge`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await settings()).toEqual({ kind: 'ALTCHA', siteKey: null });
    // scripts are our own files and those in the page itself
    expect(await contentSecurity()).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
  });
});

describe.each([
  ['recaptcha', 'https://www.google.com/recaptcha/'],
  ['hcaptcha', 'https://hcaptcha.com'],
  ['turnstile', 'https://challenges.cloudflare.com'],
])('%s', (kind, host) => {
  let provider: Server;
  let asked: Record<string, string> | undefined;
  let verdict: unknown;
  const spent = new Set<string>();

  beforeEach(async () => {
    verdict = undefined;
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        asked = Object.fromEntries(new URLSearchParams(body));
        const good = asked.response === 'good' && !spent.has(body);
        spent.add(body);
        response.setHeader('content-type', 'application/json');
        const answer = good ? { success: true } : { success: false, 'error-codes': ['timeout-or-duplicate'] };
        response.end(JSON.stringify(verdict ?? answer));
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
    const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'hidden', CAPTCHA_VERIFY_URL: url };
    server = await startTestServer({ CAPTCHA: kind, ...keys });
  });
  afterEach(() => {
    provider.closeAllConnections();
    provider.close();
    spent.clear();
  });

  test('asks the provider about a token, and accepts the token once', async () => {
    expect(await verifyCaptcha('good', ADDRESS)).toBe(true);
    expect(asked).toEqual({ secret: 'hidden', response: 'good', remoteip: ADDRESS });
    expect(await verifyCaptcha('good', ADDRESS)).toBe(false);
    expect(await verifyCaptcha('bad', ADDRESS)).toBe(false);
    expect(await verifyCaptcha(undefined, ADDRESS)).toBe(false);
  });

  test.each([
    ['does not know our secret', { success: false, 'error-codes': ['invalid-input-secret'] }],
    ['answers something else', 'soon'],
  ])('throws CaptchaUnavailable if the provider %s', async (_name, answer) => {
    verdict = answer;
    await expect(verifyCaptcha('good', ADDRESS)).rejects.toThrow(CaptchaUnavailable);
  });

  test('throws CaptchaUnavailable if the provider is down', async () => {
    config.captcha.verifyUrl = 'http://127.0.0.1:1/siteverify';
    await expect(verifyCaptcha('good', ADDRESS)).rejects.toThrow(CaptchaUnavailable);
  });

  test('sends our secret to nobody else, whatever the provider answers', async () => {
    const real = config.captcha.verifyUrl!;
    const elsewhere = createServer((_request, response) => response.writeHead(307, { location: real }).end());
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    config.captcha.verifyUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/siteverify`;
    asked = undefined;
    await expect(verifyCaptcha('good', ADDRESS)).rejects.toThrow(CaptchaUnavailable);
    expect(asked).toBeUndefined();
    elsewhere.close();
  });

  test('lets pages load its widget, and tells them its public key', async () => {
    expect(await settings()).toEqual({ kind: kind.toUpperCase(), siteKey: 'site' });
    expect(await contentSecurity()).toContain(`script-src 'self' ${host}`);
    expect(JSON.stringify(await settings())).not.toContain('hidden');
  });
});
