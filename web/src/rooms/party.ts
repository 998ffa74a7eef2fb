/** The guests and rooms of a search. */
export interface Party {
  guests: number;
  rooms: number;
}

/**
 * Why a room type is too small for its share of the guests, and how many such rooms it takes; undefined where it is
 * large enough or the party is unknown.
 */
export function tooSmall(maxPeople: number, party: Party | undefined): string | undefined {
  const share = party ? Math.ceil(party.guests / party.rooms) : 0;
  if (!party || share <= maxPeople) return undefined;
  return `Too small for ${share} guests in one room; you would need ${Math.ceil(party.guests / maxPeople)} of these`;
}

/** What to say where the chosen rooms do not sleep everybody; undefined where they do, or the party is unknown. */
export function withoutBed(
  chosen: readonly { maxPeople: number }[],
  party: Party | undefined,
): string | undefined {
  const sleeps = chosen.reduce((sum, { maxPeople }) => sum + maxPeople, 0);
  if (!party || chosen.length === 0 || sleeps >= party.guests) return undefined;
  return `Your rooms sleep ${sleeps} of ${party.guests} guests. Choose another room as well, or larger ones.`;
}
