/** What a mail says, before it is written as text or as HTML. */
export interface MailContent {
  subject: string;
  /** Begins the mail and is what lists of mail show beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  /** Why the reader gets this mail, and what to do when it is a mistake. */
  footer: string;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  /** Words, and what is to be clicked behind them. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** A few signs to be read off or copied. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  /** Names and values. */
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'lines'; lines: Line[]; total: Fact };

export interface Fact {
  name: string;
  value: string;
}

/** One thing that was bought: what it is, more about it, what it costs. */
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
