import { amountOf, dayWords, type PaperDocument } from './paperDocuments';

/** A payment as shown on a receipt. */
export interface PaidWith {
  method: string;
  cardBrand: string | null;
  cardLast4: string | null;
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
export function describePayment({ method, cardBrand, cardLast4 }: PaidWith): string {
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
  bookingId: string;
}

/** The receipt of a payment in words. */
export function receiptDocument(receipt: ReceiptFacts): PaperDocument {
  const [seller = '', ...address] = receipt.seller.split(',').map((part) => part.trim());
  const amount = amountOf(receipt.amountCents);
  return {
    title: 'Receipt',
    facts: [
      ['Number', receipt.id],
      ['Paid on', dayWords(receipt.paidOn)],
      ['Booking', receipt.bookingId],
    ],
    parties: [
      { role: 'Sold by', name: seller, lines: address },
      { role: 'Paid by', name: receipt.guestName, lines: [] },
    ],
    columns: ['Description', 'Amount'],
    rows: [{ what: `Stay at ${receipt.hotelName}`, when: '', cells: [amount] }],
    sums: [{ name: `Paid: ${describePayment(receipt)}`, amount, isTotal: true }],
    account: [],
    notes: ['The amount is in US dollars.'],
  };
}

/** The name of the file of a receipt. */
export const receiptFile = ({ id }: Pick<ReceiptFacts, 'id'>): string => `receipt-${id}.pdf`;
