import { createTransport, type Transporter } from 'nodemailer';

export interface MailSettings {
  /** `smtp://` or `smtps://`, with the account and the transport's options in it. */
  smtpUrl: string;
  /** The sender, such as `Staybook <no-reply@example.com>`. */
  from: string;
}

export interface OutgoingMail {
  /** The same at every attempt, so that what arrives twice can be seen to be one mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string> | undefined;
}

/** The mail server cannot be reached, does not answer in time, or does not take the mail. */
export class MailUnavailable extends Error {
  constructor(cause: unknown) {
    super('The mail server did not take the mail.', { cause });
    this.name = 'MailUnavailable';
  }
}

/** What one mail may take in all, in milliseconds. */
const SEND_WITHIN = 40_000;
const STEP_WITHIN = 10_000;
/** What mails under way may still take once we are closing. */
const LAST_MOMENT = 2000;

let transport: Transporter | undefined;
let settings: MailSettings | undefined;
const underWay = new Set<AbortController>();

/** Says which mail server takes our mail, the operator's or the mailbox that stands in for one; answers which did before. */
export function connectMail(chosen: MailSettings): MailSettings | undefined {
  const before = settings;
  settings = chosen;
  transport?.close();
  transport = createTransport({
    url: chosen.smtpUrl,
    connectionTimeout: STEP_WITHIN,
    greetingTimeout: STEP_WITHIN,
    dnsTimeout: STEP_WITHIN,
    socketTimeout: STEP_WITHIN,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return before;
}

/** Hands one mail to the mail server; refuses with MailUnavailable, and then it may be tried again. */
export async function sendMail({ id, to, subject, text, html, headers }: OutgoingMail): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), SEND_WITHIN);
  underWay.add(patience);
  try {
    if (!transport || !settings) throw new Error('No mail server has been named.');
    await transport.sendMail({
      from: settings.from,
      // an object is one address for certain, whatever signs are in it
      to: { name: '', address: to },
      messageId: `<${id}@${domainOf(settings.from)}>`,
      ...{ subject, text, html, headers },
      signal: patience.signal,
    });
  } catch (error) {
    throw new MailUnavailable(error);
  } finally {
    clearTimeout(timer);
    underWay.delete(patience);
  }
}

/** Whether there is a mail server to send to; no longer once we are closing. */
export const canSendMail = (): boolean => transport !== undefined;

/** Sends no more; what is under way has a last moment, and is then left for the next start. */
export function closeMail(): void {
  const last = [...underWay];
  transport?.close();
  transport = undefined;
  setTimeout(() => last.forEach((patience) => patience.abort()), LAST_MOMENT).unref();
}

const domainOf = (address: string): string => /@([^>\s]+)/.exec(address)?.[1] ?? 'localhost';
