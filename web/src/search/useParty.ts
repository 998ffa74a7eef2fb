import type { Party } from '../rooms/party';
import { useAddress } from '../kit/useAddress';
import { CHOSEN, useChosen } from './chosen';

/** The guests and rooms in the address, which a search puts there, or as they were last chosen; else undefined. */
export function useParty(): Party | undefined {
  const [asked] = useAddress(CHOSEN);
  const chosen = useChosen();
  const guests = asked.guests ?? chosen.guests;
  return guests === undefined ? undefined : { guests, rooms: asked.rooms ?? chosen.rooms ?? 1 };
}
