import type { Counting } from '../core/counting.decorator';
import { slice, type PageOf } from '../core/pagination';
import { equals, type Condition } from '../database/lists/conditions';
import { readPage, readPageOfIds, type ListOrder, type ListQuestion } from '../database/lists/readPage';
import { matchText, type WordSource } from '../database/lists/wordIndex';
import { RoomType } from './roomType.entity';
import { RoomTypeSort, type RoomTypeFilter, type RoomTypesArgs } from './roomTypeList.inputs';

const ORDERS: Record<RoomTypeSort, ListOrder<RoomType>> = {
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
): Promise<ListQuestion<RoomType>> {
  const where = [...equals<RoomType>({ hotelId }), ...(filter ? await conditionsOf(filter) : [])];
  const order = ORDERS[sort ?? RoomTypeSort.HOTEL];
  return { where, sort: order, after, ...slice(page), ...counting };
}

const SOURCES: WordSource<RoomType>[] = [
  { kind: 'roomType', column: 'id' },
  { kind: 'hotel', column: 'hotelId' },
];

async function conditionsOf({ hotelId, text }: RoomTypeFilter): Promise<Condition<RoomType>[]> {
  return [...equals<RoomType>({ hotelId }), ...(await matchText(text, SOURCES, ['id']))];
}
