import type { Router } from 'express';
import { MailStore } from './mails';
import { mailboxPages } from './page';
import { openPostOffice } from './smtpServer';

export interface DevMail {
  /** `/mailbox` and `/mailbox.json`. */
  router: Router;
  smtpUrl: string;
  close(): Promise<void>;
}

/**
 * Stands in for a mail server on a machine without one: takes mail by SMTP on a port of the machine's own, and
 * shows what arrived. Everything is kept in one file; port 0 takes any free one.
 */
export async function openDevMail({ file, port = 0 }: { file: string; port?: number }): Promise<DevMail> {
  const letters = new MailStore(file);
  const office = await openPostOffice(letters, port);
  return {
    router: mailboxPages(letters),
    smtpUrl: office.smtpUrl,
    async close() {
      await office.close();
      letters.close();
    },
  };
}
