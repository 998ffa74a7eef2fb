import { inListQuota } from '../../access/limits/listQuota';
import { authorize, type Viewer } from '../../access/policy';
import type { Counting } from '../../core/counting.decorator';
import { slice, type PageOf } from '../../core/pagination';
import type { Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { matchText } from '../../database/lists/wordIndex';
import { GuestSort, type HotelGuestsArgs } from './guestList.inputs';
import { HotelGuest } from './hotelGuest.entity';

const ORDERS: Record<GuestSort, ListOrder<HotelGuest>> = {
  BOOKED_DESC: { by: ['bookedAt'], descending: true },
  BOOKED_ASC: { by: ['bookedAt'] },
  NAME_ASC: { by: ['nameKey'] },
  NAME_DESC: { by: ['nameKey'], descending: true },
};

/** One page of the guests of a hotel, or of all hotels. */
export function listHotelGuests(
  viewer: Viewer | undefined,
  { hotelId, ...args }: HotelGuestsArgs,
  counting: Counting = {},
): Promise<PageOf<HotelGuest>> {
  authorize(viewer, 'guest:list');
  return inListQuota('staff', viewer, () => readGuests(hotelId ? [hotelId] : null, args, counting));
}

/** One page of the guests of these hotels; null for all hotels. */
async function readGuests(
  hotelIds: readonly string[] | null,
  { text, sort, after, ...page }: Omit<HotelGuestsArgs, 'hotelId'>,
  counting: Counting,
): Promise<PageOf<HotelGuest>> {
  const where = [
    ...ofHotels(hotelIds),
    ...(await matchText<HotelGuest>(text, [{ kind: 'user', column: 'userId' }], ['userId'])),
  ];
  return readPage(HotelGuest, {
    where,
    sort: ORDERS[sort ?? GuestSort.BOOKED_DESC],
    after,
    ...slice(page),
    ...counting,
  });
}

function ofHotels(hotelIds: readonly string[] | null): Condition<HotelGuest>[] {
  if (!hotelIds) return [];
  const [first, ...others] = hotelIds;
  return [
    first && !others.length ? { column: 'hotelId', is: first } : { column: 'hotelId', oneOf: hotelIds },
  ];
}
