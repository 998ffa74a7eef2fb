import { spokenStay } from '../../../schema/spoken';
import { dollars, plainName, pluralise } from './format';
import { button, facts, link, paragraph, type Block } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

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
  free: 'A stay you watch is available',
  cheaper: 'A stay you watch is cheaper',
} as const;

/** Tells of watched stays that are free or cheaper; mail programs show their own button to end all watches (RFC 8058). */
export function watchNewsMail({ name, watches, endAllUrl }: WatchNews): RenderedMail {
  const [first] = watches;
  const title = watches.length === 1 ? SUBJECTS[first!.kind] : `News about ${watches.length} stays you watch`;
  return renderMail(
    {
      subject: title,
      preview: watches.map(headline).join(' '),
      title,
      blocks: [
        paragraph(
          `Hello ${plainName(name)}, prices and availability change all the time. This is what we found when we sent this email.`,
        ),
        ...watches.flatMap(blocksOf),
        link('No longer interested in any of them?', 'Stop watching all', endAllUrl),
      ],
      footer:
        'You are receiving this email because you watch hotels on Staybook. You get one such email a day at most, and a watch ends when the arrival date has passed.',
    },
    { 'List-Unsubscribe': `<${endAllUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  );
}

function blocksOf(watch: ToldWatch): Block[] {
  const { hotelName, roomNumber, checkIn, checkOut, party, rooms, beforeCents, cents } = watch;
  return [
    paragraph(headline(watch)),
    facts(
      ['Hotel', hotelName],
      ...(roomNumber === null ? [] : [['Room', String(roomNumber)] as const]),
      ['Dates', spokenStay(checkIn, checkOut)],
      ['Guests', `${party}, ${pluralise(rooms, 'room')}`],
      ...(beforeCents === null ? [] : [['Price before', dollars(beforeCents)] as const]),
      ['Price now', `${dollars(cents)}, with taxes and fees`],
    ),
    button('See the hotel', watch.url),
    link('Found something else?', 'Stop watching this stay', watch.endUrl),
  ];
}

/** `Casa do Mirante, room 204, is available on your dates.` or `Casa do Mirante is 12% cheaper.` */
function headline({ hotelName, roomNumber, kind, beforeCents, cents }: ToldWatch): string {
  const what = roomNumber === null ? hotelName : `${hotelName}, room ${roomNumber},`;
  if (kind === 'free' || beforeCents === null) return `${what} is available on your dates.`;
  return `${what} is ${Math.floor(((beforeCents - cents) * 100) / beforeCents)}% cheaper on your dates.`;
}
