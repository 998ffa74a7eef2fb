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
    subject: `A refund from ${values.hotelName}`,
    preview: `${values.hotelName} is giving you a refund.`,
    title: `${values.hotelName} is giving you a refund`,
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, your booking itself does not change.`),
      facts(['Reason', values.reason]),
      ...explainRefund(values.refund, 'DUE', dollars).map(paragraph),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
