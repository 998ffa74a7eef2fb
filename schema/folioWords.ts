import { readExtra } from './extras';
import { fill, text, translated } from './fill';
import { readPayment } from './receipts';

/** Titles that no hotel has chosen, as the folio keeps them. */
const TITLES: Record<string, string> = {
  'Cancellation fee': text('Cancellation fee'),
  'Credited before': text('Credited before'),
  'Kept by the hotel': text('Kept by the hotel'),
  'No longer kept by the hotel': text('No longer kept by the hotel'),
  'Waived by the hotel': text('Waived by the hotel'),
  'No longer waived or refunded': text('No longer waived or refunded'),
  'Taken back by the bank': text('Taken back by the bank'),
  'Lost to a dispute': text('Lost to a dispute'),
  'No longer lost to a dispute': text('No longer lost to a dispute'),
  'Too little to charge': text('Too little to charge'),
};

/** The title of a line of a folio or a document, which is kept in English, in the language of the reader. */
export function lineWords(kind: string, title: string): string {
  if (kind === 'PAYMENT' || kind === 'REFUND') return readPayment(title);
  if (kind === 'EXTRA') return readExtra(title);
  const [, number] = kind === 'NIGHT' ? (/^Room (\d+)$/.exec(title) ?? []) : [];
  if (number) return fill('Room {number}', { number });
  return (kind !== 'CHARGE' && Object.hasOwn(TITLES, title) && translated(TITLES[title]!)) || title;
}
