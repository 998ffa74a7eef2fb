import { fill, translated } from '../../../schema/fill';
import { explainRefund, type RefundPart } from '../../../schema/refunds';
import { ABOUT_BOOKING, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { spokenDate } from '../../../schema/spoken';
import { dollars, plainName } from './format';
import { paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Rooms that a property takes out of a booking, which keeps others. */
export interface AboutRoomsGone {
  rooms: readonly number[];
  /** How the refund comes back. */
  refund: RefundPart[];
  /** The last day on which cancelling the rest is free; null if it cannot be cancelled any more. */
  freeUntil: string | null;
}

/** Tells the guest which rooms the property no longer offers, what is refunded, and what is left. */
export function roomsGoneMail(values: AboutBooking & AboutRoomsGone): RenderedMail {
  const { hotelName, rooms, freeUntil } = values;
  const named = { count: rooms.length, rooms: rooms.join(', ') };
  return renderMail({
    subject: translated('Your Staybook booking lost a room'),
    preview: fill('{hotel}: without {count, plural, one {room {rooms}} other {rooms {rooms}}}.', {
      hotel: hotelName,
      ...named,
    }),
    title: fill(
      'The property no longer offers {count, plural, one {room {rooms}} other {rooms {rooms}}}',
      named,
    ),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, we are sorry: {hotel} no longer offers {count, plural, one {room {rooms}} other {rooms {rooms}}} of your booking. The rest of your booking stays as it is, and is listed below.',
          { name: plainName(values.name), hotel: hotelName, ...named },
        ),
      ),
      ...explainRefund(values.refund, 'DUE', dollars).map(paragraph),
      ...(freeUntil
        ? [
            paragraph(
              fill('You can cancel the rest free of charge until {date}.', { date: spokenDate(freeUntil) }),
            ),
          ]
        : []),
      ...bookingBlocks(values, translated('Price now')),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
}
