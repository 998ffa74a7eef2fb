import { countNights } from '../../../../schema/nights';
import { spokenDate, spokenStay } from '../../kit/format';

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

/** `the night of Sun 10 Jan 2027`; several as a range where they follow one another, else each of them. */
export function nightsInWords(nights: readonly string[]): string {
  const [first = '', last = ''] = [nights[0], nights.at(-1)];
  if (nights.length === 1) return `the night of ${spokenDate(first)}`;
  const inARow = countNights(first, last) === nights.length - 1;
  return `the nights of ${inARow ? spokenStay(first, last) : nights.map(spokenDate).join(', ')}`;
}

/**
 * One alternative for each taken room: of its own type, else the best match that is left; none that is chosen
 * already.
 */
export function chooseInstead<Room extends Pick<RoomNumber, 'id' | 'roomType'>>(
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
