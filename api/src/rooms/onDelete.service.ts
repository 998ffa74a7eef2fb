import { In } from 'typeorm';
import { hook } from '../core/hooks';
import { lockRows, repo } from '../database/transaction';
import { removal, type Removed } from '../hotels/onDelete';
import { RoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';

/** Room numbers that leave their hotel: they go, or move to another one. */
export interface RoomsLeaving {
  hotelId: string;
  roomNumberIds: string[];
}

/** Told inside the transaction, before they leave; they are held. */
export const roomsLeaving = hook<RoomsLeaving>();

/** Rooms go with their hotel; called once, when the house opens. */
export const joinRoomsToRemoval = (): void => removal.join('rooms', leaveWithHotel);

async function leaveWithHotel({ what, id }: Removed): Promise<void> {
  if (what !== 'hotel') return;
  const types = await repo(RoomType).find({ where: { hotelId: id }, order: { id: 'ASC' } });
  for (const type of types) await removal.tell({ what: 'roomType', id: type.id });
  await sendAway(id, await repo(RoomNumber).findBy({ roomTypeId: In(types.map((type) => type.id)) }));
}

/** Tells everybody who has to do with these rooms, inside the caller's transaction. */
export async function sendAway(hotelId: string, numbers: RoomNumber[]): Promise<void> {
  const roomNumberIds = numbers.map(({ id }) => id);
  if (!roomNumberIds.length) return;
  await lockRows(RoomNumber, roomNumberIds);
  await roomsLeaving.tell({ hotelId, roomNumberIds });
}
