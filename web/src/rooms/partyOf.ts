import { readAges } from '../../../schema/party';
import type { GuestsAndRooms } from './party';

/** The adults and children among the guests, as the server takes them. */
export function partyOf({ guests, children }: Pick<GuestsAndRooms, 'guests' | 'children'>) {
  const childrenAges = readAges(children) ?? [];
  return { adults: guests - childrenAges.length, childrenAges };
}
