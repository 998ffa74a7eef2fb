/** The content of a mail, before it is rendered as text and as HTML. */
export interface MailContent {
  subject: string;
  /** The first words, which mail programs show beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  /** Why the reader gets this mail, and what to do when it is a mistake. */
  footer: string;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  /** A text, and the label of the link after it. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** A code to read or copy. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  /** Names and values. */
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'lines'; lines: Line[]; total: Fact };

export interface Fact {
  name: string;
  value: string;
}

/** One line of a booking: what it is, details, and what it costs. */
export interface Line {
  title: string;
  details: string[];
  price: string;
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const link = (text: string, label: string, url: string): Block => ({ kind: 'link', text, label, url });
export const facts = (...given: [name: string, value: string][]): Block => ({
  kind: 'facts',
  facts: given.map(([name, value]) => ({ name, value })),
});
