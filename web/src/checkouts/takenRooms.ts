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

/** As many of the offered rooms as were taken, best match first, without those that are chosen already. */
export const chooseInstead = <Room extends { id: string }>(
  alternatives: readonly Room[],
  count: number,
  selection: readonly string[],
): Room[] => alternatives.filter(({ id }) => !selection.includes(id)).slice(0, count);
