import { config, loadConfig } from '../../core/config';
import { clearCounters } from '../../core/counters';
import { Role } from '../role.enum';
import { ALLOWANCES } from './allowances';
import { giveBack, isUsedUp, take, takeMail } from './take';

beforeAll(() => loadConfig());
beforeEach(() => {
  clearCounters();
  config.rateLimits = true;
});

const person = { id: 'ada', role: Role.CUSTOMER, sessionId: '' };

test('a used-up allowance returns the seconds until its window ends', async () => {
  expect(await take('webhookTests', 'ada', 10)).toBeUndefined();
  expect(await take('webhookTests', 'ada')).toBe(600);
  expect(await take('webhookTests', 'bea')).toBeUndefined();
});

test('a refusal of a chat limit is not counted, and administrators have more', async () => {
  expect(await take('newChats', person, 31)).toBeGreaterThan(0);
  expect(await take('newChats', person, 30)).toBeUndefined();
  expect(await take('newChats', { ...person, role: Role.ADMIN }, 1000)).toBeUndefined();
  expect(await take('newChats', { ...person, role: Role.ADMIN })).toBeGreaterThan(0);
});

test('checking counts nothing, and a returned unit can be taken again', async () => {
  const { points } = ALLOWANCES.signInWithoutCaptcha.windows[0]!;
  await take('signInWithoutCaptcha', 'ada', points - 1);
  expect(await isUsedUp('signInWithoutCaptcha', 'ada')).toBe(false);
  await take('signInWithoutCaptcha', 'ada');
  expect(await isUsedUp('signInWithoutCaptcha', 'ada')).toBe(true);
  await giveBack('signInWithoutCaptcha', 'ada');
  expect(await isUsedUp('signInWithoutCaptcha', 'ada')).toBe(false);
});

test('mails are counted by network and by recipient', async () => {
  const send = (address: string) => takeMail('ada@example.com', address);
  for (let sent = 0; sent < 6; sent++) expect(await send('192.0.2.1')).toBeUndefined();
  expect(await send('192.0.2.1')).toBe(3600);
  for (let sent = 0; sent < 6; sent++) expect(await send('192.0.2.2')).toBeUndefined();
  expect(await send('192.0.2.3')).toBe(3600);
});

test('while limits are off nothing is counted', async () => {
  config.rateLimits = false;
  expect(await take('webhookTests', 'ada', 100)).toBeUndefined();
  config.rateLimits = true;
  expect(await take('webhookTests', 'ada', 10)).toBeUndefined();
});
