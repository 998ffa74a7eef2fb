import { fill } from '../../../schema/fill';
import * as texts from './texts';

/** A party and the number of its rooms, as searches and addresses have them. */
export interface GuestsAndRooms {
  /** Everyone, children included. */
  guests: number;
  rooms: number;
  /** The ages of the children among the guests, such as `3,7`; empty without children. */
  children: string;
}

/**
 * The warning that a room type is too small for its share of the guests, with the number of such rooms they need.
 * Undefined if the room is large enough or the party is unknown.
 */
export function tooSmall(
  maxPeople: number,
  party: Pick<GuestsAndRooms, 'guests' | 'rooms'> | undefined,
): string | undefined {
  const share = party ? Math.ceil(party.guests / party.rooms) : 0;
  if (!party || share <= maxPeople) return undefined;
  return fill(texts.tooSmallForParty, { share, needed: Math.ceil(party.guests / maxPeople) });
}

/** The warning that the selected rooms do not sleep all guests. Undefined if they do or the party is unknown. */
export function guestsWithoutBed(
  selected: readonly { maxPeople: number }[],
  party: Pick<GuestsAndRooms, 'guests' | 'rooms'> | undefined,
): string | undefined {
  const sleeps = selected.reduce((sum, { maxPeople }) => sum + maxPeople, 0);
  if (!party || selected.length === 0 || sleeps >= party.guests) return undefined;
  return fill(texts.guestsWithoutBed, { sleeps, guests: party.guests });
}
