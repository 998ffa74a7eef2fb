import { fill, text, translated } from './fill';
import { isBlank, isStorable, lineProblemOf } from './textRules';

/*
 * The messages that hotels send to their guests: kinds, usual texts, placeholders, and what is wrong with a text.
 */

/** The limits of these messages. They stand here, since pages of guests load those of limits.ts. */
export const MESSAGE_LIMITS = {
  /** Characters of the name of a quick reply, of a subject and of a text. */
  name: 60,
  subject: 120,
  body: 3000,
  /** Placeholders of one text. */
  placeholders: 40,
  /** Quick replies of one hotel. */
  quickReplies: 30,
  /** The most days before the arrival, or after the departure. */
  days: 30,
} as const;

/** What a message is for, and so when it is sent. */
export type MessageKindName =
  'CONFIRMED' | 'BEFORE_ARRIVAL' | 'ARRIVAL_DAY' | 'AFTER_STAY' | 'PAYMENT_DUE' | 'QUICK_REPLY';

/** The kinds that are sent by themselves, each once for a booking, in the order in which guests get them. */
export const AUTOMATIC_KINDS = [
  'CONFIRMED',
  'PAYMENT_DUE',
  'BEFORE_ARRIVAL',
  'ARRIVAL_DAY',
  'AFTER_STAY',
] as const satisfies readonly MessageKindName[];

/** The kinds whose number of days before the arrival, or after the departure, is set by the hotel; with the fewest days. */
export const FEWEST_DAYS: Partial<Record<MessageKindName, number>> = {
  BEFORE_ARRIVAL: 1,
  PAYMENT_DUE: 1,
  AFTER_STAY: 0,
};

/** Whether a kind is sent at an hour of the day; the others go with the confirmation, or are inserted by staff. */
export const hasHour = (kind: MessageKindName): boolean => kind !== 'CONFIRMED' && kind !== 'QUICK_REPLY';

/** Whether a kind has a subject: a text in the confirmation and one in a chat have none. */
export const hasSubject = hasHour;

/** The text of a message, with placeholders in braces. */
export interface MessageWords {
  /** Empty for the kinds without one. */
  subject: string;
  body: string;
}

/** Every placeholder, with what it says of the booking. */
export const PLACEHOLDERS = {
  guest: text('the name of the guest'),
  hotel: text('the name of the hotel'),
  reference: text('the booking reference'),
  'check-in': text('the day of arrival'),
  'check-out': text('the day of departure'),
  'check-in time': text('the hours of check-in'),
  'check-out time': text('the hour of check-out'),
  room: text('the rooms that are booked'),
  address: text('the address of the hotel'),
  directions: text('a link to the hotel on a map'),
  'arrival hour': text('when the guest expects to arrive'),
  'arrival hour link': text('a link to tell the hour of arrival'),
  'booking link': text('a link to the booking'),
  'balance due': text('what the guest still owes'),
  'review link': text('a link to write a review'),
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** Those that every booking has a value for and that are no link: a subject may have them. */
const IN_SUBJECT: readonly Placeholder[] = ['guest', 'hotel', 'reference', 'check-in', 'check-out', 'room'];

/** Guests can write a review only after their stay. */
const AFTER_THE_STAY: readonly MessageKindName[] = ['AFTER_STAY', 'QUICK_REPLY'];

/** The placeholders that the text of a kind may have. */
export const placeholdersOf = (kind: MessageKindName, part: 'subject' | 'body'): readonly Placeholder[] =>
  part === 'subject'
    ? IN_SUBJECT
    : (Object.keys(PLACEHOLDERS) as Placeholder[]).filter(
        (name) => name !== 'review link' || AFTER_THE_STAY.includes(kind),
      );

const BRACES = /\{([^{}\n]*)\}/g;
/** `{ Guest }` is read as `{guest}`. */
const nameIn = (braces: string): string => braces.trim().replace(/\s+/g, ' ').toLowerCase();

/** The longest part of an unknown placeholder that a message repeats. */
const REPEATED = 40;

function placeholderProblem(
  kind: MessageKindName,
  part: 'subject' | 'body',
  text: string,
): string | undefined {
  const allowed: readonly string[] = placeholdersOf(kind, part);
  if ([...text.matchAll(BRACES)].length > MESSAGE_LIMITS.placeholders)
    return fill('A message can have at most {most} placeholders.', { most: MESSAGE_LIMITS.placeholders });
  for (const [, inBraces = ''] of text.matchAll(BRACES)) {
    const name = nameIn(inBraces);
    if (allowed.includes(name)) continue;
    if (!isPlaceholder(name))
      return fill('There is no placeholder {placeholder}. Choose one from the list, or remove the braces.', {
        placeholder: `{${inBraces.slice(0, REPEATED)}}`,
      });
    return part === 'subject'
      ? fill<string>('{placeholder} cannot be in the subject, only in the message.', {
          placeholder: `{${name}}`,
        })
      : fill<string>('{placeholder} can only be in a message after the stay.', { placeholder: `{${name}}` });
  }
  return undefined;
}

const replyNameProblem = lineProblemOf(text('the name of the quick reply'), MESSAGE_LIMITS.name);
const subjectLineProblem = lineProblemOf(text('a subject'), MESSAGE_LIMITS.subject);

/** What is wrong with the name by which staff find a quick reply, or undefined. */
export const quickReplyNameProblem = (name: string): string | undefined => replyNameProblem(name);

/** What is wrong with the subject of a message, or undefined. */
export const subjectProblem = (kind: MessageKindName, subject: string): string | undefined =>
  hasSubject(kind)
    ? (subjectLineProblem(subject) ?? placeholderProblem(kind, 'subject', subject))
    : undefined;

/** Control characters other than the end of a line, and characters that turn the direction of a text unseen. */
const CONTROL = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** What is wrong with the text of a message, or undefined. */
export function bodyProblem(kind: MessageKindName, body: string): string | undefined {
  if (isBlank(body)) return translated('Write the message.');
  if (body.trim().length > MESSAGE_LIMITS.body)
    return fill('A message can have at most {longest} characters.', { longest: MESSAGE_LIMITS.body });
  if (!isStorable(body) || CONTROL.test(tidyBody(body).replace(/\n/g, '')))
    return translated('Retype the message. It contains a character that cannot be sent.');
  return placeholderProblem(kind, 'body', body);
}

/** The text as it is stored: `\n` ends a line, a tab is a blank, and no line ends in blanks. */
export const tidyBody = (body: string): string =>
  body.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(/ +$/gm, '').trim();

/** A piece of a filled text: words, or a link with the words that lead to it. */
export interface MessagePart {
  text: string;
  url: string | null;
}

/** What each placeholder says of one booking; null where it has no value. */
export type MessageValues = Record<Placeholder, MessagePart | null>;

/**
 * The lines of a text for one booking. A line whose placeholder has no value is left out, such as the hours of check-in where
 * the hotel has set none. A value is never read as a placeholder itself.
 */
export function filledLines(text: string, values: MessageValues): MessagePart[][] {
  const lines = text.split('\n').map((line) => {
    const parts: MessagePart[] = [];
    let end = 0;
    for (const match of line.matchAll(BRACES)) {
      const value = isPlaceholder(nameIn(match[1]!)) ? values[nameIn(match[1]!) as Placeholder] : null;
      if (!value) return null;
      if (match.index > end) parts.push({ text: line.slice(end, match.index), url: null });
      parts.push(value);
      end = match.index + match[0].length;
    }
    if (end < line.length) parts.push({ text: line.slice(end), url: null });
    return parts;
  });
  const present = lines.filter((line) => line !== null);
  // no blank line at the top, at the end or after another one
  return present.filter(
    (line, index) =>
      line.length > 0 ||
      ((present[index - 1]?.length ?? 0) > 0 && present.slice(index).some(({ length }) => length)),
  );
}

/** The same as plain text, with the address of each link. */
export const filledText = (text: string, values: MessageValues): string =>
  filledLines(text, values)
    .map((line) => line.map(({ text: words, url }) => url ?? words).join(''))
    .join('\n');

/** The subject for one booking, on one line. */
export const filledSubject = (subject: string, values: MessageValues): string =>
  filledText(subject, values).replace(/\s+/g, ' ').trim();
