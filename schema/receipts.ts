import { amountOf, dayWords, type PaperDocument } from './paperDocuments';
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
  if (method === 'ON_ACCOUNT')
    return `On account of ${company ?? 'a company'}${companyReference ? ` (${companyReference})` : ''}`;
  if (method === 'CASH') return 'Cash, at the hotel';
  if (method === 'TERMINAL') return 'Card, at the hotel';
  return cardLast4 ? `${BRANDS[cardBrand ?? ''] ?? 'Card'} ending in ${cardLast4}` : 'Card';
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
    title: 'Receipt',
    facts: [
      ['Number', receipt.id],
      [isOnAccount ? 'Date' : 'Paid on', dayWords(receipt.paidOn)],
      ['Booking', receipt.bookingReference],
      ...(receipt.party ? [['Guests', partyWords(receipt.party)] as const] : []),
    ],
    parties: [
      { role: 'Sold by', name: seller, lines: address },
      { role: isOnAccount ? 'Guest' : 'Paid by', name: receipt.guestName, lines: [] },
    ],
    columns: ['Description', 'Amount'],
    rows: [
      {
        what: `Stay at ${receipt.hotelName}`,
        when: `${dayWords(receipt.checkIn)} to ${dayWords(receipt.checkOut)}`,
        cells: [amount],
      },
    ],
    sums: [{ name: isOnAccount ? how : `Paid: ${how}`, amount, isTotal: true }],
    account: [],
    notes: [
      ...(isOnAccount ? ['The company pays this amount to the hotel. The guest does not owe it.'] : []),
      'The amount is in US dollars.',
    ],
  };
}

/** The name of the file of a receipt. */
export const receiptFile = ({ id }: Pick<ReceiptFacts, 'id'>): string => `receipt-${id}.pdf`;
