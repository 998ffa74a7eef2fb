import type { Counting } from '../core/counting.decorator';
import { slice, type PageOf } from '../core/pagination';
import type { Condition } from '../database/listConditions';
import { readPage, type ListOrder } from '../database/readPage';
import { matchText } from '../database/wordIndex';
import { RoomType } from './roomType.entity';
import { RoomTypeSort, type RoomTypeFilter, type RoomTypesArgs } from './roomTypeList.inputs';

const ORDERS: Record<RoomTypeSort, ListOrder> = {
  HOTEL: { by: ['hotelId', 'priceCents'] },
  TITLE_ASC: { by: ['titleKey'] },
  TITLE_DESC: { by: ['titleKey'], descending: true },
  PRICE_ASC: { by: ['priceCents'] },
  PRICE_DESC: { by: ['priceCents'], descending: true },
};

/** One page of all room types, or of those for which all holds that is asked for. */
export async function listRoomTypes(
  { hotelId, filter, sort, after, ...page }: RoomTypesArgs,
  counting: Counting = {},
): Promise<PageOf<RoomType>> {
  const where = [
    ...(hotelId ? [{ column: 'hotelId', is: hotelId }] : []),
    ...(filter ? await conditionsOf(filter) : []),
  ];
  const order = ORDERS[sort ?? RoomTypeSort.HOTEL];
  return readPage(RoomType, { where, sort: order, after, ...slice(page), ...counting });
}

async function conditionsOf({ hotelId, ...filter }: RoomTypeFilter): Promise<Condition[]> {
  const where: Condition[] = hotelId ? [{ column: 'hotelId', is: hotelId }] : [];
  const text = filter.text?.trim();
  if (!text) return where;
  const id = text.toLowerCase();
  if (/^[0-9a-f]{24}$/.test(id)) return [...where, { column: 'id', is: id }];
  const words = await matchText(text, [
    { kind: 'roomType', column: 'id' },
    { kind: 'hotel', column: 'hotelId' },
  ]);
  return [...where, ...words];
}
