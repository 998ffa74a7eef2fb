import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { repo, transaction } from '../database/transaction';
import { shiftClock } from '../core/clock';
import { closeMail, connectMail } from '../integrations/mail';
import { openDevMail } from '../standins/devMail/devMail';
import { Mail } from './mail.entity';
import { whenIdle } from '../core/runExclusive';
import { eraseMails, forgetMails, queueMail, sendDueMails } from './outbox.service';
import { backoffMs } from '../core/backoff';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let server: TestServer;
let shifted = 0;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => pass(-shifted));

const pass = (milliseconds: number) => {
  shiftClock(milliseconds);
  shifted += milliseconds;
};
const someone = () => `reader_${++people}@staybook.example`;
const letter = (to: string, subject = 'News') => ({ to, subject, text: 'Words', html: '<p>Words</p>' });
const queue = (to: string) => transaction(() => queueMail(letter(to)));
const rowOf = (recipient: string) => repo(Mail).findOneByOrFail({ recipient });

/** A port where nobody listens. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The work, while the mail server is another one; what was nudged in it is over at the end. */
async function withServer(smtpUrl: string, work: () => Promise<void>): Promise<void> {
  const before = connectMail({ smtpUrl, from: config.mail.from });
  try {
    await work();
    await whenIdle();
  } finally {
    connectMail(before!);
  }
}

test('a mail leaves within a second of the commit, with a sender and an id of its own', async () => {
  const to = someone();
  const begun = Date.now();
  await queue(to);
  const [mail] = await server.mailsTo(to);
  expect(Date.now() - begun).toBeLessThan(1000);
  expect(mail).toMatchObject({
    to,
    subject: 'News',
    text: 'Words',
    from: 'Staybook <no-reply@staybook.example>',
  });
  expect(mail!.headers['message-id']).toBe(`<${(await rowOf(to)).id}@staybook.example>`);
});

test('what was sent is remembered without its words', async () => {
  const to = someone();
  await queue(to);
  await server.mailsTo(to);
  await whenIdle();
  expect(await rowOf(to)).toMatchObject({ text: '', html: '', dueAt: null, attempts: 1, subject: 'News' });
});

test('an aborted transaction sends nothing, and none at all is refused', async () => {
  const to = someone();
  const aborted = transaction(async () => {
    await queueMail(letter(to));
    throw new Error('no');
  });
  await expect(aborted).rejects.toThrow('no');
  await expect(queueMail(letter(to))).rejects.toThrow('queueMail() needs a transaction');
  await sendDueMails();
  expect(await server.mailsTo(to, 0)).toEqual([]);
  expect(await repo(Mail).countBy({ recipient: to })).toBe(0);
});

test('a mail server that is down loses nothing, and the mail comes when it is back', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'post-'));
  const port = await deadPort();
  const to = someone();
  await withServer(`smtp://127.0.0.1:${port}`, async () => {
    await queue(to);
    await whenIdle();
    expect(await rowOf(to)).toMatchObject({ attempts: 1, sentAt: null, text: 'Words' });
    await sendDueMails();
    expect((await rowOf(to)).attempts).toBe(1);

    const back = await openDevMail({ file: path.join(folder, 'mailbox.sqlite'), port });
    pass(MINUTE);
    await sendDueMails();
    await back.close();
    expect(await rowOf(to)).toMatchObject({ attempts: 2, dueAt: null, sentAt: expect.any(Date) });
  });
  rmSync(folder, { recursive: true });
});

test('the pauses grow from 45 seconds to six hours, and after three days it is given up', async () => {
  expect([1, 2, 3, 4].map(backoffMs)).toEqual([45, 90, 180, 360].map((seconds) => seconds * 1000));
  expect(backoffMs(10)).toBe(360 * MINUTE);
  const to = someone();
  await withServer(`smtp://127.0.0.1:${await deadPort()}`, async () => {
    await queue(to);
    await whenIdle();
    const { createdAt } = await rowOf(to);
    let last = 0;
    for (let row = await rowOf(to); row.dueAt; row = await rowOf(to)) {
      const wait = row.dueAt.getTime() - (Date.now() + shifted);
      expect(wait).toBeGreaterThan(last - 5000);
      last = wait;
      pass(wait);
      await sendDueMails();
    }
    const tried = Date.now() + shifted - createdAt.getTime();
    expect(tried).toBeGreaterThan(2.5 * DAY);
    expect(tried).toBeLessThan(3 * DAY);
    expect(await rowOf(to)).toMatchObject({ sentAt: null, text: 'Words' });
  });
  expect(await server.mailsTo(to, 0)).toEqual([]);
});

test('two instances that run the job at once send each mail once', async () => {
  const readers = Array.from({ length: 20 }, someone);
  await withServer(`smtp://127.0.0.1:${await deadPort()}`, async () => {
    for (const to of readers) await queue(to);
  });
  pass(2 * MINUTE);
  await Promise.all([sendDueMails(), sendDueMails(), sendDueMails()]);
  for (const to of readers) expect(await server.mailsTo(to)).toHaveLength(1);
});

test('closing does not wait for a mail server that says nothing, and the mail stays due', async () => {
  let callers = 0;
  const silent = createServer((socket) => {
    callers += 1;
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const readers = Array.from({ length: 8 }, someone);
  await withServer(`smtp://127.0.0.1:${port}`, async () => {
    await transaction(async () => {
      for (const to of readers) await queueMail(letter(to));
    });
    while (callers < 5) await pause(10);
    const begun = Date.now();
    closeMail();
    await whenIdle();
    expect(Date.now() - begun).toBeLessThan(4000);
  });
  silent.close();
  pass(2 * MINUTE);
  await sendDueMails();
  for (const to of readers) expect(await server.mailsTo(to)).toHaveLength(1);
});

test('a mail that no server takes does not keep back the others', async () => {
  const to = someone();
  await transaction(async () => {
    await queueMail(letter('nobody at all'));
    await queueMail(letter(to));
  });
  expect(await server.mailsTo(to)).toHaveLength(1);
  await whenIdle();
  expect(await rowOf('nobody at all')).toMatchObject({ sentAt: null, attempts: 1 });
});

test('an address with a comma in it never becomes two readers', async () => {
  const [first, second] = [someone(), someone()];
  await queue(`${first}, ${second}`);
  await whenIdle();
  expect(await server.mailsTo(second, 0)).toEqual([]);
  expect(await server.mailsTo(first, 0)).toEqual([]);
});

test('thirty days later nothing is known of it any more, and one address can be forgotten at once', async () => {
  const [old, young, leaving] = [someone(), someone(), someone()];
  await queue(old);
  await server.mailsTo(old);
  await whenIdle();
  pass(31 * DAY);
  await queue(young);
  await queue(leaving);
  await whenIdle();
  await forgetMails();
  await transaction(() => eraseMails(leaving));
  expect(await repo(Mail).countBy({ recipient: old })).toBe(0);
  expect(await repo(Mail).countBy({ recipient: leaving })).toBe(0);
  expect(await repo(Mail).countBy({ recipient: young })).toBe(1);
});
