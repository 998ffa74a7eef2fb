import { In } from 'typeorm';
import { repo } from '../database/transaction';
import { onDelete, type Deletion } from '../hotels/onDelete';
import { announceRoomNumbersRemoved } from './onRoomNumbersRemoved.service';
import { RoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';

/** Announces that the rooms of a hotel are deleted with it. */
export async function removeRoomsOfHotel({ what, id }: Deletion): Promise<void> {
  if (what !== 'hotel') return;
  const types = await repo(RoomType).find({ where: { hotelId: id }, order: { id: 'ASC' } });
  for (const type of types) await onDelete.run({ what: 'roomType', id: type.id });
  const numbers = await repo(RoomNumber).findBy({ roomTypeId: In(types.map((type) => type.id)) });
  await announceRoomNumbersRemoved(id, numbers);
}
