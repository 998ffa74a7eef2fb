import { inListQuota } from '../../access/limits/listQuota.service';
import { authorizedHotels, type Viewer } from '../../access/policy';
import type { Counting } from '../../core/counting.decorator';
import { slice, type PageOf } from '../../core/pagination';
import { ofHotels } from '../../database/lists/conditions';
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

/** One page of the guests of a hotel, or of all hotels of the viewer. */
export function listHotelGuests(
  viewer: Viewer | undefined,
  { hotelId, text, sort, after, ...page }: HotelGuestsArgs,
  counting: Counting = {},
): Promise<PageOf<HotelGuest>> {
  const scope = ofHotels<HotelGuest>(authorizedHotels(viewer, 'guest:list', hotelId));
  const order = ORDERS[sort ?? GuestSort.BOOKED_DESC];
  return inListQuota('staff', viewer, async () => {
    const where = await matchText<HotelGuest>(text, [{ kind: 'user', column: 'userId' }], ['userId']);
    return readPage(HotelGuest, { scope, where, sort: order, after, ...slice(page), ...counting });
  });
}
