import { fill, translated } from '../../../schema/fill';
import { BY_BANK, explainRefund, type RefundPart } from '../../../schema/refunds';
import { ABOUT_BOOKING, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph, type Block } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** What a mail tells the guest about a cancellation. */
export interface AboutCancellation {
  byHotel: boolean;
  /** The reason that staff gave; null if there is none. */
  reason: string | null;
  /** How the refund comes back; empty if there is none. */
  refund: RefundPart[];
  /** Whether the refund is what the cancellation terms give. */
  byTerms: boolean;
  /** What was refunded before, for example for a change, in cents. */
  refundedBeforeCents: number;
  /** What banks took back in lost disputes, in cents. */
  disputedCents: number;
  /** What was ever paid, in cents. */
  paidCents: number;
  /** What was paid and is neither refunded nor taken back, in cents. */
  keptCents: number;
}

/** Tells the guest who cancelled, why, what is refunded, and how it comes back. */
export function cancellationMail(values: AboutBooking & AboutCancellation): RenderedMail {
  const { byHotel, hotelName, reason } = values;
  const name = plainName(values.name);
  return renderMail({
    subject: byHotel
      ? translated('Your Staybook booking was cancelled by the property')
      : translated('Your Staybook booking is cancelled'),
    preview: fill('{hotel}: cancelled.', { hotel: hotelName }),
    title: byHotel
      ? translated('Your booking was cancelled by the property')
      : translated('Your booking is cancelled'),
    blocks: [
      paragraph(
        byHotel
          ? fill('Hello {name}, we are sorry: {hotel} has cancelled your booking.', {
              name,
              hotel: hotelName,
            })
          : fill('Hello {name}, your booking at {hotel} is cancelled, as you asked.', {
              name,
              hotel: hotelName,
            }),
      ),
      ...(reason ? [facts([translated('Reason'), reason])] : []),
      ...refundBlocks(values),
      ...bookingBlocks(values, translated('Booking price')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
}

const refundBlocks = (values: AboutCancellation): Block[] => [
  ...explainRefund(values.refund, 'DUE', dollars).map(paragraph),
  ...explainRefund([{ method: BY_BANK, cents: values.disputedCents }], 'DONE', dollars).map(paragraph),
  paragraph(explainRest(values)),
];

/** Whether that is everything, or what is not refunded. */
function explainRest({
  refund,
  byTerms,
  refundedBeforeCents,
  disputedCents,
  paidCents,
  keptCents,
  byHotel,
}: AboutCancellation): string {
  if (paidCents === 0) return translated('You have nothing to pay.');
  const isRefunded = refund.length > 0;
  if (keptCents <= 0) {
    if (!isRefunded && !disputedCents) return translated('Earlier refunds cover everything you paid.');
    return refundedBeforeCents > 0
      ? translated('Together with earlier refunds, that is everything you paid.')
      : translated('That is everything you paid.');
  }
  const amount = dollars(keptCents);
  if (byTerms && !byHotel)
    return isRefunded
      ? fill('Under the cancellation terms, {amount} of what you paid is not refunded.', { amount })
      : translated('Under the cancellation terms, nothing is refunded.');
  return isRefunded
    ? fill('{amount} of what you paid is not refunded.', { amount })
    : translated('Nothing is refunded.');
}
