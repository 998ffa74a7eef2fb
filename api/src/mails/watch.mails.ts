import { fill, text, translated } from '../../../schema/fill';
import { spokenStay } from '../../../schema/spoken';
import { dollars, plainName } from './format';
import { button, facts, link, paragraph, type Block } from './mail.content';
import { oneClick, renderMail, type RenderedMail } from './renderMail';

/** A watched stay in a mail. */
export interface ToldWatch {
  hotelName: string;
  /** The watched room; null if any rooms will do. */
  roomNumber: number | null;
  checkIn: string;
  checkOut: string;
  /** Who stays, in words. */
  party: string;
  /** Number of rooms. */
  rooms: number;
  /** Whether it is free again, or was free all along and is cheaper. */
  kind: 'free' | 'cheaper';
  /** The lowest price that the guest knew, in cents; null if none. */
  beforeCents: number | null;
  cents: number;
  /** The page of the hotel, with nights and party. */
  url: string;
  /** Ends this watch. */
  endUrl: string;
}

interface WatchNews {
  name: string;
  watches: readonly ToldWatch[];
  /** Ends all watches of the guest. */
  endAllUrl: string;
}

const SUBJECTS = {
  free: text('A stay you watch is available'),
  cheaper: text('A stay you watch is cheaper'),
} as const;

/** Tells of watched stays that are free or cheaper; mail programs show their own button to end all watches (RFC 8058). */
export function watchNewsMail({ name, watches, endAllUrl }: WatchNews): RenderedMail {
  const [first] = watches;
  const title =
    watches.length === 1
      ? translated(SUBJECTS[first!.kind])
      : fill('News about {count, plural, one {# stay} other {# stays}} you watch', { count: watches.length });
  return renderMail(
    {
      subject: title,
      preview: watches.map(headline).join(' '),
      title,
      blocks: [
        paragraph(
          fill(
            'Hello {name}, prices and availability change all the time. This is what we found when we sent this email.',
            { name: plainName(name) },
          ),
        ),
        ...watches.flatMap(blocksOf),
        link(translated('No longer interested in any of them?'), translated('Stop watching all'), endAllUrl),
      ],
      footer: translated(
        'You are receiving this email because you watch hotels on Staybook. You get one such email a day at most, and a watch ends when the arrival date has passed.',
      ),
    },
    oneClick(endAllUrl),
  );
}

function blocksOf(watch: ToldWatch): Block[] {
  const { hotelName, roomNumber, checkIn, checkOut, party, rooms, beforeCents, cents } = watch;
  return [
    paragraph(headline(watch)),
    facts(
      [translated('Hotel'), hotelName],
      ...(roomNumber === null ? [] : [[translated('Room'), String(roomNumber)] as const]),
      [translated('Dates'), spokenStay(checkIn, checkOut)],
      [
        translated('Guests'),
        fill('{party}, {rooms, plural, one {# room} other {# rooms}}', { party, rooms }),
      ],
      ...(beforeCents === null ? [] : [[translated('Price before'), dollars(beforeCents)] as const]),
      [translated('Price now'), fill('{amount}, with taxes and fees', { amount: dollars(cents) })],
    ),
    button(translated('See the hotel'), watch.url),
    link(translated('Found something else?'), translated('Stop watching this stay'), watch.endUrl),
  ];
}

/** `Casa do Mirante, room 204, is available on your dates.` or `Casa do Mirante is 12% cheaper.` */
function headline({ hotelName, roomNumber, kind, beforeCents, cents }: ToldWatch): string {
  const what = { hotel: hotelName, room: roomNumber ?? 0 };
  if (kind === 'free' || beforeCents === null)
    return roomNumber === null
      ? fill('{hotel} is available on your dates.', what)
      : fill('{hotel}, room {room}, is available on your dates.', what);
  const percent = Math.floor(((beforeCents - cents) * 100) / beforeCents);
  return roomNumber === null
    ? fill('{hotel} is {percent}% cheaper on your dates.', { ...what, percent })
    : fill('{hotel}, room {room}, is {percent}% cheaper on your dates.', { ...what, percent });
}
