import { createHmac } from 'node:crypto';
import { config, loadConfig } from './config';
import { hmac, hmacs, matchesHmac } from './hmac';
import { SealBroken, isNewestSeal, seal, unseal } from './sealed';
import { newestKey, serverKeys } from './serverKeys';

const OLD = 'the old secret of this server which is quite long';
const NEW = 'the new secret of this server which is quite long';
const use = (...secrets: string[]) => void (config.jwtSecrets = secrets);

beforeAll(() => void loadConfig());
beforeEach(() => use(OLD));

test('each secret has its own keys, whose ids reveal nothing and do not change', () => {
  const [old] = serverKeys();
  expect(old!.signing.export().toString()).toBe(OLD);
  expect(old!.sealing.export().equals(old!.signing.export())).toBe(false);
  expect(old!.id).toMatch(/^[0-9a-f]{12}$/);
  use(NEW, OLD);
  expect(serverKeys().map(({ id }) => id)).toEqual([newestKey().id, old!.id]);
  expect(newestKey().id).not.toBe(old!.id);
});

test('an HMAC is made with the newest secret, and matches while its secret is listed', () => {
  const of = hmac('reset', 'token');
  expect(of).toBe(createHmac('sha256', OLD).update('reset:token').digest('hex'));
  use(NEW, OLD);
  expect(hmacs('reset', 'token')).toEqual([hmac('reset', 'token'), of]);
  expect(matchesHmac(of, 'reset', 'token')).toBe(true);
  expect(matchesHmac(of, 'confirm', 'token')).toBe(false);
  expect(matchesHmac(of.slice(1), 'reset', 'token')).toBe(false);
  use(NEW);
  expect(matchesHmac(of, 'reset', 'token')).toBe(false);
});

test('a sealed text opens while its key is listed, and is different each time', () => {
  const sealed = seal('webhook', 'whsec_ä');
  expect(seal('webhook', 'whsec_ä')).not.toBe(sealed);
  expect(unseal('webhook', sealed)).toBe('whsec_ä');
  expect(unseal('webhook', seal('webhook', ''))).toBe('');
  expect(isNewestSeal(sealed)).toBe(true);
  use(NEW, OLD);
  expect(unseal('webhook', sealed)).toBe('whsec_ä');
  expect(isNewestSeal(sealed)).toBe(false);
  expect(isNewestSeal(seal('webhook', 'x'))).toBe(true);
  use(NEW);
  expect(() => unseal('webhook', sealed)).toThrow('no longer contains its key');
});

test('a sealed text that was changed, or sealed for another purpose, is refused', () => {
  const sealed = seal('webhook', 'whsec_x');
  expect(() => unseal('second factor', sealed)).toThrow(SealBroken);
  for (const at of [sealed.indexOf('.') + 1, sealed.lastIndexOf('.') + 1, sealed.length - 2]) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
    expect(() => unseal('webhook', changed)).toThrow(SealBroken);
  }
  for (const text of ['', 'whsec_x', sealed.slice(0, sealed.lastIndexOf('.') + 5)])
    expect(() => unseal('webhook', text)).toThrow(SealBroken);
});
