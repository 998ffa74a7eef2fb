import { fill, text, translated } from './fill';
import { addNights } from './nights';
import {
  amountOf,
  daysWords,
  dayWords,
  linesOf,
  type PaperDocument,
  type PaperRow,
  type PaperSum,
} from './paperDocuments';
import { lineWords } from './folioWords';
import { percentage } from './spoken';
import { textProblem, nameProblemOf, hasUnseen } from './textRules';
import { LIMITS } from './limits';

/*
 * Invoices and credit notes of bookings: what may be written on one, and the words and numbers that it shows. The PDF and
 * the page are made of the same document, so that they never differ.
 */

/** Whether guests owe the sums of it, or get them back. */
export type InvoiceKindName = 'INVOICE' | 'CREDIT_NOTE';

/** Nights of one room at one price, a tax or fee, an extra, or another amount. */
export interface InvoiceLine {
  /** As in the folio: NIGHT, CHARGE (a tax or fee), EXTRA, FEE, ADJUSTMENT. */
  kind: string;
  /** What it is; for NIGHT the room type, empty if not known. */
  title: string;
  /** The room number; null for other kinds than NIGHT. */
  number: number | null;
  /** First and last night; null for other kinds than NIGHT. */
  from: string | null;
  to: string | null;
  /** Nights; 1 for other kinds than NIGHT. Below zero where an invoice takes nights back. */
  quantity: number;
  /** In cents, for one night. */
  unitCents: number;
  /** In cents. A credit note counts what it gives back. */
  cents: number;
  /** For a tax or fee that is a percentage of the room price: 14.75 is 14.75 %. Missing on older documents. */
  ratePercent?: number | null;
}

/** Money of the booking. In cents, as in the folio: below zero the guest paid it. */
export interface InvoicePayment {
  /** As in the folio: PAYMENT, REFUND, DISPUTE, and ADJUSTMENT for what the hotel lost to a dispute. */
  kind: string;
  title: string;
  cents: number;
}

/** To whom an invoice is written, as the buyer gave it. */
export interface InvoiceBuyer {
  name: string;
  /** Up to six lines; empty if not given. */
  address: string;
  /** Empty if not given. */
  taxNumber: string;
}

/** What an invoice or credit note says. */
export interface InvoiceFacts {
  kind: InvoiceKindName;
  /** The running number of the hotel. */
  number: number;
  /** Date of issue at the hotel. */
  day: string;
  bookingId: string;
  /** Null where it was issued before bookings had one. */
  bookingReference: string | null;
  /** The hotel as it was. */
  sellerName: string;
  sellerAddress: string;
  /** The tax number of the hotel as it was; empty if it had none. */
  sellerTaxNumber: string;
  buyer: InvoiceBuyer;
  /** The number of the invoice that a credit note is for; null for invoices. */
  creditedNumber: number | null;
  /** Whether it takes back everything invoiced so far, so that a corrected invoice can follow. */
  takesAllBack: boolean;
  lines: readonly InvoiceLine[];
  totalCents: number;
  /** All invoices of the booking less its credit notes, up to this one, in cents. */
  invoicedCents: number;
  payments: readonly InvoicePayment[];
  /** What is left to pay, in cents; below zero the hotel owes it. */
  dueCents: number;
}

/** `INV-000123`, or `CN-000124` for a credit note: both count in one row of numbers. */
export const invoiceName = ({ kind, number }: Pick<InvoiceFacts, 'kind' | 'number'>): string =>
  `${kind === 'INVOICE' ? 'INV' : 'CN'}-${String(number).padStart(6, '0')}`;

/** `Invoice INV-000123`. */
export const invoiceTitle = (invoice: Pick<InvoiceFacts, 'kind' | 'number'>): string =>
  invoice.kind === 'INVOICE'
    ? fill('Invoice {number}', { number: invoiceName(invoice) })
    : fill('Credit note {number}', { number: invoiceName(invoice) });

/** The name of its file. */
export const invoiceFile = (invoice: Pick<InvoiceFacts, 'kind' | 'number'>): string =>
  `${invoiceName(invoice)}.pdf`;

/** An invoice or credit note in words. */
export function invoiceDocument(invoice: InvoiceFacts): PaperDocument {
  const isInvoice = invoice.kind === 'INVOICE';
  const { buyer, lines, creditedNumber } = invoice;
  const credited =
    creditedNumber === null
      ? []
      : [[translated('For'), invoiceTitle({ kind: 'INVOICE', number: creditedNumber })] as const];
  const taxes = lines.filter(({ kind }) => kind === 'CHARGE');
  const others = lines.filter(({ kind }) => kind !== 'CHARGE');
  const subtotal = others.reduce((sum, { cents }) => sum + cents, 0);
  return {
    title: invoiceTitle(invoice),
    facts: [
      [translated('Number'), invoiceName(invoice)],
      [translated('Date'), dayWords(invoice.day)],
      ...credited,
      [translated('Booking'), invoice.bookingReference ?? invoice.bookingId],
    ],
    parties: [
      {
        role: translated('From'),
        name: invoice.sellerName,
        lines: [...linesOf(invoice.sellerAddress), ...taxNumberLines(invoice.sellerTaxNumber)],
      },
      {
        role: translated('To'),
        name: buyer.name,
        lines: [...linesOf(buyer.address), ...taxNumberLines(buyer.taxNumber)],
      },
    ],
    columns: [
      translated('Description'),
      translated('Nights'),
      translated('Price'),
      isInvoice ? translated('Amount') : translated('Credit'),
    ],
    rows: others.map(rowOf),
    sums: [
      ...(taxes.length ? [{ name: translated('Subtotal'), amount: amountOf(subtotal), isTotal: false }] : []),
      ...taxes.map((tax) => ({ name: taxWords(tax), amount: amountOf(tax.cents), isTotal: false })),
      {
        name: isInvoice ? translated('Total') : translated('Total credit'),
        amount: amountOf(invoice.totalCents),
        isTotal: true,
      },
    ],
    account: invoice.takesAllBack ? [] : accountOf(invoice),
    notes: [
      ...(invoice.takesAllBack
        ? [
            translated(
              'This credit note takes back everything that was invoiced for this booking. A corrected invoice follows.',
            ),
          ]
        : []),
      translated('All amounts are in US dollars.'),
    ],
  };
}

const taxNumberLines = (taxNumber: string): string[] =>
  taxNumber ? [fill('Tax number: {number}', { number: taxNumber })] : [];

/** `City tax (14.75%)`, or without its rate where it is not a percentage. */
const taxWords = ({ title, ratePercent }: InvoiceLine): string =>
  ratePercent == null ? title : fill('{title} ({rate})', { title, rate: percentage(ratePercent) });

const rowOf = ({ kind, title, number, from, to, quantity, unitCents, cents }: InvoiceLine): PaperRow => ({
  what:
    number === null
      ? lineWords(kind, title)
      : title
        ? fill('{title}, room {number}', { title, number })
        : fill('Room {number}', { number }),
  when: from && to ? daysWords(from, addNights(to, 1)) : '',
  cells: [
    ...(kind === 'NIGHT' ? [String(quantity).replace('-', '−'), amountOf(unitCents)] : ['', '']),
    amountOf(cents),
  ],
});

/** What was paid of everything that is invoiced, and what is left. */
function accountOf({ kind, totalCents, invoicedCents, payments, dueCents }: InvoiceFacts): PaperSum[] {
  const isOnly = kind === 'INVOICE' && invoicedCents === totalCents;
  const all = {
    name: translated('All invoices less credit notes'),
    amount: amountOf(invoicedCents),
    isTotal: false,
  };
  const due = dueCents < 0 ? translated('Owed to you') : translated('Amount due');
  return [
    ...(isOnly ? [] : [all]),
    ...payments.map((payment) => ({
      name: paymentWords(payment),
      amount: amountOf(payment.cents),
      isTotal: false,
    })),
    { name: due, amount: amountOf(Math.abs(dueCents)), isTotal: true },
  ];
}

function paymentWords({ kind, title }: InvoicePayment): string {
  const isOnAccount = title.startsWith('On account of ');
  const how = lineWords(kind, title);
  if (kind === 'PAYMENT') return isOnAccount ? how : fill('Paid: {how}', { how });
  return kind === 'REFUND' ? fill('Refund: {how}', { how }) : how;
}

/** The most lines of an address. */
const ADDRESS_LINES = 6;

/** Letters that the fonts of the PDF have: Latin, Greek and Cyrillic. */
const PRINTED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const PRINTED_WORDS = text('Use Latin, Greek or Cyrillic letters.');

const buyerNameProblem = nameProblemOf(text("the buyer's name"));
const addressProblem = textProblem(text("the buyer's address"), LIMITS.invoiceAddress);
const taxNumberTextProblem = textProblem(text('the tax number'), LIMITS.taxNumber);

/** What is wrong with the name of an invoice's buyer, or undefined. */
export const invoiceNameProblem = (name: string): string | undefined =>
  buyerNameProblem(name) ?? (PRINTED.test(name) ? undefined : translated(PRINTED_WORDS));

/** What is wrong with the address of an invoice's buyer, which may be empty; or undefined. */
export function invoiceAddressProblem(address: string): string | undefined {
  if (!address.trim()) return undefined;
  const lines = address.trim().split('\n');
  if (lines.length > ADDRESS_LINES)
    return fill('Write the address on at most {lines} lines.', { lines: ADDRESS_LINES });
  if (lines.some((line) => hasUnseen(line.trim())))
    return translated('Retype the address. It contains an invisible character.');
  return addressProblem(address) ?? (PRINTED.test(address) ? undefined : translated(PRINTED_WORDS));
}

/** What is wrong with the tax number of a buyer or a hotel, which may be empty; or undefined. */
export function taxNumberProblem(taxNumber: string): string | undefined {
  if (!taxNumber.trim()) return undefined;
  if (hasUnseen(taxNumber.trim())) return translated('Retype the tax number on one line.');
  return taxNumberTextProblem(taxNumber) ?? (PRINTED.test(taxNumber) ? undefined : translated(PRINTED_WORDS));
}
