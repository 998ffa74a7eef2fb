import type { MailContent } from './mail.content';
import { toHtml } from './mail.html';
import { toText } from './mail.text';

/** A mail that is written and waits for its address. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** The same content in both forms, so that they cannot say different things. */
export const renderMail = (content: MailContent, headers?: Record<string, string>): RenderedMail => ({
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
  ...(headers ? { headers } : {}),
});
