import { createTransport, type Transporter } from 'nodemailer';
import { perApp } from '../core/appState';

export interface MailSettings {
  /** `smtp://` or `smtps://`, including the account and the options of the transport. */
  smtpUrl: string;
  /** The sender, such as `Staybook <no-reply@example.com>`. */
  from: string;
}

export interface OutgoingMail {
  /** The same at every attempt, so that a mail that arrives twice can be recognised. */
  id: string;
  to: string;
  /** The address that an answer goes to, if it is not the sender's. */
  replyTo?: string | null;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string> | undefined;
  attachments?: readonly Attachment[];
}

/** A file of a mail. */
export interface Attachment {
  name: string;
  /** The media type. */
  type: string;
  content: Buffer;
}

/** The mail server cannot be reached, does not answer in time, or does not take the mail. */
export class MailUnavailable extends Error {
  constructor(cause: unknown) {
    super('The mail server did not take the mail.', { cause });
    this.name = 'MailUnavailable';
  }
}

/** The most milliseconds for one mail, and for each step of the protocol. */
const SEND_TIMEOUT_MS = 40_000;
const STEP_TIMEOUT_MS = 10_000;
/** The most milliseconds for mails under way when the process stops. */
const CLOSE_TIMEOUT_MS = 2000;
/** Milliseconds for which a connection waits for another mail. */
const IDLE_MS = 5000;

interface MailServer {
  transport?: Transporter | undefined;
  settings?: MailSettings | undefined;
}
const mailServer = perApp((): MailServer => ({}));
const underWay = perApp(() => new Set<AbortController>());

/** Sets the mail server: the operator's, or devMail in its place. Returns the previous settings. */
export function connectMail(chosen: MailSettings): MailSettings | undefined {
  const before = mailServer().settings;
  mailServer().settings = chosen;
  mailServer().transport?.close();
  mailServer().transport = createTransport({
    url: chosen.smtpUrl,
    pool: true,
    idleTimeout: IDLE_MS,
    // Once more at once, if the server has closed a connection that waited.
    maxRequeues: 1,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return before;
}

/** Sends one mail to the mail server. Throws MailUnavailable; then it may be tried again. */
export async function sendMail({
  id,
  to,
  replyTo,
  subject,
  text,
  html,
  headers,
  attachments = [],
}: OutgoingMail): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
  underWay().add(controller);
  try {
    const { transport, settings } = mailServer();
    if (!transport || !settings) throw new Error('connectMail() has not been called.');
    await transport.sendMail({
      from: settings.from,
      // An object is read as one address, even if it contains separators.
      to: { name: '', address: to },
      replyTo: replyTo ? { name: '', address: replyTo } : undefined,
      messageId: `<${id}@${domainOf(settings.from)}>`,
      subject,
      text,
      html,
      headers,
      attachments: attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      })),
      signal: controller.signal,
    });
  } catch (error) {
    throw new MailUnavailable(error);
  } finally {
    clearTimeout(timer);
    underWay().delete(controller);
  }
}

/** Whether mails can be sent: a server is set, and closeMail() was not called. */
export const canSendMail = (): boolean => mailServer().transport !== undefined;

/** Stops sending. Mails under way have two more seconds; the next start sends the rest. */
export function closeMail(): void {
  const last = [...underWay()];
  mailServer().transport?.close();
  mailServer().transport = undefined;
  setTimeout(() => last.forEach((controller) => controller.abort()), CLOSE_TIMEOUT_MS).unref();
}

const domainOf = (address: string): string => /@([^>\s]+)/.exec(address)?.[1] ?? 'localhost';
