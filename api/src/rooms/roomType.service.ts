import { repo } from '../database/transaction';
import { slice, type PageArgs, type PageOf } from '../core/pagination';
import { RoomType } from './roomType.entity';

/** One page of all room types, or of those of one hotel: by hotel, the cheapest first. */
export async function listRoomTypes(page: PageArgs, hotelId?: string | null): Promise<PageOf<RoomType>> {
  const { take, skip } = slice(page);
  const query = repo(RoomType).createQueryBuilder('roomType');
  if (hotelId) query.where('roomType.hotelId = :hotelId', { hotelId });
  const [items, total] = await Promise.all([
    query
      .clone()
      .orderBy('roomType.hotelId', 'ASC')
      .addOrderBy('roomType.priceCents', 'ASC')
      .addOrderBy('roomType.id', 'ASC')
      .limit(take)
      .offset(skip)
      .getMany(),
    query.getCount(),
  ]);
  return { items, total };
}
