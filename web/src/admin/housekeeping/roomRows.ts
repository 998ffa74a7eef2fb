import { arrivalHourWords } from '../../../../schema/arrivals';
import { fill } from '../../../../schema/fill';
import type { HousekeepingQuery, RoomStateFragment } from './Housekeeping.generated';
import type { PendingChange } from './roomOutbox';
import * as texts from './texts';

export type RoomList = NonNullable<HousekeepingQuery['housekeeping']>;
export type RoomState = RoomStateFragment;
export type RoomStatus = RoomState['status'];
/** A status that a person sets with one tap; rooms are put out of order with a reason and a day. */
export type StatusByHand = Exclude<RoomStatus, 'OUT_OF_ORDER'>;
type ListedRoom = RoomList['rooms'][number];

/** A room as this person sees it: the server's state with the changes that are still to be sent. */
export interface RoomRow extends ListedRoom {
  /** Whether a change of this room is still to be sent. */
  isPending: boolean;
}

export const STATUS_WORDS: Record<RoomStatus, string> = {
  CLEAN: texts.clean,
  DIRTY: texts.dirty,
  INSPECTED: texts.inspected,
  OUT_OF_ORDER: texts.outOfOrder,
};
export const STATUS_TONES = {
  CLEAN: 'info',
  DIRTY: 'warning',
  INSPECTED: 'success',
  OUT_OF_ORDER: 'error',
} as const satisfies Record<RoomStatus, string>;

export const BY_HAND: readonly StatusByHand[] = ['DIRTY', 'CLEAN', 'INSPECTED'];

/** What one tap does: a dirty room is cleaned, a clean one inspected. */
export const NEXT: Partial<Record<RoomStatus, StatusByHand>> = { DIRTY: 'CLEAN', CLEAN: 'INSPECTED' };

/** The rooms with the changes that are still to be sent. */
export function withPending(
  rooms: readonly ListedRoom[],
  pending: readonly PendingChange[],
): readonly RoomRow[] {
  const byRoom = new Map<string, PendingChange[]>();
  for (const change of pending)
    if (!change.problem)
      byRoom.set(change.roomNumberId, [...(byRoom.get(change.roomNumberId) ?? []), change]);
  return rooms.map((room) => {
    const changes = byRoom.get(room.id) ?? [];
    const state = changes.reduce<RoomState>(
      (now, { status, doNotDisturb, changeId }) => ({
        ...now,
        status: status ?? now.status,
        doNotDisturb: doNotDisturb ?? now.doNotDisturb,
        revision: changeId,
      }),
      room.state,
    );
    return { ...room, state, isPending: changes.length > 0 };
  });
}

export const SHOWN = ['dirty', 'clean', 'inspected', 'out'] as const;
export type Shown = (typeof SHOWN)[number];

const SHOWN_STATUS: Record<Shown, RoomStatus> = {
  dirty: 'DIRTY',
  clean: 'CLEAN',
  inspected: 'INSPECTED',
  out: 'OUT_OF_ORDER',
};

/** Whether a room has the status that a filter shows. */
export const isShown = ({ state }: RoomRow, shown: Shown | undefined): boolean =>
  shown === undefined || state.status === SHOWN_STATUS[shown];

export interface Floor {
  floor: number;
  rooms: readonly RoomRow[];
}

/** The rooms by floor, from the lowest up. */
export function floorsOf(rooms: readonly RoomRow[]): Floor[] {
  const floors = new Map<number, RoomRow[]>();
  for (const room of rooms) floors.set(room.floor, [...(floors.get(room.floor) ?? []), room]);
  return [...floors]
    .sort(([one], [other]) => one - other)
    .map(([floor, listed]) => ({ floor, rooms: listed }));
}

export const floorWords = (floor: number): string =>
  floor === 0 ? texts.groundFloor : fill(texts.floor, { floor });

/** Who leaves, stays and comes today, in words. */
export function workWords({ occupied, dueOut, stayOver, arrival, arrivalHour }: ListedRoom): string[] {
  return [
    ...(dueOut ? [texts.dueOut] : stayOver ? [texts.stayOver] : [occupied ? texts.occupied : texts.vacant]),
    ...(arrival
      ? [
          arrivalHour === null
            ? texts.arrivalToday
            : fill(texts.arrivalAt, { hours: arrivalHourWords(arrivalHour) }),
        ]
      : []),
  ];
}
