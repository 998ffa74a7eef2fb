import type { Router } from 'express';
import { MailStore } from './mailStore';
import { mailboxPages } from './page';
import { openSmtpServer } from './smtpServer';

export interface DevMail {
  /** `/mailbox` and `/mailbox.json`. */
  router: Router;
  smtpUrl: string;
  close(): Promise<void>;
}

/**
 * Replaces a mail server on a machine without one: takes mail by SMTP on a port that only this machine reaches, stores
 * it in one file, and shows it. Port 0 takes any free port.
 */
export async function openDevMail({ file, port = 0 }: { file: string; port?: number }): Promise<DevMail> {
  const mails = new MailStore(file);
  const smtp = await openSmtpServer(mails, port);
  return {
    router: mailboxPages(mails),
    smtpUrl: smtp.url,
    async close() {
      await smtp.close();
      mails.close();
    },
  };
}
