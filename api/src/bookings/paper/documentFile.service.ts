import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { referenceOf } from '../../../../schema/bookingReferences';
import { invoiceDocument, invoiceFile } from '../../../../schema/invoices';
import { currentLanguage } from '../../../../schema/language';
import { todayIn } from '../../../../schema/nights';
import { paperIn, type Paper, type PaperDocument } from '../../../../schema/paperDocuments';
import { receiptDocument, receiptFile } from '../../../../schema/receipts';
import { can, type Viewer } from '../../access/policy';
import { inLanguage } from '../../core/readerLanguage';
import { perApp } from '../../core/appState';
import { repo } from '../../database/transaction';
import type { Attachment } from '../../external/mail';
import { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';
import { partyOf } from '../guests/stayDetails.service';
import { Invoice } from '../invoice/invoice.entity';
import { findInvoice } from '../invoice/invoice.service';
import { Payment } from '../pay/payment.entity';
import { sellerName } from '../pay/payment.service';
import { printDocument } from './printDocument';

interface Printable {
  name: string;
  document: PaperDocument;
  hotelId: string | null;
}

/**
 * An invoice, a credit note, or the receipt of a payment as a PDF file, by its id; null if it does not exist or the viewer may
 * not read it. An invoice is in the language that it was issued in, a receipt in that of the reader. It is on the paper of the
 * place of the hotel, unless another one is asked for.
 */
export async function readDocumentFile(
  viewer: Viewer | undefined,
  id: string,
  paper: Paper | undefined,
): Promise<Attachment | null> {
  const invoice = await findInvoice(viewer, id);
  if (invoice) return printInvoice(invoice, paper);
  const receipt = await findReceipt(viewer, id);
  return receipt && printed(receipt, paper);
}

/** The file of an invoice for a mail; null if the document is none. */
export async function attachInvoice(id: string): Promise<Attachment | null> {
  const invoice = await repo(Invoice).findOneBy({ id });
  return invoice && printInvoice(invoice);
}

/** It is always printed in the language that it was issued in, so that each copy says the same. */
const printInvoice = (invoice: Invoice, paper?: Paper): Promise<Attachment> =>
  inLanguage(invoice.language, () => printed(ofInvoice(invoice), paper));

const ofInvoice = (invoice: Invoice): Printable => ({
  name: invoiceFile(invoice),
  document: invoiceDocument(invoice),
  hotelId: invoice.hotelId,
});

async function findReceipt(viewer: Viewer | undefined, id: string): Promise<Printable | null> {
  const payment = await repo(Payment).findOne({ where: { id }, relations: { bookingRow: true } });
  const booking = payment?.bookingRow;
  if (!payment?.paidAt || !booking || !can(viewer, 'invoice:read', booking)) return null;
  const { name: guestName } = await repo(User).findOneByOrFail({ id: booking.userId });
  const { method, cardBrand, cardLast4, company, companyReference, amountCents, paidAt } = payment;
  return {
    name: receiptFile(payment),
    document: receiptDocument({
      id,
      paidOn: todayIn('UTC', paidAt),
      method,
      cardBrand,
      cardLast4,
      company,
      companyReference,
      amountCents,
      seller: sellerName(),
      hotelName: booking.hotelName,
      guestName,
      bookingReference: referenceOf(booking),
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      party: partyOf(booking),
    }),
    hotelId: booking.hotelId,
  };
}

/** The files that were read last, by what they say and their paper, 16 MB at most. */
const files = perApp(
  () => new LRUCache<string, Buffer>({ maxSize: 16_000_000, sizeCalculation: (file) => file.length }),
);

async function printed({ name, document, hotelId }: Printable, asked?: Paper): Promise<Attachment> {
  const paper = asked ?? (await usualPaper(hotelId));
  const key = createHash('sha256')
    .update(JSON.stringify([document, paper, currentLanguage()]))
    .digest('base64');
  const content = files().get(key) ?? (await printDocument(document, paper));
  files().set(key, content);
  return { name, type: 'application/pdf', content };
}

async function usualPaper(id: string | null): Promise<Paper> {
  const hotel = id && (await repo(Hotel).findOne({ where: { id }, relations: { cityRow: true } }));
  return paperIn((hotel && hotel.cityRow?.timeZone) || '');
}
