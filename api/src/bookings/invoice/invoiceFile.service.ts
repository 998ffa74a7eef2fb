import { invoiceDocument, invoiceFile, paperIn, type Paper } from '../../../../schema/invoices';
import type { Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import type { Attachment } from '../../external/mail';
import { Hotel } from '../../hotels/hotel.entity';
import { Invoice } from './invoice.entity';
import { findInvoice } from './invoice.service';
import { invoicePdf } from './pdf/invoicePdf';

/** An invoice or credit note as a PDF file; null if it does not exist or the viewer may not read it. */
export async function readInvoiceFile(
  viewer: Viewer | undefined,
  id: string,
  paper: Paper | undefined,
): Promise<Attachment | null> {
  const invoice = await findInvoice(viewer, id);
  return invoice && printed(invoice, paper);
}

/** The file of an invoice for a mail; null if the document is none. */
export async function attachInvoice(id: string): Promise<Attachment | null> {
  const invoice = await repo(Invoice).findOneBy({ id });
  return invoice && printed(invoice);
}

/** On the paper of the place of the hotel, unless another one is asked for. */
async function printed(invoice: Invoice, paper?: Paper): Promise<Attachment> {
  const content = await invoicePdf(invoiceDocument(invoice), paper ?? (await usualPaper(invoice)));
  return { name: invoiceFile(invoice), type: 'application/pdf', content };
}

async function usualPaper({ hotelId: id }: Invoice): Promise<Paper> {
  const hotel = await repo(Hotel).findOne({ where: { id }, relations: { cityRow: true } });
  return paperIn(hotel?.cityRow?.timeZone ?? '');
}
