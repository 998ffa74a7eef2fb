import { fill, translated } from '../../../schema/fill';
import { explainRefund, type RefundPart } from '../../../schema/refunds';
import {
  ABOUT_BOOKING_TO_COME,
  arrivalBlocks,
  bookingBlocks,
  seeBooking,
  type AboutBooking,
} from './booking.mails';
import { dollars, plainName } from './format';
import { facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** What a change costs, in cents; a difference below zero comes back by `refund`. */
export interface ChangeDifference {
  differenceCents: number;
  refund: RefundPart[];
  /** The part that lowers what the guest owes instead, in cents. */
  creditedCents: number;
  /** Set if the hotel made the change, with its reason, and the rooms that it added and dropped. A higher price is then paid there. */
  byHotel?: { reason: string | null; addedRooms?: number[]; droppedRooms?: number[] } | undefined;
}

export const changeMail = (values: AboutBooking & ChangeDifference): RenderedMail =>
  renderMail({
    subject: translated('Your Staybook booking is changed'),
    preview: values.byHotel
      ? fill('{hotel} has changed it.', { hotel: values.hotelName })
      : fill('{hotel}: changed as you asked.', { hotel: values.hotelName }),
    title: translated('Your booking is changed'),
    blocks: [
      paragraph(
        fill('Hello {name}, here is your updated booking at {hotel}.', {
          name: plainName(values.name),
          hotel: values.hotelName,
        }),
      ),
      ...explainRooms(values).map(paragraph),
      ...explainDifference(values).map(paragraph),
      ...(values.byHotel?.reason ? [facts([translated('Reason'), values.byHotel.reason])] : []),
      ...bookingBlocks(values, translated('Price now')),
      ...arrivalBlocks(values),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING_TO_COME),
  });

function explainRooms({ byHotel }: ChangeDifference): string[] {
  const { addedRooms = [], droppedRooms = [] } = byHotel ?? {};
  const valuesOf = (rooms: readonly number[]) => ({ count: rooms.length, rooms: rooms.join(', ') });
  return [
    ...(addedRooms.length
      ? [
          fill(
            '{count, plural, one {Room {rooms} is added.} other {Rooms {rooms} are added.}}',
            valuesOf(addedRooms),
          ),
        ]
      : []),
    ...(droppedRooms.length
      ? [
          fill(
            '{count, plural, one {Room {rooms} is no longer part of it.} other {Rooms {rooms} are no longer part of it.}}',
            valuesOf(droppedRooms),
          ),
        ]
      : []),
  ];
}

function explainDifference(values: AboutBooking & ChangeDifference): string[] {
  const { differenceCents, refund, creditedCents, byHotel, owedCents } = values;
  if (differenceCents === 0)
    return [
      owedCents > 0
        ? translated('The price stays the same.')
        : translated('There is nothing more to pay, and no refund is due.'),
    ];
  if (differenceCents > 0 && byHotel)
    return [
      fill('The price is {amount} higher than before. You pay the difference at the hotel.', {
        amount: dollars(differenceCents),
      }),
    ];
  if (differenceCents > 0)
    return [fill('You have paid {amount} more than before.', { amount: dollars(differenceCents) })];
  const owesLess =
    creditedCents > 0 ? [fill('You owe {amount} less.', { amount: dollars(creditedCents) })] : [];
  return [...owesLess, ...explainRefund(refund, 'DUE', dollars)];
}
