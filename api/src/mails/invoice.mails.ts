import { ABOUT_BOOKING, seeBooking, type AboutBooking } from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** The documents that are attached, the most important one last. */
export interface AboutInvoices {
  /** `title` as `Invoice INV-000123`. */
  documents: readonly { title: string; totalCents: number }[];
  /** Whether someone asked for them; otherwise they follow from a change of the booking. */
  isAskedFor: boolean;
}

/** Sends the guest invoices and credit notes as files. */
export function invoiceMail(values: AboutBooking & AboutInvoices): RenderedMail {
  const { documents, hotelName, reference, isAskedFor } = values;
  const main = documents.at(-1)!;
  const files = documents.length > 1 ? 'The files are attached' : 'The file is attached';
  const why = isAskedFor ? '' : 'The price of your booking has changed. ';
  return renderMail({
    subject: `${main.title} from ${hotelName}`,
    preview: `${main.title} for your booking at ${hotelName}.`,
    title: `${main.title} from ${hotelName}`,
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, this is ${lowered(main.title)} for your booking at ${hotelName}. ${why}${files} to this email.`,
      ),
      facts(
        ...documents.map(({ title, totalCents }) => [title, dollars(totalCents)] as [string, string]),
        ['Booking reference', reference],
        ['Hotel', hotelName],
      ),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
}

const lowered = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);
