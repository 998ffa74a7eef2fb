import { In } from 'typeorm';
import { repo, transaction } from '../database/transaction';
import { announceRoomNumbersRemoved } from './onRoomNumbersRemoved.service';
import { RoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';

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
