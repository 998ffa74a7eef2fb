import { In } from 'typeorm';
import { addNights, countNights, listNights } from '../../../../schema/nights';
import { authorizedHotels, type Viewer } from '../../access/policy';
import { BadInput } from '../../core/problems';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { OPEN } from '../../hotels/hotel.service';
import { inListQuota } from '../../access/limits/listQuota.service';
import { checkDateRange } from '../../rooms/nights/dateRange';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { todayFor } from '../hotelDay.service';
import { sumOwedAtDesk } from '../desk/owedAtDesk.service';
import { readOpenDisputes } from '../dispute/disputeList.service';
import { ALL_HOTELS, DailySales, STAT_NAMES, NO_SALES, addStats, type SalesStats } from './salesStats.entity';
import type { Dashboard, DashboardArgs, SalesFigures } from './dashboard.types';

interface Days {
  from: string;
  to: string;
}

/** Occupancy, revenue and rates of a hotel or of all hotels of the viewer, by day; null if the hotel does not exist. */
export async function readDashboard(
  viewer: Viewer | undefined,
  { hotelId, from, to }: DashboardArgs,
): Promise<Dashboard | null> {
  const hotels = authorizedHotels(viewer, 'figure:read', hotelId);
  checkDateRange(from, to);
  if (from === to) throw new BadInput('Ask for at least one day.');
  const [id, ...others] = hotels ?? [];
  const hotel =
    id && !others.length
      ? await repo(Hotel).findOne({ where: { id, ...OPEN }, relations: { cityRow: true } })
      : null;
  if (hotelId && !hotel) return null;
  const today = todayFor(hotel?.cityRow);
  const rooms = await countRooms(hotels);
  const before = { from: addNights(from, -countNights(from, to)), to: from };
  const asked = [before, { from, to }, { from: today, to: addNights(today, 1) }];
  return inListQuota('staff', viewer, async () => {
    const stats = await readStats(hotels, {
      from: asked.map((days) => days.from).sort()[0]!,
      to: asked
        .map((days) => days.to)
        .sort()
        .at(-1)!,
    });
    const [earlier, total, now] = asked.map((days) => sumUp(stats, days, rooms));
    const days = listNights(from, to).map((day) => sumUp(stats, { from: day, to: addNights(day, 1) }, rooms));
    const { count: openDisputes, evidenceDueBy } = await readOpenDisputes(hotels);
    const { count: deskRefundsDue, cents: deskRefundsDueCents } = await sumOwedAtDesk(hotels);
    const toSettle = { deskRefundsDue, deskRefundsDueCents, openDisputes, evidenceDueBy };
    return { hotelIds: hotels, today: now!, total: total!, before: earlier!, days, ...toSettle };
  });
}

const countRooms = (hotels: readonly string[] | undefined): Promise<number> =>
  hotels ? repo(RoomNumber).countBy({ roomTypeRow: { hotelId: In([...hotels]) } }) : repo(RoomNumber).count();

/** The summed statistics and the lines that are not summed yet, read by one statement. */
async function readStats(
  hotels: readonly string[] | undefined,
  { from, to }: Days,
): Promise<Map<string, SalesStats>> {
  const columns = ['day', ...STAT_NAMES].join(', ');
  const places = (hotels ?? [ALL_HOTELS]).map(() => '?').join(', ');
  const ofHotels = hotels ? ` AND hotelId IN (${places})` : '';
  const range = [from, to];
  const rows: ({ day: string } & Record<keyof SalesStats, unknown>)[] = await repo(DailySales).query(
    `SELECT ${columns} FROM daily_figures WHERE hotelId IN (${places}) AND day >= ? AND day < ?
     UNION ALL SELECT ${columns} FROM figure_lines WHERE day >= ? AND day < ?${ofHotels}`,
    [...(hotels ?? [ALL_HOTELS]), ...range, ...range, ...(hotels ?? [])],
  );
  const days = new Map<string, SalesStats>();
  for (const { day, ...row } of rows) {
    const numbers = STAT_NAMES.map((name) => [name, Number(row[name])]);
    addStats(days, day, Object.fromEntries(numbers) as SalesStats);
  }
  return days;
}

function sumUp(stats: Map<string, SalesStats>, { from, to }: Days, rooms: number): SalesFigures {
  const sums = new Map([['', { ...NO_SALES }]]);
  for (const day of listNights(from, to)) addStats(sums, '', stats.get(day) ?? {});
  const sum = sums.get('')!;
  const availableNights = rooms * countNights(from, to);
  const { nights, revenueCents } = sum;
  return {
    ...sum,
    from,
    to,
    availableNights,
    occupancy: availableNights ? nights / availableNights : null,
    averageDailyRateCents: nights ? Math.round(revenueCents / nights) : null,
    revenuePerAvailableRoomCents: availableNights ? Math.round(revenueCents / availableNights) : null,
  };
}
