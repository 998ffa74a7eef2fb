import { fill, translated } from '../../../schema/fill';
import { explainRefund, type RefundPart } from '../../../schema/refunds';
import { ABOUT_BOOKING, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** A refund that the hotel gives without having to. */
export interface AboutGoodwill {
  reason: string;
  /** How it comes back. */
  refund: RefundPart[];
}

/** Tells the guest of a refund that the hotel gives, why, and how it comes back. */
export const goodwillMail = (values: AboutBooking & AboutGoodwill): RenderedMail =>
  renderMail({
    subject: fill('A refund from {hotel}', { hotel: values.hotelName }),
    preview: fill('{hotel} is giving you a refund.', { hotel: values.hotelName }),
    title: fill('{hotel} is giving you a refund', { hotel: values.hotelName }),
    blocks: [
      paragraph(fill('Hello {name}, your booking itself does not change.', { name: plainName(values.name) })),
      facts([translated('Reason'), values.reason]),
      ...explainRefund(values.refund, 'DUE', dollars).map(paragraph),
      ...bookingBlocks(values, translated('Booking price')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
