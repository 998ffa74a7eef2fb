import { addNights, isNight, type StayDates } from '../../../schema/nights';
import { BadInput } from '../core/problems';

const DAY = 86_400_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** A night as existing clients read it: its midnight, UTC. */
export const instantOf = (night: string): string => `${night}T00:00:00.000Z`;

/**
 * The night that was sent: `YYYY-MM-DD` as it stands, an instant at the nearest midnight UTC (existing clients
 * send their own midnight, wherever they are). Throws BadInput for everything else.
 */
export function nightOf(sent: string): string {
  if (isNight(sent)) return sent;
  const found = INSTANT.exec(sent);
  const time = found ? Date.parse(found[3] ? sent : `${sent}Z`) : NaN;
  const night = Number.isNaN(time) ? '' : new Date(Math.round(time / DAY) * DAY).toISOString().slice(0, 10);
  if (!isNight(night)) throw new BadInput(`Invalid date: ${sent.slice(0, 40)}`);
  return night;
}

/** The stay that these nights make, in any order; throws BadInput where one between them is missing. */
export function stayOf(dates: string[]): StayDates {
  const nights = [...new Set(dates.map(nightOf))].sort();
  if (nights.some((night, index) => index > 0 && night !== addNights(nights[index - 1]!, 1)))
    throw new BadInput('The nights of a stay follow one another. Choose dates without a gap.');
  return { checkIn: nights[0]!, checkOut: addNights(nights.at(-1)!, 1) };
}
