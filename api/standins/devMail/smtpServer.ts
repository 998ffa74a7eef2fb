import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { log } from '../../src/core/log';
import type { MailStore, StoredFile } from './mailStore';

/** The largest accepted mail, in bytes. */
const MOST_BYTES = 5_000_000;

export interface SmtpServer {
  /** Its address, in the form of SMTP_URL. */
  url: string;
  close(): Promise<void>;
}

/** Opens an SMTP server that only this machine reaches. It accepts every mail and stores it. */
export async function openSmtpServer(mails: MailStore, port: number): Promise<SmtpServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    closeTimeout: 1000,
    onData: (stream, session, done) => {
      receive(mails, stream, session).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', (error) => log.warn({ error }, 'the SMTP server of devMail met an error'));
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}?ignoreTLS=true`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function receive(
  mails: MailStore,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large.'), { responseCode: 552 });
  const mail = await PostalMime.parse(Buffer.concat(parts));
  for (const { address } of envelope.rcptTo) mails.add({ to: address, ...read(mail) }, filesOf(mail));
}

const filesOf = ({ attachments }: Email): StoredFile[] =>
  attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? 'file',
    type: mimeType,
    content: Buffer.from(content as ArrayBuffer),
  }));

const read = (mail: Email) => ({
  from: mail.from ? `${mail.from.name} <${mail.from.address ?? ''}>` : '',
  subject: mail.subject ?? '',
  // SMTP ends lines with CRLF.
  text: (mail.text ?? '').replaceAll('\r\n', '\n').trimEnd(),
  html: mail.html ?? '',
  headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
});
