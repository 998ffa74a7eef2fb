import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { repo, transaction } from '../database/transaction';
import { now, shiftClock } from '../core/clock';
import { closeMail, connectMail } from '../external/mail';
import { openDevMail } from '../../standins/devMail/devMail';
import { Mail } from './mail.entity';
import { whenIdle } from '../core/runExclusive';
import { eraseMails, purgeMails, MAIL_BACKOFF, queueMail, sendDueMails } from './outbox.service';
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
const queueTo = (email: string) =>
  queueMail({ email, language: null }, () => ({ subject: 'News', text: 'Words', html: '<p>Words</p>' }));
const queue = (to: string) => transaction(() => queueTo(to));
const rowOf = (recipient: string) => repo(Mail).findOneByOrFail({ recipient });

/** A port without a listener. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs the work with another mail server, and waits until everything that it started is done. */
async function withServer(smtpUrl: string, work: (usualUrl: string) => Promise<void>): Promise<void> {
  const before = connectMail({ smtpUrl, from: config.mail.from });
  try {
    await work(before!.smtpUrl);
    await whenIdle();
  } finally {
    connectMail(before!);
  }
}

test('the commit itself sends a mail, with its own sender and id', async () => {
  const to = someone();
  await queue(to);
  // No job runs on this server, so only the commit can send the mail.
  const [mail] = await server.mailsTo(to);
  expect(mail).toMatchObject({
    to,
    subject: 'News',
    text: 'Words',
    from: 'Staybook <no-reply@staybook.example>',
  });
  expect(mail!.headers['message-id']).toBe(`<${(await rowOf(to)).id}@staybook.example>`);
});

test('a sent mail is stored without its content', async () => {
  const to = someone();
  await queue(to);
  await server.mailsTo(to);
  await whenIdle();
  expect(await rowOf(to)).toMatchObject({ text: '', html: '', dueAt: null, attempts: 1, subject: 'News' });
});

test('an aborted transaction sends nothing, and queueing outside a transaction is refused', async () => {
  const to = someone();
  const aborted = transaction(async () => {
    await queueTo(to);
    throw new Error('no');
  });
  await expect(aborted).rejects.toThrow('no');
  await expect(queueTo(to)).rejects.toThrow('queueMail() needs a transaction');
  await sendDueMails();
  expect(await server.mailsTo(to, 0)).toEqual([]);
  expect(await repo(Mail).countBy({ recipient: to })).toBe(0);
});

test('a mail waits while the mail server is down and is sent afterwards', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
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

test('the pauses between attempts grow from 45 seconds to six hours, and after three days a mail is given up', async () => {
  const pauses = [1, 2, 3, 4].map((attempt) => backoffMs(MAIL_BACKOFF, attempt));
  expect(pauses).toEqual([45, 90, 180, 360].map((seconds) => seconds * 1000));
  expect(backoffMs(MAIL_BACKOFF, 10)).toBe(360 * MINUTE);
  const to = someone();
  await withServer(`smtp://127.0.0.1:${await deadPort()}`, async () => {
    await queue(to);
    await whenIdle();
    const { createdAt } = await rowOf(to);
    for (let row = await rowOf(to); row.dueAt; row = await rowOf(to)) {
      pass(row.dueAt.getTime() - now().getTime());
      const before = now().getTime();
      await sendDueMails();
      const { dueAt, attempts } = await rowOf(to);
      const triedAt = dueAt ? dueAt.getTime() - backoffMs(MAIL_BACKOFF, attempts) : before;
      expect(triedAt).toBeGreaterThanOrEqual(before);
      expect(triedAt).toBeLessThanOrEqual(now().getTime());
    }
    const tried = now().getTime() - createdAt.getTime();
    expect(tried).toBeGreaterThan(2.5 * DAY);
    expect(tried).toBeLessThan(3 * DAY);
    expect(await rowOf(to)).toMatchObject({ sentAt: null, text: 'Words' });
  });
  expect(await server.mailsTo(to, 0)).toEqual([]);
});

test('each mail is sent once when several instances run the job at the same time', async () => {
  const readers = Array.from({ length: 20 }, someone);
  await withServer(`smtp://127.0.0.1:${await deadPort()}`, async () => {
    for (const to of readers) await queue(to);
  });
  pass(2 * MINUTE);
  await Promise.all([sendDueMails(), sendDueMails(), sendDueMails()]);
  for (const to of readers) expect(await server.mailsTo(to)).toHaveLength(1);
});

test('closing does not wait for a silent mail server, and the mails stay due', async () => {
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
      for (const to of readers) await queueTo(to);
    });
    while (callers < 5) await pause(10);
    closeMail();
    // Without the close, each attempt would wait ten seconds for the server's greeting.
    const idle = whenIdle().then(() => 'idle');
    expect(await Promise.race([idle, pause(9000, 'still waiting', { ref: false })])).toBe('idle');
  });
  silent.close();
  pass(2 * MINUTE);
  await sendDueMails();
  for (const to of readers) expect(await server.mailsTo(to)).toHaveLength(1);
});

test('mails share a connection, and one that the server has closed meanwhile costs no mail', async () => {
  const sockets: Socket[] = [];
  let usual: URL;
  const relay = createServer((socket) => {
    sockets.push(socket);
    const beyond = connect(Number(usual.port), usual.hostname);
    pipeline(socket, beyond, socket, () => beyond.destroy());
  });
  await once(relay.unref().listen(0, '127.0.0.1'), 'listening');
  const { port } = relay.address() as AddressInfo;
  const readers = [1, 2, 3].map(someone);
  await withServer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, async (usualUrl) => {
    usual = new URL(usualUrl);
    for (const to of readers.slice(0, 2)) {
      await queue(to);
      await whenIdle();
    }
    expect(sockets.length).toBe(1);
    sockets[0]!.destroy();
    await queue(readers[2]!);
    await whenIdle();
    expect(sockets.length).toBe(2);
  });
  relay.close();
  for (const to of readers) expect(await server.mailsTo(to)).toHaveLength(1);
});

test('a mail that no server accepts does not delay the others', async () => {
  const to = someone();
  await transaction(async () => {
    await queueTo('nobody at all');
    await queueTo(to);
  });
  expect(await server.mailsTo(to)).toHaveLength(1);
  await whenIdle();
  expect(await rowOf('nobody at all')).toMatchObject({ sentAt: null, attempts: 1 });
});

test('an address with a comma is never read as two recipients', async () => {
  const [first, second] = [someone(), someone()];
  await queue(`${first}, ${second}`);
  await whenIdle();
  expect(await server.mailsTo(second, 0)).toEqual([]);
  expect(await server.mailsTo(first, 0)).toEqual([]);
});

test('mails are deleted after thirty days, and those to one address on request', async () => {
  const [old, young, erased] = [someone(), someone(), someone()];
  await queue(old);
  await server.mailsTo(old);
  await whenIdle();
  pass(31 * DAY);
  await queue(young);
  await queue(erased);
  await whenIdle();
  await purgeMails();
  await transaction(() => eraseMails(erased));
  expect(await repo(Mail).countBy({ recipient: old })).toBe(0);
  expect(await repo(Mail).countBy({ recipient: erased })).toBe(0);
  expect(await repo(Mail).countBy({ recipient: young })).toBe(1);
});
