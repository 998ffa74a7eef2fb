import { fill, translated } from '../../../schema/fill';
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
  const about = {
    hotel: hotelName,
    from: spokenDate(values.from),
    count: values.rooms.length,
    rooms: values.rooms.join(', '),
  };
  return renderMail({
    subject: noShow
      ? translated('Your Staybook booking: no-show')
      : translated('Your Staybook stay ended early'),
    preview: fill('{hotel}: {count, plural, one {room {rooms}} other {rooms {rooms}}} until {from}.', about),
    title: noShow ? translated('Your remaining nights are released') : translated('Your stay ended early'),
    blocks: [
      paragraph(
        noShow
          ? fill(
              'Hello {name}, you did not arrive at {hotel}, so the property has released {count, plural, one {room {rooms}} other {rooms {rooms}}} from {from} on.',
              { ...about, name: plainName(values.name) },
            )
          : fill(
              'Hello {name}, your stay at {hotel} ended early: you have given up {count, plural, one {room {rooms}} other {rooms {rooms}}} from {from} on.',
              { ...about, name: plainName(values.name) },
            ),
      ),
      ...(reason ? [facts([translated('Reason'), reason])] : []),
      ...explainRefund(values.refund, 'DUE', dollars).map(paragraph),
      ...(values.creditedCents > 0
        ? [paragraph(fill('You owe {amount} less.', { amount: dollars(values.creditedCents) }))]
        : []),
      ...(values.keptCents > 0 ? [paragraph(explainKept(values))] : []),
      ...bookingBlocks(values, translated('Price now')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
}

function explainKept({ refund, byTerms, keptCents }: AboutStayEnded): string {
  const amount = dollars(keptCents);
  if (byTerms)
    return refund.length > 0
      ? fill('Under the cancellation terms, {amount} for these nights is not refunded.', { amount })
      : translated('Under the cancellation terms, nothing is refunded for these nights.');
  return refund.length > 0
    ? fill('{amount} for these nights is not refunded.', { amount })
    : translated('Nothing is refunded for these nights.');
}

/** Tells the guest that the early end was taken back. */
export function stayResumedMail(values: AboutBooking): RenderedMail {
  const { hotelName } = values;
  return renderMail({
    subject: translated('Your Staybook stay goes on'),
    preview: fill('{hotel}: your nights are booked again.', { hotel: hotelName }),
    title: translated('Your stay goes on'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, {hotel} ended your stay by mistake and has taken that back. All your nights are booked again, as below.',
          { name: plainName(values.name), hotel: hotelName },
        ),
      ),
      ...bookingBlocks(values, translated('Booking price')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
}
