import { addNights, isNight, type StayDates } from '../../../schema/nights';
import { BadInput } from '../core/problems';

/*
 * An existing client writes a night as midnight in its own time zone. It compares instants to find taken
 * nights, and shows dates in its own zone. Supported zones are UTC-10 (Honolulu) to UTC+13:45 (Chatham in
 * summer); clients in other zones send YYYY-MM-DD.
 */

const MINUTE = 60_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
/**
 * The latest time of a UTC date, in milliseconds, that is midnight west of Greenwich. A later time is the
 * next date's midnight in the east.
 */
const LAST_MIDNIGHT = 10 * 60 * MINUTE;
/** How far apart the midnights of one request may be, in milliseconds: summer time may begin between them. */
const SPREAD = 90 * MINUTE;
/** Minutes east of UTC of every civil time between UTC-10 and UTC+13:45, UTC itself first. */
const OFFSETS = [
  0, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -150, -120, -60, 60, 120, 180, 210, 240, 270,
  300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 825,
];

/** A night as its midnight in UTC. */
export const instantOf = (night: string): string => `${night}T00:00:00.000Z`;

/**
 * A night as its midnight in every zone of existing clients, UTC first. Each client finds its own midnight in
 * the list.
 */
export const midnightsOf = (night: string): string[] =>
  OFFSETS.map((offset) => new Date(Date.parse(instantOf(night)) - offset * MINUTE).toISOString());

/** An instant that falls on this date in every zone of existing clients. */
export const dateOf = (night: string): string => `${night}T10:14:00.000Z`;

/**
 * The night that was sent, either `YYYY-MM-DD` or an instant. An instant is a client's midnight between
 * UTC-10 and UTC+13:45: up to 10:00 UTC it means that date, after 10:00 UTC the next date. Throws BadInput
 * for any other text.
 */
export const nightOf = (sent: string): string => read(sent).night;

/** The night, and for an instant how many milliseconds after midnight UTC it is. */
function read(sent: string): { night: string; after?: number } {
  if (isNight(sent)) return { night: sent };
  const found = INSTANT.exec(sent);
  const time = found ? Date.parse(found[3] ? sent : `${sent}Z`) : NaN;
  const date = Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
  if (!isNight(date)) throw invalid(sent);
  const night = time - Date.parse(instantOf(date)) > LAST_MIDNIGHT ? addNights(date, 1) : date;
  if (!isNight(night)) throw invalid(sent);
  return { night, after: time - Date.parse(instantOf(night)) };
}

const invalid = (sent: string): BadInput => new BadInput(`Invalid date: ${sent.slice(0, 40)}`);

/**
 * The stay that these nights form, in any order. Throws BadInput if a night between them is missing, or if
 * their midnights lie too far apart to be of one client.
 */
export function stayOf(dates: string[]): StayDates {
  const sent = dates.map(read);
  const after = sent.flatMap((each) => each.after ?? []);
  if (Math.max(...after) - Math.min(...after) > SPREAD)
    throw new BadInput('These dates are midnights of different time zones. Send them as YYYY-MM-DD.');
  const nights = [...new Set(sent.map(({ night }) => night))].sort();
  if (nights.some((night, index) => index > 0 && night !== addNights(nights[index - 1]!, 1)))
    throw new BadInput('The nights of a stay must be consecutive. Choose dates without a gap.');
  return { checkIn: nights[0]!, checkOut: addNights(nights.at(-1)!, 1) };
}
