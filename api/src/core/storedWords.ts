import { inLanguage } from './readerLanguage';

/*
 * What is stored or sent to programs is in English, in every language of the reader: the history of a booking, the audit log, reasons,
 * webhooks and evidence for a bank.
 */

/** Makes words that are stored, or that go to programs. */
export const inEnglish = <Words>(words: () => Words): Words => inLanguage('en', words);

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.00`, in words that are stored. */
export const storedDollars = (cents: number): string => money.format(cents / 100);
