import type { Desk, DeskRow } from './deskRows';
import * as texts from './texts';

export type RoomStatus = Desk['roomStates'][number]['status'];

/** The status of rooms for housekeeping, by number. */
export type RoomStatuses = ReadonlyMap<number, RoomStatus>;

export const statusesOf = (desk: Pick<Desk, 'roomStates'> | null | undefined): RoomStatuses =>
  new Map(desk?.roomStates.map(({ roomNumber, status }) => [roomNumber.number, status]));

/** How a room is named to those who wait for it. */
export const ROOM_WORDS = {
  CLEAN: ['success', texts.roomClean],
  INSPECTED: ['success', texts.roomInspected],
  DIRTY: ['warning', texts.roomDirty],
  OUT_OF_ORDER: ['error', texts.roomOutOfOrder],
} as const satisfies Record<RoomStatus, readonly [string, string]>;

const READY: readonly RoomStatus[] = ['CLEAN', 'INSPECTED'];

/** Whether a room is neither dirty nor out of order, as far as it is known. */
export const isClean = (status: RoomStatus | undefined): boolean =>
  status === undefined || READY.includes(status);

/** The desk with only those arrivals and room moves whose guests can move in: the room is clean, and nobody else is in it. */
export function onlyReady(desk: Desk): Desk {
  const statuses = statusesOf(desk);
  const taken = new Map(
    desk.inHouse.filter(({ stay }) => stay.state === 'CHECKED_IN').map((row) => [row.stay.number, row.id]),
  );
  const isReady = ({ id, stay }: DeskRow) =>
    stay.state === 'EXPECTED' && isClean(statuses.get(stay.number)) && (taken.get(stay.number) ?? id) === id;
  return { ...desk, arrivals: desk.arrivals.filter(isReady), roomMoves: desk.roomMoves.filter(isReady) };
}
