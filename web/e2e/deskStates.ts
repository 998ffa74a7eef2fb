import type { AdminApi } from './adminApi';

interface DeskStay {
  actions: string[];
  stay: { id: string; number: number; state: string; checkOut: string };
  booking: { owedCents: number; user: { name: string } };
}
interface Room {
  id: string;
  state: { status: string; revision: string | null };
}
type Lists = Record<'arrivals' | 'departures' | 'inHouse', DeskStay[]>;

const STAY = '{ actions stay { id number state checkOut } booking { owedCents user { name } } }';

/** The lists of a front desk today, as the server has them. */
export async function readDesk(api: AdminApi, hotelId: string): Promise<Lists> {
  const { frontDesk } = await api.ask<{ frontDesk: Lists }>(
    `query ($hotelId: ID!) { frontDesk(hotelId: $hotelId) { arrivals ${STAY} departures ${STAY} inHouse ${STAY} } }`,
    { hotelId },
  );
  return frontDesk;
}

/** Makes every room of a hotel clean, so that the desk does not ask about it at a check-in. */
export async function cleanRooms(api: AdminApi, hotelId: string): Promise<void> {
  const { housekeeping } = await api.ask<{ housekeeping: { rooms: Room[] } }>(
    'query ($hotelId: ID!) { housekeeping(hotelId: $hotelId) { rooms { id state { status revision } } } }',
    { hotelId },
  );
  for (const { id, state } of housekeeping.rooms)
    if (state.status === 'DIRTY') {
      const changeId = `clean-before-${id}`;
      await api.ask(
        'mutation ($input: ChangeRoomStateInput!) { changeRoomState(input: $input) { __typename } }',
        { input: { roomNumberId: id, status: 'CLEAN', seenRevision: state.revision, changeId } },
      );
    }
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
