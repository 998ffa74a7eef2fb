import { chargeWords } from '../../../schema/chargeWords';
import type { MessagePart } from '../../../schema/guestMessages';
import { dollars } from './format';

/** The content of a mail, before it is rendered as text and as HTML. */
export interface MailContent {
  subject: string;
  /** The preview text, which mail programs show beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  /** The reason for the mail, and what to do if it was sent by mistake. */
  footer: string;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  /** A paragraph of words and links. */
  | { kind: 'parts'; parts: MessagePart[] }
  /** A text followed by a link with a label. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** A code to read or copy. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  /** Pairs of a name and a value. */
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'lines'; lines: Line[]; total: Fact };

export interface Fact {
  name: string;
  value: string;
}

/** One line of a booking: its title, details and price. */
export interface Line {
  title: string;
  details: string[];
  price: string;
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const link = (text: string, label: string, url: string): Block => ({ kind: 'link', text, label, url });
export const facts = (...values: (readonly [name: string, value: string])[]): Block => ({
  kind: 'facts',
  facts: values.map(([name, value]) => ({ name, value })),
});

/** A text of several lines as one paragraph for each line that is not empty. */
export const paragraphsOf = (text: string): Block[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(paragraph);

/** A tax, fee or extra with its price. */
export const chargeLine = (charge: { title: string; cents: number }): Line => ({
  title: chargeWords(charge),
  details: [],
  price: dollars(charge.cents),
});
