import { fill, translated } from '../../../schema/fill';
import { invoiceName, invoiceTitle, type InvoiceFacts } from '../../../schema/invoices';
import { currentLanguage } from '../../../schema/language';
import { ABOUT_BOOKING, seeBooking, type AboutBooking } from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** The documents that are attached, the most important one last. */
export interface AboutInvoices {
  documents: readonly Pick<InvoiceFacts, 'kind' | 'number' | 'totalCents'>[];
  /** Whether someone asked for them; otherwise they follow from a change of the booking. */
  isAskedFor: boolean;
}

/** Sends the guest invoices and credit notes as files. */
export function invoiceMail(values: AboutBooking & AboutInvoices): RenderedMail {
  const { documents, hotelName, reference, isAskedFor } = values;
  const main = documents.at(-1)!;
  const title = invoiceTitle(main);
  const name = plainName(values.name);
  return renderMail({
    subject: fill('{title} from {hotel}', { title, hotel: hotelName }),
    preview: fill('{title} for your booking at {hotel}.', { title, hotel: hotelName }),
    title: fill('{title} from {hotel}', { title, hotel: hotelName }),
    blocks: [
      sentences(
        main.kind === 'INVOICE'
          ? fill('Hello {name}, this is invoice {number} for your booking at {hotel}.', {
              name,
              number: invoiceName(main),
              hotel: hotelName,
            })
          : fill('Hello {name}, this is credit note {number} for your booking at {hotel}.', {
              name,
              number: invoiceName(main),
              hotel: hotelName,
            }),
        ...(isAskedFor ? [] : [translated('The price of your booking has changed.')]),
        fill(
          '{count, plural, one {The file is attached to this email.} other {The files are attached to this email.}}',
          { count: documents.length },
        ),
      ),
      facts(
        ...documents.map((one) => [invoiceTitle(one), dollars(one.totalCents)] as const),
        [translated('Booking reference'), reference],
        [translated('Hotel'), hotelName],
      ),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
}

/** Sentences in one paragraph; Japanese has no blanks between them. */
const sentences = (...texts: string[]) => paragraph(texts.join(currentLanguage() === 'ja' ? '' : ' '));
