import { addNights, isNight, type StayDates } from '../../../schema/nights';
import { BadInput } from '../core/problems';

/*
 * Existing clients write a night as their own midnight, wherever they are, compare taken nights with it for equal
 * instants, and show dates in their own zone. They are anywhere from UTC-10 (Honolulu) to UTC+13:45 (Chatham in
 * summer); the few beyond send YYYY-MM-DD.
 */

const MINUTE = 60_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
/** Until when on a UTC date it is midnight somewhere west of Greenwich; later, the next day has begun in the east. */
const LAST_MIDNIGHT = 10 * 60 * MINUTE;
/** How far apart the midnights of one request may be: summer time may begin between them. */
const SPREAD = 90 * MINUTE;
/** Minutes east of UTC of every civil time between UTC-10 and UTC+13:45, UTC itself first. */
const OFFSETS = [
  0, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -150, -120, -60, 60, 120, 180, 210, 240, 270,
  300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 825,
];

/** A night as its midnight in UTC. */
export const instantOf = (night: string): string => `${night}T00:00:00.000Z`;

/** A night as its midnight in every zone of existing clients, UTC first: each finds its own among them. */
export const midnightsOf = (night: string): string[] =>
  OFFSETS.map((offset) => new Date(Date.parse(instantOf(night)) - offset * MINUTE).toISOString());

/** A date as an instant that has this date in every zone of existing clients. */
export const dateOf = (night: string): string => `${night}T10:14:00.000Z`;

/**
 * The night that was sent: `YYYY-MM-DD` as it stands, an instant as the midnight of a client from UTC-10 to
 * UTC+13:45: up to 10:00 UTC that date, later than that the next one. Throws BadInput for everything else.
 */
export const nightOf = (sent: string): string => read(sent).night;

/** The night, and for an instant how long after its midnight in UTC it is. */
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
 * The stay that these nights make, in any order; throws BadInput where one between them is missing, or where they are
 * midnights of places so far apart that the nights are not certain.
 */
export function stayOf(dates: string[]): StayDates {
  const sent = dates.map(read);
  const after = sent.flatMap((each) => each.after ?? []);
  if (Math.max(...after) - Math.min(...after) > SPREAD)
    throw new BadInput('These dates are midnights of different time zones. Send them as YYYY-MM-DD.');
  const nights = [...new Set(sent.map(({ night }) => night))].sort();
  if (nights.some((night, index) => index > 0 && night !== addNights(nights[index - 1]!, 1)))
    throw new BadInput('The nights of a stay follow one another. Choose dates without a gap.');
  return { checkIn: nights[0]!, checkOut: addNights(nights.at(-1)!, 1) };
}
