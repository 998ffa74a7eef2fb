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
  const named = rooms.length === 1 ? `room ${rooms[0]}` : `rooms ${rooms.join(', ')}`;
  return renderMail({
    subject: 'Your Staybook booking lost a room',
    preview: `${hotelName}: without ${named}.`,
    title: `The property no longer offers ${named}`,
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, we are sorry: ${hotelName} no longer offers ${named} of your booking. The rest of your booking stays as it is, and is listed below.`,
      ),
      ...explainRefund(values.refund, 'DUE', dollars).map(paragraph),
      ...(freeUntil
        ? [paragraph(`You can cancel the rest free of charge until ${spokenDate(freeUntil)}.`)]
        : []),
      ...bookingBlocks(values, 'Price now'),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
}
