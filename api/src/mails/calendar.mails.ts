import { fill, text, translated } from '../../../schema/fill';
import { spokenDate } from '../../../schema/spoken';
import { plainName, plainText } from './format';
import { button, facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** What a mail to the staff of a hotel says about the calendar of another site. */
export interface AboutCalendar {
  /** Who reads the mail. */
  name: string;
  /** The other site, as staff named it. */
  site: string;
  hotelName: string;
  roomNumber: number;
  url: string;
}

/** Nights that are taken here, and on the other site too or no more. */
export interface CalendarClash {
  checkIn: string;
  /** The day after the last night. */
  checkOut: string;
  /** The references of the bookings here, and the names of third sites. */
  others: readonly string[];
}

const FOOTER = text(
  'You are receiving this email because you work at the front desk of this hotel on Staybook.',
);

const factsOf = ({ hotelName, roomNumber, site }: AboutCalendar) =>
  facts(
    [translated('Hotel'), plainText(hotelName)],
    [translated('Room'), String(roomNumber)],
    [translated('Calendar'), plainText(site)],
  );

const factsOfClashes = (clashes: readonly CalendarClash[]) =>
  facts(
    ...clashes.map(
      ({ checkIn, checkOut, others }) =>
        [
          fill('{from} to {to}', { from: spokenDate(checkIn), to: spokenDate(checkOut) }),
          plainText(others.join(', ')),
        ] as const,
    ),
  );

/** Sent when the calendar of another site does not list nights any more that are booked here for its guest. */
export function calendarGoneMail({
  clashes,
  ...about
}: AboutCalendar & { clashes: readonly CalendarClash[] }): RenderedMail {
  const [site, room] = [plainText(about.site), about.roomNumber];
  return renderMail({
    subject: fill('{site} no longer lists a booking of room {room}', { site, room }),
    preview: fill('{hotel}: the guest may have cancelled or changed the booking there.', {
      hotel: plainText(about.hotelName),
    }),
    title: translated('A booking of another site may have ended'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, you booked room {room} for a guest of {site}. The calendar of {site} does not list these nights any more. The booking here was not changed.',
          { name: plainName(about.name), room, site },
        ),
      ),
      factsOfClashes(clashes),
      paragraph(
        fill(
          'If the guest has cancelled at {site}, cancel the booking here as well. If the dates have changed, change them here.',
          { site },
        ),
      ),
      factsOf(about),
      button(translated('See the calendar'), about.url),
    ],
    footer: translated(FOOTER),
  });
}

/** Sent when the calendar of another site takes nights that are booked here. */
export function calendarConflictMail({
  clashes,
  ...about
}: AboutCalendar & { clashes: readonly CalendarClash[] }): RenderedMail {
  const [site, room] = [plainText(about.site), about.roomNumber];
  return renderMail({
    subject: fill('Room {room} may be sold twice', { room }),
    preview: fill('{hotel}: the same nights are taken here and on {site}.', {
      hotel: plainText(about.hotelName),
      site,
    }),
    title: translated('The same nights are taken twice'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, the calendar of {site} takes nights of room {room} that are already taken. Nothing was changed.',
          { name: plainName(about.name), site, room },
        ),
      ),
      factsOfClashes(clashes),
      paragraph(translated('Move one of the guests to another room, or cancel one of the bookings.')),
      factsOf(about),
      button(translated('See the conflict'), about.url),
    ],
    footer: translated(FOOTER),
  });
}

/** Sent when the calendar of another site could not be read for some hours. */
export const calendarFailsMail = ({ problem, ...about }: AboutCalendar & { problem: string }): RenderedMail =>
  renderMail({
    subject: fill('The calendar of {site} cannot be read', { site: plainText(about.site) }),
    preview: fill('{hotel}, room {room}: new bookings there do not block nights here.', {
      hotel: plainText(about.hotelName),
      room: about.roomNumber,
    }),
    title: translated('A calendar cannot be read'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, we have not been able to read this calendar for more than two hours. The nights that it blocked stay blocked, but new bookings there do not block nights here.',
          { name: plainName(about.name) },
        ),
      ),
      paragraph(problem),
      factsOf(about),
      paragraph(
        translated('We keep trying. Check the address of the calendar, or block the nights by hand.'),
      ),
      button(translated('See the calendar'), about.url),
    ],
    footer: translated(FOOTER),
  });

/** Sent when the calendar of another site has no coming nights although it had some. */
export const calendarEmptyMail = (about: AboutCalendar): RenderedMail =>
  renderMail({
    subject: fill('The calendar of {site} is empty', { site: plainText(about.site) }),
    preview: fill('{hotel}, room {room}: its nights stay blocked until you release them.', {
      hotel: plainText(about.hotelName),
      room: about.roomNumber,
    }),
    title: translated('A calendar is suddenly empty'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, this calendar had coming nights, and now it has none. This may be an error of the other site, so the nights stay blocked here.',
          { name: plainName(about.name) },
        ),
      ),
      factsOf(about),
      paragraph(translated('If nothing is booked there any more, release the nights.')),
      button(translated('See the calendar'), about.url),
    ],
    footer: translated(FOOTER),
  });
