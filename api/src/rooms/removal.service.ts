import { In } from 'typeorm';
import { hook } from '../core/hooks';
import { lockRows, repo, transaction } from '../database/transaction';
import { onDelete, type Deletion } from '../hotels/onDelete';
import { RoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';

/** Room numbers that leave a hotel: they are deleted, or move to another hotel with their type. */
export interface RoomNumbersRemoved {
  hotelId: string;
  roomNumberIds: string[];
}

/** Runs inside the transaction, before the rooms are removed and with their rows locked; a listener may refuse. */
export const onRoomNumbersRemoved = hook<RoomNumbersRemoved>();

/** Locks the rows and runs the hook, inside the caller's transaction. */
export async function announceRoomNumbersRemoved(hotelId: string, numbers: RoomNumber[]): Promise<void> {
  const roomNumberIds = numbers.map(({ id }) => id);
  if (!roomNumberIds.length) return;
  await lockRows(RoomNumber, roomNumberIds);
  await onRoomNumbersRemoved.run({ hotelId, roomNumberIds });
}

/** Announces that the rooms of a hotel are deleted with it. */
export async function removeRoomsOfHotel({ what, id }: Deletion): Promise<void> {
  if (what !== 'hotel') return;
  const types = await repo(RoomType).find({ where: { hotelId: id }, order: { id: 'ASC' } });
  for (const type of types) await onDelete.run({ what: 'roomType', id: type.id });
  const numbers = await repo(RoomNumber).findBy({ roomTypeId: In(types.map((type) => type.id)) });
  await announceRoomNumbersRemoved(id, numbers);
}

/** Deletes the room numbers of a closed hotel, each in a transaction of its own. */
export async function deleteRoomNumbersOfHotel({ hotelId }: { hotelId: string }): Promise<void> {
  const types = await repo(RoomType).findBy({ hotelId });
  const rooms = await repo(RoomNumber).find({
    where: { roomTypeId: In(types.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  for (const room of rooms)
    await transaction(async () => {
      await announceRoomNumbersRemoved(hotelId, [room]);
      await repo(RoomNumber).delete({ id: room.id });
    });
}
