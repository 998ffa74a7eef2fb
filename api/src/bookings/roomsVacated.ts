import { hook } from '../core/hooks';
import { StayState, type Stay } from './stay.entity';

/** Runs inside the transaction in which guests leave room numbers: they check out, or go on in another room. */
export const onRoomsVacated = hook<{ hotelId: string; roomNumberIds: string[] }>();

type Standing = Pick<Stay, 'roomNumberId' | 'state'>;

/** The rooms in which guests of these stays are. */
export const roomsInUse = (stays: readonly Standing[]): Set<string> =>
  new Set(
    stays.flatMap(({ roomNumberId, state }) =>
      roomNumberId && state === StayState.CHECKED_IN ? [roomNumberId] : [],
    ),
  );

/** Runs the hook for rooms in which guests of a booking were and no longer are. */
export async function vacateRooms(
  hotelId: string | null,
  before: ReadonlySet<string>,
  after: ReadonlySet<string> = new Set(),
): Promise<void> {
  const roomNumberIds = [...before].filter((id) => !after.has(id));
  if (hotelId && roomNumberIds.length) await onRoomsVacated.run({ hotelId, roomNumberIds });
}
