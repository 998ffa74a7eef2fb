import { fill } from '../../../../schema/fill';
import { addNights } from '../../../../schema/nights';
import { inListQuota } from '../../access/limits/listQuota.service';
import { authorize, type Viewer } from '../../access/policy';
import { deskStay } from '../../bookings/desk/frontDesk.service';
import { sumOwedAtDesk } from '../../bookings/desk/owedAtDesk.service';
import { todayFor } from '../../bookings/hotelDay.service';
import { build } from '../../core/build';
import { slice, type PageOf } from '../../core/pagination';
import { BadInput } from '../../core/problems';
import { readPage } from '../../database/lists/readPage';
import { findHotelWithCity } from '../../hotels/hotel.service';
import { balancesOf } from '../journal/trialBalance.service';
import { readCash } from './cash.service';
import { CashCount } from './cashCount.entity';
import { DayClose } from './dayClose.entity';
import { isOver, lastCloseOf, MOST_DAYS } from './dayClose.service';
import { readFigures, readUnsettled } from './dayFigures.service';
import { Day, type DayArgs, type HotelPageArgs } from './day.types';

/**
 * The open days of a hotel up to one of them, as they can be closed; null if the hotel does not exist. Throws BadInput for a
 * day that is closed or not here yet.
 */
export async function readDay(
  viewer: Viewer | undefined,
  { hotelId, day: asked }: DayArgs,
): Promise<Day | null> {
  authorize(viewer, 'day:read', { hotelId });
  const found = await findHotelWithCity(hotelId);
  if (!found) return null;
  const today = todayFor(found.city);
  const yesterday = addNights(today, -1);
  return inListQuota('staff', viewer, async () => {
    const last = await lastCloseOf(hotelId);
    const next = last && last.day >= yesterday ? today : yesterday;
    const latest = last ? addNights(last.day, MOST_DAYS) : next;
    const day = asked ?? (next < latest ? next : latest);
    const from = last ? addNights(last.day, 1) : day;
    if (last && day > latest)
      throw new BadInput(
        fill('Close at most {most} days at once. Choose an earlier day.', { most: MOST_DAYS }),
      );
    if (day < from) throw new BadInput('This day is closed. Choose a later one.');
    if (day > today) throw new BadInput('This day has not come yet. Choose an earlier one.');
    const days = { from, through: day };
    const { notArrived, notCheckedOut, openBookings } = await readUnsettled(hotelId, days);
    const cash = await readCash(hotelId, days);
    return build(Day, {
      hotelId,
      today,
      from,
      day,
      canClose: isOver(day, found.city.timeZone) && !cash.mustBeCounted,
      notArrived: notArrived.map((stay) => deskStay(stay, found.city)),
      notCheckedOut: notCheckedOut.map((stay) => deskStay(stay, found.city)),
      openBookings,
      cash,
      figures: await readFigures(hotelId, days),
      accounts: await balancesOf({ hotels: [hotelId], ...days }),
      refundsDueCents: (await sumOwedAtDesk([hotelId])).cents,
    });
  });
}

/** One page of the closed days of a hotel, newest first. */
export function listDayCloses(
  viewer: Viewer | undefined,
  { hotelId, after, ...page }: HotelPageArgs,
): Promise<PageOf<DayClose>> {
  authorize(viewer, 'day:read', { hotelId });
  const sort = { by: ['day' as const], descending: true };
  return readPage(DayClose, { where: [{ column: 'hotelId', is: hotelId }], sort, after, ...slice(page) });
}

/** One page of the cash counts of a hotel, newest first. */
export function listCashCounts(
  viewer: Viewer | undefined,
  { hotelId, after, ...page }: HotelPageArgs,
): Promise<PageOf<CashCount>> {
  authorize(viewer, 'day:read', { hotelId });
  const sort = { by: ['at' as const], descending: true };
  return readPage(CashCount, { where: [{ column: 'hotelId', is: hotelId }], sort, after, ...slice(page) });
}
