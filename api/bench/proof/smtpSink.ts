import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything and counts how often each mail came. Its mails have the ids of the outbox. */
export async function openSmtpSink() {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        const id = /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? '';
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      }, done);
    },
  });
  // A killed server leaves its connection in the middle of a line.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    received,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}?ignoreTLS=true`,
      MAIL_FROM: 'Staybook <no-reply@staybook.example>',
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type SmtpSink = Awaited<ReturnType<typeof openSmtpSink>>;
