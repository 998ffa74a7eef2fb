import { explainRefund, type RefundPart } from '../../../schema/refunds';
import { ABOUT_BOOKING, arrivalBlocks, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
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
    subject: 'Your Staybook booking is changed',
    preview: values.byHotel
      ? `${values.hotelName} has changed it.`
      : `${values.hotelName}: changed as you asked.`,
    title: 'Your booking is changed',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, here is your updated booking at ${values.hotelName}.`),
      ...explainRooms(values).map(paragraph),
      ...explainDifference(values).map(paragraph),
      ...(values.byHotel?.reason ? [facts(['Reason', values.byHotel.reason])] : []),
      ...bookingBlocks(values, 'Price now'),
      ...arrivalBlocks(values),
      ...seeBooking(values.url),
    ],
    footer: `${ABOUT_BOOKING} Please have the booking reference ready when you arrive.`,
  });

function explainRooms({ byHotel }: ChangeDifference): string[] {
  const { addedRooms = [], droppedRooms = [] } = byHotel ?? {};
  const say = (numbers: readonly number[], one: string, many: string) =>
    numbers.length === 0
      ? []
      : [numbers.length === 1 ? `Room ${numbers[0]} ${one}` : `Rooms ${numbers.join(', ')} ${many}`];
  return [
    ...say(addedRooms, 'is added.', 'are added.'),
    ...say(droppedRooms, 'is no longer part of it.', 'are no longer part of it.'),
  ];
}

function explainDifference(values: AboutBooking & ChangeDifference): string[] {
  const { differenceCents, refund, creditedCents, byHotel, owedCents } = values;
  if (differenceCents === 0)
    return [
      owedCents > 0 ? 'The price stays the same.' : 'There is nothing more to pay, and no refund is due.',
    ];
  if (differenceCents > 0 && byHotel)
    return [
      `The price is ${dollars(differenceCents)} higher than before. You pay the difference at the hotel.`,
    ];
  if (differenceCents > 0) return [`You have paid ${dollars(differenceCents)} more than before.`];
  const owesLess = creditedCents > 0 ? [`You owe ${dollars(creditedCents)} less.`] : [];
  return [...owesLess, ...explainRefund(refund, 'DUE', dollars)];
}
