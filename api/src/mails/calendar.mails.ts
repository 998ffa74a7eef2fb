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

const FOOTER = 'You are receiving this email because you work at the front desk of this hotel on Staybook.';

const factsOf = ({ hotelName, roomNumber, site }: AboutCalendar) =>
  facts(['Hotel', plainText(hotelName)], ['Room', String(roomNumber)], ['Calendar', plainText(site)]);

const factsOfClashes = (clashes: readonly CalendarClash[]) =>
  facts(
    ...clashes.map(
      ({ checkIn, checkOut, others }) =>
        [`${spokenDate(checkIn)} to ${spokenDate(checkOut)}`, plainText(others.join(', '))] as const,
    ),
  );

/** Sent when the calendar of another site does not list nights any more that are booked here for its guest. */
export function calendarGoneMail({
  clashes,
  ...about
}: AboutCalendar & { clashes: readonly CalendarClash[] }): RenderedMail {
  const [site, room] = [plainText(about.site), about.roomNumber];
  return renderMail({
    subject: `${site} no longer lists a booking of room ${room}`,
    preview: `${plainText(about.hotelName)}: the guest may have cancelled or changed the booking there.`,
    title: 'A booking of another site may have ended',
    blocks: [
      paragraph(
        `Hello ${plainName(about.name)}, you booked room ${room} for a guest of ${site}. The calendar of ${site} does not list these nights any more. The booking here was not changed.`,
      ),
      factsOfClashes(clashes),
      paragraph(
        `If the guest has cancelled at ${site}, cancel the booking here as well. If the dates have changed, change them here.`,
      ),
      factsOf(about),
      button('See the calendar', about.url),
    ],
    footer: FOOTER,
  });
}

/** Sent when the calendar of another site takes nights that are booked here. */
export function calendarConflictMail({
  clashes,
  ...about
}: AboutCalendar & { clashes: readonly CalendarClash[] }): RenderedMail {
  const [site, room] = [plainText(about.site), about.roomNumber];
  return renderMail({
    subject: `Room ${room} may be sold twice`,
    preview: `${plainText(about.hotelName)}: the same nights are taken here and on ${site}.`,
    title: 'The same nights are taken twice',
    blocks: [
      paragraph(
        `Hello ${plainName(about.name)}, the calendar of ${site} takes nights of room ${room} that are already taken. Nothing was changed.`,
      ),
      factsOfClashes(clashes),
      paragraph('Move one of the guests to another room, or cancel one of the bookings.'),
      factsOf(about),
      button('See the conflict', about.url),
    ],
    footer: FOOTER,
  });
}

/** Sent when the calendar of another site could not be read for some hours. */
export const calendarFailsMail = ({ problem, ...about }: AboutCalendar & { problem: string }): RenderedMail =>
  renderMail({
    subject: `The calendar of ${plainText(about.site)} cannot be read`,
    preview: `${plainText(about.hotelName)}, room ${about.roomNumber}: new bookings there do not block nights here.`,
    title: 'A calendar cannot be read',
    blocks: [
      paragraph(
        `Hello ${plainName(about.name)}, we have not been able to read this calendar for more than two hours. The nights that it blocked stay blocked, but new bookings there do not block nights here.`,
      ),
      paragraph(problem),
      factsOf(about),
      paragraph('We keep trying. Check the address of the calendar, or block the nights by hand.'),
      button('See the calendar', about.url),
    ],
    footer: FOOTER,
  });

/** Sent when the calendar of another site has no coming nights although it had some. */
export const calendarEmptyMail = (about: AboutCalendar): RenderedMail =>
  renderMail({
    subject: `The calendar of ${plainText(about.site)} is empty`,
    preview: `${plainText(about.hotelName)}, room ${about.roomNumber}: its nights stay blocked until you release them.`,
    title: 'A calendar is suddenly empty',
    blocks: [
      paragraph(
        `Hello ${plainName(about.name)}, this calendar had coming nights, and now it has none. This may be an error of the other site, so the nights stay blocked here.`,
      ),
      factsOf(about),
      paragraph('If nothing is booked there any more, release the nights.'),
      button('See the calendar', about.url),
    ],
    footer: FOOTER,
  });
