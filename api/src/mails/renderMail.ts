import { inNoLanguage } from '../core/pageUrl';
import type { Block, MailContent } from './mail.content';
import { toHtml } from './mail.html';

/** A mail without its recipient. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Renders a mail's content as text and as HTML. */
export const renderMail = (content: MailContent, headers?: Record<string, string>): RenderedMail => ({
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
  ...(headers ? { headers } : {}),
});

/** The headers with which mail programs end what a page ends, without opening it (RFC 8058). */
export const oneClick = (pageUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${inNoLanguage(pageUrl)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The mail as plain text, with links written out. */
function toText({ title, blocks, footer }: MailContent): string {
  return [title, ...blocks.map(blockText), `--\nStaybook\n${footer}`].join('\n\n') + '\n';
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'parts':
      return block.parts.map(({ text, url }) => url ?? text).join('');
    case 'link':
      return `${block.text} ${block.label}:\n${block.url}`;
    case 'code':
      return `    ${block.code}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'lines':
      return [
        ...block.lines.map(({ title, details, price }) => [title, ...details, price].join('\n  ')),
        `${block.total.name}: ${block.total.value}`,
      ].join('\n\n');
  }
}
