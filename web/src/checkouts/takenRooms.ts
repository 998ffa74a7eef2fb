import { countNights } from '../../../schema/rules';
import { spokenDate, spokenStay } from '../ui/format';

interface TakenRoom {
  id: string;
  number: number;
  nights: string[];
}

/** The taken nights gathered by room number, in the order in which the rooms are named. */
export function takenRooms(
  taken: readonly { night: string; roomNumber: { id: string; number: number } }[],
): TakenRoom[] {
  const rooms = new Map<string, TakenRoom>();
  for (const { night, roomNumber } of taken) {
    const room = rooms.get(roomNumber.id);
    if (room) room.nights.push(night);
    else rooms.set(roomNumber.id, { ...roomNumber, nights: [night] });
  }
  return [...rooms.values()];
}

/** `the night of Sun 10 Jan 2027`, or the first and last where they follow one another, or all of them. */
export function nightsInWords(nights: readonly string[]): string {
  const [first = '', last = ''] = [nights[0], nights.at(-1)];
  if (nights.length === 1) return `the night of ${spokenDate(first)}`;
  const inARow = countNights(first, last) === nights.length - 1;
  return `the nights of ${inARow ? spokenStay(first, last) : nights.map(spokenDate).join(', ')}`;
}

/** As many of the offered rooms as were taken, best match first, without those that are chosen already. */
export const chooseInstead = <Room extends { id: string }>(
  alternatives: readonly Room[],
  count: number,
  selection: readonly string[],
): Room[] => alternatives.filter(({ id }) => !selection.includes(id)).slice(0, count);
