import { explainRefund, type RefundPart } from '../../../schema/refunds';
import { ABOUT_BOOKING, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { spokenDate } from '../../../schema/spoken';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** What a mail to the guest says about a stay that ended early. */
export interface AboutStayEnded {
  /** The first night that is given up. */
  from: string;
  /** Whether the guests never came. */
  noShow: boolean;
  rooms: readonly number[];
  /** The reason that staff gave; null if there is none. */
  reason: string | null;
  /** How the refund comes back; empty if there is none. */
  refund: RefundPart[];
  /** Whether the refund is what the cancellation terms give. */
  byTerms: boolean;
  /** What the guest no longer owes for these nights, in cents. */
  creditedCents: number;
  /** What is neither refunded of the nights given up nor taken off what is owed, in cents. */
  keptCents: number;
}

/** Tells the guest which nights are given up, why, what is refunded, and what is left. */
export function stayEndedMail(values: AboutBooking & AboutStayEnded): RenderedMail {
  const { hotelName, noShow, reason } = values;
  const named = values.rooms.length === 1 ? `room ${values.rooms[0]}` : `rooms ${values.rooms.join(', ')}`;
  const from = spokenDate(values.from);
  const title = noShow ? 'Your remaining nights are released' : 'Your stay ended early';
  return renderMail({
    subject: noShow ? 'Your Staybook booking: no-show' : 'Your Staybook stay ended early',
    preview: `${hotelName}: ${named} until ${from}.`,
    title,
    blocks: [
      paragraph(
        noShow
          ? `Hello ${plainName(values.name)}, you did not arrive at ${hotelName}, so the property has released ${named} from ${from} on.`
          : `Hello ${plainName(values.name)}, your stay at ${hotelName} ended early: you have given up ${named} from ${from} on.`,
      ),
      ...(reason ? [facts(['Reason', reason])] : []),
      ...explainRefund(values.refund, 'DUE', dollars).map(paragraph),
      ...(values.creditedCents > 0 ? [paragraph(`You owe ${dollars(values.creditedCents)} less.`)] : []),
      ...(values.keptCents > 0 ? [paragraph(explainKept(values))] : []),
      ...bookingBlocks(values, 'Price now'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
}

function explainKept({ refund, byTerms, keptCents }: AboutStayEnded): string {
  const under = byTerms ? 'Under the cancellation terms, ' : '';
  if (refund.length > 0) return `${under}${dollars(keptCents)} for these nights is not refunded.`;
  return under ? `${under}nothing is refunded for these nights.` : 'Nothing is refunded for these nights.';
}

/** Tells the guest that the early end was taken back. */
export function stayResumedMail(values: AboutBooking): RenderedMail {
  const { hotelName } = values;
  return renderMail({
    subject: 'Your Staybook stay goes on',
    preview: `${hotelName}: your nights are booked again.`,
    title: 'Your stay goes on',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, ${hotelName} ended your stay by mistake and has taken that back. All your nights are booked again, as below.`,
      ),
      ...bookingBlocks(values, 'Booking price'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
}
