import { fill, translated } from '../../../schema/fill';
import { spokenStay } from '../../../schema/spoken';
import type { MessagePart } from '../../../schema/guestMessages';
import { button, facts, link, type Block } from './mail.content';
import { oneClick, renderMail, type RenderedMail } from './renderMail';

/** A message that a hotel has written to its guests, filled for one booking. */
interface GuestMessage {
  hotelName: string;
  subject: string;
  lines: MessagePart[][];
  reference: string;
  checkIn: string;
  checkOut: string;
  /** The URL of the booking's page; undefined if the guest has none. */
  url: string | undefined;
  /** Where the guest refuses such messages, of which the law says that they can be refused; undefined for others. */
  unsubscribeUrl: string | undefined;
}

/** A message of a hotel about a booking, in the words of the hotel. */
export function guestMessageMail(values: GuestMessage): RenderedMail {
  const { hotelName, subject, lines, reference, checkIn, checkOut, url, unsubscribeUrl } = values;
  return renderMail(
    {
      subject,
      preview: `${hotelName}, ${spokenStay(checkIn, checkOut)}`,
      title: subject,
      blocks: [
        ...lines.filter((parts) => parts.length > 0).map((parts): Block => ({ kind: 'parts', parts })),
        facts(
          [translated('Hotel'), hotelName],
          [translated('Dates'), spokenStay(checkIn, checkOut)],
          [translated('Booking reference'), reference],
        ),
        ...(url ? [button(translated('See your booking'), url)] : []),
        ...(unsubscribeUrl
          ? [
              link(
                fill('Do you want no such emails from {hotel}?', { hotel: hotelName }),
                translated('Unsubscribe'),
                unsubscribeUrl,
              ),
            ]
          : []),
      ],
      footer: fill(
        'You are receiving this email because you booked {hotel} with Staybook. The hotel wrote it.',
        { hotel: hotelName },
      ),
    },
    unsubscribeUrl ? oneClick(unsubscribeUrl) : undefined,
  );
}
