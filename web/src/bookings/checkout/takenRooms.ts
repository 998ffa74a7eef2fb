import { listed } from '../../../../schema/spoken';
import { fill } from '../../../../schema/fill';
import { countNights } from '../../../../schema/nights';
import { spokenDate, spokenStay } from '../../kit/format';
import * as texts from './texts';

interface RoomNumber {
  id: string;
  number: number;
  roomType: { id: string };
}

interface TakenRoom extends RoomNumber {
  nights: string[];
}

/** The taken nights grouped by room number, in the order of their first mention. */
export function takenRooms(taken: readonly { night: string; roomNumber: RoomNumber }[]): TakenRoom[] {
  const rooms = new Map<string, TakenRoom>();
  for (const { night, roomNumber } of taken) {
    const room = rooms.get(roomNumber.id);
    if (room) room.nights.push(night);
    else rooms.set(roomNumber.id, { ...roomNumber, nights: [night] });
  }
  return [...rooms.values()];
}

/** `the night of Sun 10 Jan 2027`. Consecutive nights are written as a range, others one by one. */
export function nightsInWords(nights: readonly string[]): string {
  const [first = '', last = ''] = [nights[0], nights.at(-1)];
  if (nights.length === 1) return fill(texts.nightOf, { date: spokenDate(first) });
  const isConsecutive = countNights(first, last) === nights.length - 1;
  return fill(texts.nightsOf, {
    dates: isConsecutive ? spokenStay(first, last) : listed(nights.map(spokenDate)),
  });
}

/**
 * An alternative for each taken room: of the same type, else the best match left. Rooms that are already selected are
 * no alternatives.
 */
export function alternativesFor<Room extends Pick<RoomNumber, 'id' | 'roomType'>>(
  alternatives: readonly Room[],
  taken: readonly Pick<RoomNumber, 'roomType'>[],
  selection: readonly string[],
): Room[] {
  const left = alternatives.filter(({ id }) => !selection.includes(id));
  const take = (fits: (room: Room) => boolean): Room | undefined => {
    const found = left.find(fits);
    if (found) left.splice(left.indexOf(found), 1);
    return found;
  };
  const alike = taken.map(({ roomType }) => take((room) => room.roomType.id === roomType.id));
  return alike.flatMap((room) => room ?? take(() => true) ?? []);
}
