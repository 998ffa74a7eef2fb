import { fill, text, translated } from './fill';
import { amountOf, daysWords, dayWords, type PaperDocument } from './paperDocuments';
import type { Party } from './party';
import { partyWords } from './partyWords';

/** A payment as shown on a receipt. */
export interface PaidWith {
  method: string;
  cardBrand: string | null;
  cardLast4: string | null;
  /** The company that pays on account, and its own reference. */
  company?: string | null;
  companyReference?: string | null;
}

/** The names that cards carry, by the names of the card provider. */
const BRANDS: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** `Visa ending in 4242`, or where and how it was paid otherwise. */
export function describePayment(payment: PaidWith): string {
  const { method, cardBrand, cardLast4, company, companyReference } = payment;
  if (method === 'ON_ACCOUNT') return onAccountWords(company ?? translated('a company'), companyReference);
  if (method === 'CASH') return translated('Cash, at the hotel');
  if (method === 'TERMINAL') return translated('Card, at the hotel');
  return cardLast4 ? cardWords(BRANDS[cardBrand ?? ''], cardLast4) : translated('Card');
}

const onAccountWords = (company: string, reference: string | null | undefined): string =>
  reference
    ? fill('On account of {company} ({reference})', { company, reference })
    : fill('On account of {company}', { company });

const cardWords = (brand: string | undefined, digits: string): string =>
  brand ? fill('{brand} ending in {digits}', { brand, digits }) : fill('Card ending in {digits}', { digits });

/** Payments without more to say about them, as records keep them. */
const PAYMENTS: Record<string, string> = {
  'Cash, at the hotel': text('Cash, at the hotel'),
  'Card, at the hotel': text('Card, at the hotel'),
  Card: text('Card'),
};

/** A payment that was described in English, for records, in the language of the reader; other texts as they are. */
export function readPayment(described: string): string {
  const [, company, reference] = /^On account of (.+?)(?: \(([^()]*)\))?$/.exec(described) ?? [];
  if (company) return onAccountWords(company === 'a company' ? translated('a company') : company, reference);
  const [, brand, digits] = /^(.+) ending in (\d{4})$/.exec(described) ?? [];
  if (digits) return cardWords(brand === 'Card' ? undefined : brand, digits);
  return (Object.hasOwn(PAYMENTS, described) && translated(PAYMENTS[described]!)) || described;
}

/** What the receipt of a payment says. */
export interface ReceiptFacts extends PaidWith {
  /** Id of the payment, which is the number of the receipt. */
  id: string;
  /** Date of the payment, in UTC. */
  paidOn: string;
  amountCents: number;
  /** The seller, with a postal address after a comma if there is one. */
  seller: string;
  hotelName: string;
  guestName: string;
  bookingReference: string;
  /** The dates of the stay, as they are now. */
  checkIn: string;
  checkOut: string;
  /** Who stays; null if it is not known. */
  party: Party | null;
}

/** The receipt of a payment in words. */
export function receiptDocument(receipt: ReceiptFacts): PaperDocument {
  const [seller = '', ...address] = receipt.seller.split(',').map((part) => part.trim());
  const amount = amountOf(receipt.amountCents);
  const isOnAccount = receipt.method === 'ON_ACCOUNT';
  const how = describePayment(receipt);
  return {
    title: translated('Receipt'),
    facts: [
      [translated('Number'), receipt.id],
      [isOnAccount ? translated('Date') : translated('Paid on'), dayWords(receipt.paidOn)],
      [translated('Booking'), receipt.bookingReference],
      ...(receipt.party ? [[translated('Guests'), partyWords(receipt.party)] as const] : []),
    ],
    parties: [
      { role: translated('Sold by'), name: seller, lines: address },
      { role: isOnAccount ? translated('Guest') : translated('Paid by'), name: receipt.guestName, lines: [] },
    ],
    columns: [translated('Description'), translated('Amount')],
    rows: [
      {
        what: fill('Stay at {hotel}', { hotel: receipt.hotelName }),
        when: daysWords(receipt.checkIn, receipt.checkOut),
        cells: [amount],
      },
    ],
    sums: [{ name: isOnAccount ? how : fill('Paid: {how}', { how }), amount, isTotal: true }],
    account: [],
    notes: [
      ...(isOnAccount
        ? [translated('The company pays this amount to the hotel. The guest does not owe it.')]
        : []),
      translated('The amount is in US dollars.'),
    ],
  };
}

/** The name of the file of a receipt. */
export const receiptFile = ({ id }: Pick<ReceiptFacts, 'id'>): string => `receipt-${id}.pdf`;
