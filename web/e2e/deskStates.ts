import type { AdminApi } from './adminApi';

interface DeskStay {
  actions: string[];
  stay: { id: string; number: number; state: string };
  booking: { user: { name: string } };
}
type Lists = Record<'arrivals' | 'departures' | 'inHouse', DeskStay[]>;

const STAY = '{ actions stay { id number state } booking { user { name } } }';

/** The lists of a front desk today, as the server has them. */
export async function readDesk(api: AdminApi, hotelId: string): Promise<Lists> {
  const { frontDesk } = await api.ask<{ frontDesk: Lists }>(
    `query ($hotelId: ID!) { frontDesk(hotelId: $hotelId) { arrivals ${STAY} departures ${STAY} inHouse ${STAY} } }`,
    { hotelId },
  );
  return frontDesk;
}

/** The stays whose state differs between two moments, as "room, name: state". A stay that left all lists is "gone". */
export function changedStays(before: Lists, after: Lists): string[] {
  const [was, is] = [statesOf(before), statesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${name}: ${is.get(name) ?? 'gone'}`);
}

const statesOf = (lists: Lists): Map<string, string> =>
  new Map(
    Object.values(lists)
      .flat()
      .map(({ stay, booking }) => [`room ${stay.number}, ${booking.user.name}`, stay.state]),
  );
