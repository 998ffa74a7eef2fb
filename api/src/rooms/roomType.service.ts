import type { Counting } from '../core/counting.decorator';
import { slice, type PageOf } from '../core/pagination';
import type { Condition } from '../database/lists/listConditions';
import { readPage, readPageOfIds, type ListOrder, type ListQuestion } from '../database/lists/readPage';
import { matchText } from '../database/lists/wordIndex';
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
export const listRoomTypes = async (
  args: RoomTypesArgs,
  counting: Counting = {},
): Promise<PageOf<RoomType>> => readPage(RoomType, await questionOf(args, counting));

/** The same by their ids alone. */
export const listRoomTypeIds = async (
  args: RoomTypesArgs,
  counting: Counting = {},
): Promise<PageOf<string>> => readPageOfIds(RoomType, await questionOf(args, counting));

async function questionOf(
  { hotelId, filter, sort, after, ...page }: RoomTypesArgs,
  counting: Counting,
): Promise<ListQuestion> {
  const where = [
    ...(hotelId ? [{ column: 'hotelId', is: hotelId }] : []),
    ...(filter ? await conditionsOf(filter) : []),
  ];
  const order = ORDERS[sort ?? RoomTypeSort.HOTEL];
  return { where, sort: order, after, ...slice(page), ...counting };
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
