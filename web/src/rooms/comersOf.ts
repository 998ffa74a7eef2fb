import { readAges, type Party as Comers } from '../../../schema/party';
import type { Party } from './party';

/** The adults and children of a party. */
export function comersOf({ guests, children }: Pick<Party, 'guests' | 'children'>): Comers {
  const childrenAges = readAges(children) ?? [];
  return { adults: guests - childrenAges.length, childrenAges };
}
