import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { log } from '../../core/log';
import type { MailStore } from './mails';

/** The largest mail that is taken, in bytes. */
const LARGEST = 5_000_000;

export interface PostOffice {
  /** Where it takes mail. */
  smtpUrl: string;
  close(): Promise<void>;
}

/** A mail server on this machine alone: speaks SMTP, takes every mail and delivers it to the letters. */
export async function openPostOffice(letters: MailStore, port: number): Promise<PostOffice> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    closeTimeout: 1000,
    onData: (stream, session, done) => {
      take(letters, stream, session).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', (error) => log.warn({ error }, 'the mailbox met an error'));
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}?ignoreTLS=true`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function take(
  letters: MailStore,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large.'), { responseCode: 552 });
  const mail = await PostalMime.parse(Buffer.concat(parts));
  for (const { address } of envelope.rcptTo) letters.add({ to: address, ...read(mail) });
}

const read = (mail: Email) => ({
  from: mail.from ? `${mail.from.name} <${mail.from.address ?? ''}>` : '',
  subject: mail.subject ?? '',
  // the line breaks of the wire are not those of the text
  text: (mail.text ?? '').replaceAll('\r\n', '\n').trimEnd(),
  html: mail.html ?? '',
  headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
});
