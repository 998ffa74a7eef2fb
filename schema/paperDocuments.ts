import { fill } from './fill';
import { perLanguage } from './language';
import { exactDollars } from './spoken';

/*
 * Documents for guests: invoices, credit notes and receipts in words, from top to bottom. The PDF file and the page are made
 * of the same document, so that they never differ.
 */

/** A row of a document, in words. */
export interface PaperRow {
  what: string;
  /** `1 Dec 2026 to 3 Dec 2026`; empty where there are no nights. */
  when: string;
  /** One for each column after the first, in which they stand on the right. */
  cells: readonly string[];
}

/** A sum below the rows, in words. */
export interface PaperSum {
  name: string;
  amount: string;
  isTotal: boolean;
}

/** A document in words. */
export interface PaperDocument {
  /** `Invoice INV-000123`. */
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Seller and buyer. */
  parties: readonly { role: string; name: string; lines: readonly string[] }[];
  /** The headings of the rows. */
  columns: readonly string[];
  rows: readonly PaperRow[];
  sums: readonly PaperSum[];
  /** What was paid, and what is left. */
  account: readonly PaperSum[];
  notes: readonly string[];
}

/** Sheets of paper. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** The sheets of a place: letter in American time zones, A4 elsewhere. */
export const paperIn = (timeZone: string): Paper => (timeZone.startsWith('America/') ? 'letter' : 'a4');

/** `−$1,234.00` */
export const amountOf = (cents: number): string => exactDollars(cents).replace('-', '−');

const days = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
/** `1 Dec 2026` */
export const dayWords = (night: string): string => days().format(new Date(night));

/** `1 Dec 2026 to 3 Dec 2026` */
export const daysWords = (from: string, to: string): string =>
  fill('{from} to {to}', { from: dayWords(from), to: dayWords(to) });

/** The lines of a text, without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
