import { hook } from '../core/hooks';
import { lockRows } from '../database/transaction';
import { RoomNumber } from './roomNumber.entity';

/** Room numbers that a hotel no longer has: they are deleted, or move to another hotel with their type. */
export interface RoomNumbersRemoved {
  hotelId: string;
  roomNumberIds: string[];
}

/** Runs inside the transaction, before they are removed and with their rows locked. */
export const onRoomNumbersRemoved = hook<RoomNumbersRemoved>();

/** Locks the rows and runs the hook, inside the caller's transaction. */
export async function announceRoomNumbersRemoved(hotelId: string, numbers: RoomNumber[]): Promise<void> {
  const roomNumberIds = numbers.map(({ id }) => id);
  if (!roomNumberIds.length) return;
  await lockRows(RoomNumber, roomNumberIds);
  await onRoomNumbersRemoved.run({ hotelId, roomNumberIds });
}
