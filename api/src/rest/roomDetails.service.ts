import { In, MoreThanOrEqual } from 'typeorm';
import { repo } from '../database/unit';
import { Night } from '../rooms/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';

/** The room types that have any of these room numbers, whole; numbers that are not there are left aside. */
export async function findTypesWithNumbers(roomNumberIds: string[]): Promise<RoomType[]> {
  const numbers = await repo(RoomNumber).findBy({ id: In(roomNumberIds) });
  const ids = [...new Set(numbers.map(({ roomTypeId }) => roomTypeId))];
  return repo(RoomType).find({ where: { id: In(ids) }, order: { priceCents: 'ASC', id: 'ASC' } });
}

/** Every night from this one on that each of these room numbers is held or booked, in order. */
export async function nightsTakenFrom(roomNumberIds: string[], from: string): Promise<Map<string, string[]>> {
  const nights = new Map<string, string[]>(roomNumberIds.map((id) => [id, []]));
  if (!roomNumberIds.length) return nights;
  const rows = await repo(Night)
    .createQueryBuilder('taken')
    .select(['taken.roomNumberId', 'taken.night'])
    .where({ roomNumberId: In(roomNumberIds), night: MoreThanOrEqual(from) })
    .orderBy('taken.roomNumberId')
    .addOrderBy('taken.night')
    .getMany();
  for (const { roomNumberId, night } of rows) nights.get(roomNumberId)?.push(night);
  return nights;
}
