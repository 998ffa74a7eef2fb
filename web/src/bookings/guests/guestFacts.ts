import type { Party } from '../../../../schema/party';
import { partyWords } from '../../../../schema/partyWords';
import { requestWords, type StayRequest } from '../../../../schema/stayRequests';
import * as texts from './texts';

/** Who comes to a booking and what they ask for. */
export interface KnownGuests {
  party: Party | null;
  leadGuest: { name: string } | null;
  guestPhone: string | null;
  requests: readonly StayRequest[];
  requestNote: string | null;
}

/** Who comes and what they ask for, as facts; only what is known. */
export function guestFacts(booking: KnownGuests): (readonly [name: string, value: string])[] {
  const { party, leadGuest, guestPhone, requests, requestNote } = booking;
  const facts = [
    [texts.guests, party && partyWords(party)],
    [texts.leadGuest, leadGuest?.name],
    [texts.guestPhone, guestPhone],
    [texts.requests, requestWords(requests, requestNote)],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
