import type { MailContent } from './mail.content';
import { toHtml } from './mail.html';
import { toText } from './mail.text';

/** A mail without its recipient. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Renders the same content as text and as HTML. */
export const renderMail = (content: MailContent, headers?: Record<string, string>): RenderedMail => ({
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
  ...(headers ? { headers } : {}),
});
