import { In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { addNights } from '../../../../schema/nights';
import { groupBy } from '../../core/groupBy';
import { lockRows, repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Night } from '../../rooms/nights/night.entity';
import type { RoomNumbersRemoved } from '../../rooms/removal.service';
import { Booking } from '../booking.entity';
import { todayFor } from '../hotelDay.service';
import { OVERDUE_DAYS } from '../desk/stayActions';
import { Stay, StayState } from '../stay.entity';
import { RemovalEffect, removalEffect, staysGone } from './removalRule';

/** What the removal of rooms does to one booking. */
export interface PlannedEffect {
  booking: Booking;
  effect: RemovalEffect;
  /** All its stays. */
  stays: Stay[];
  /** Those in the removed rooms that are not over. */
  gone: Stay[];
  /** Whether a change of it that waits for its payment holds nights in the removed rooms. */
  isChanging: boolean;
}

/** What the removal of rooms does to each booking. */
export interface RemovalPlan {
  /** The date at the hotel from which nights are given up. */
  today: string;
  effects: PlannedEffect[];
}

/**
 * What removing these room numbers does to each booking with nights there, by removalEffect(). With `lock` the bookings
 * are locked first, inside the caller's transaction and with the rooms locked.
 */
export async function planRemoval(
  { hotelId, roomNumberIds }: RoomNumbersRemoved,
  { lock = false } = {},
): Promise<RemovalPlan> {
  const [hotel] = await repo(Hotel).find({ where: { id: hotelId }, relations: { cityRow: true } });
  const isClosed = Boolean(hotel?.closedAt);
  const today = todayFor(hotel?.cityRow);
  const rooms = new Set(roomNumberIds);
  const changing = await findChanging(roomNumberIds, today);
  const ids = [...new Set([...(await findThere(roomNumberIds, today)), ...changing])];
  const bookings = lock ? await lockRows(Booking, ids) : await repo(Booking).findBy({ id: In(ids) });
  const staysOf = groupBy(await repo(Stay).findBy({ bookingId: In(ids) }), ({ bookingId }) => bookingId);
  const isRemoved = ({ roomNumberId }: Stay) => roomNumberId !== null && rooms.has(roomNumberId);
  return {
    today,
    effects: bookings.flatMap((booking) => {
      const there = { booking, stays: staysOf.get(booking.id) ?? [], isRemoved, today, isClosed };
      const isChanging = changing.has(booking.id);
      const effect = removalEffect(there) ?? (isChanging ? RemovalEffect.CHANGE_ENDED : null);
      return effect ? [{ booking, effect, stays: there.stays, gone: staysGone(there), isChanging }] : [];
    }),
  };
}

/** The bookings with stays in these rooms that may not be over. */
async function findThere(roomNumberIds: string[], today: string): Promise<string[]> {
  const there = { roomNumberId: In(roomNumberIds) };
  const overdue = MoreThanOrEqual(addNights(today, -OVERDUE_DAYS));
  const stays = await repo(Stay).find({
    select: { bookingId: true },
    where: [
      { ...there, checkOut: MoreThanOrEqual(addNights(today, -1)) },
      { ...there, state: StayState.CHECKED_IN, checkOut: overdue },
    ],
  });
  return stays.map(({ bookingId }) => bookingId);
}

/** The bookings with a change that holds nights in these rooms. */
async function findChanging(roomNumberIds: string[], today: string): Promise<Set<string>> {
  const nights = await repo(Night).find({
    select: { roomNumberId: true, night: true, bookingId: true },
    where: {
      roomNumberId: In(roomNumberIds),
      night: MoreThanOrEqual(addNights(today, -1)),
      changeId: Not(IsNull()),
    },
  });
  return new Set(nights.map(({ bookingId }) => bookingId!));
}
