import { In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { mapConcurrent } from '../../core/mapConcurrent';
import { refuse } from '../../core/problems';
import { afterCommit, lockRows, repo } from '../../database/transaction';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import type { RoomNumbersRemoved } from '../../rooms/removal.service';
import { StaysInProgress, type StayInProgress } from '../../users/staysInProgress.types';
import { endHold } from '../booking.service';
import { endChange } from '../change/applyChange.service';
import { closeBookingPage } from '../pay/paymentPage.service';
import { sendDueRefunds } from '../pay/refund.service';
import { Stay } from '../stay.entity';
import {
  cancelForHotel,
  giveUpRooms,
  queueHotelCancellations,
  ROOMS_GONE,
} from './hotelCancellation.service';
import { planRemoval, type PlannedEffect, type RemovalPlan } from './removalPlan.service';
import { RemovalEffect } from './removalRule';
import { nameStays } from './staysInProgress.service';

/** Payment pages closed, and bookings refunded, at the same time. */
const AT_ONCE = 5;
/** Confirmed bookings that end in the same transaction. More than these are left to the job. */
const MOST_AT_ONCE = 4;

/**
 * Ends the bookings in these rooms by removalEffect(): holds and waiting changes end; bookings ahead are cancelled, or
 * give these rooms up. A few are ended at once. Many are ended one by one by a job, so that their rows are not locked
 * for long. Stays keep their texts and lose their rooms. Refuses StaysInProgress.
 */
export async function endBookingsInRooms(removed: RoomNumbersRemoved): Promise<void> {
  const plan = await planRemoval(removed, { lock: true });
  await refuseBlocked(plan);
  for (const { booking, isChanging } of plan.effects) if (isChanging) await endChange(booking);
  const holds = plan.effects.filter(({ effect }) => effect === RemovalEffect.HOLD_ENDED);
  for (const { booking } of holds) await endHold(booking, ROOMS_GONE);
  const ahead = plan.effects.filter(({ effect }) => ENDS.includes(effect));
  const few = ahead.length > MOST_AT_ONCE ? [] : ahead;
  for (const one of few) await endAhead(one, plan.today);
  if (ahead.length > few.length) await queueHotelCancellations(ahead.map(({ booking }) => booking));
  const rooms = In(removed.roomNumberIds);
  await repo(Stay).update({ roomNumberId: rooms }, { roomNumberId: null, roomTypeId: null });
  afterCommit(() => mapConcurrent(AT_ONCE, holds, ({ booking }) => closeBookingPage(booking)));
  afterCommit(() => mapConcurrent(AT_ONCE, few, ({ booking }) => sendDueRefunds(booking.id)));
}

const ENDS: readonly RemovalEffect[] = [RemovalEffect.CANCELLED, RemovalEffect.ROOMS_GIVEN_UP];

const endAhead = ({ booking, effect, gone }: PlannedEffect, today: string): Promise<void> =>
  effect === RemovalEffect.CANCELLED ? cancelForHotel(booking) : giveUpRooms(booking, gone, today);

/**
 * Refuses to close a hotel in which stays are in progress, inside the transaction that closes it. Its rooms are locked,
 * so that no stay for tonight is sold meanwhile. Refuses StaysInProgress.
 */
export async function refuseWhileInHouse({ hotelId }: { hotelId: string }): Promise<void> {
  const types = await repo(RoomType).find({ select: { id: true }, where: { hotelId } });
  const numbers = await repo(RoomNumber).findBy({ roomTypeId: In(types.map(({ id }) => id)) });
  const roomNumberIds = numbers.map(({ id }) => id);
  await lockRows(RoomNumber, roomNumberIds);
  await refuseBlocked(await planRemoval({ hotelId, roomNumberIds }));
}

async function refuseBlocked({ effects }: RemovalPlan): Promise<void> {
  const blocked = effects.filter(({ effect }) => effect === RemovalEffect.BLOCKED);
  if (!blocked.length) return;
  const stays = await nameStays(blocked.map(({ booking, gone }) => ({ booking, stays: gone })));
  refuse(new StaysInProgress(describe(stays), stays));
}

/** How many bookings a message names. */
const NAMED = 3;

function describe(stays: readonly StayInProgress[]): string {
  const named = stays
    .slice(0, NAMED)
    .map(({ guestName, rooms, reference }) =>
      fill(
        '{count, plural, one {{guest} in room {rooms} (booking {reference})} other {{guest} in rooms {rooms} (booking {reference})}}',
        { count: rooms.length, guest: guestName, rooms: rooms.join(', '), reference },
      ),
    );
  if (stays.length === 1)
    return fill('The stay of {stay} has begun. Move the guest or end the stay first.', { stay: named[0]! });
  return fill(
    '{rest, plural, =0 {{count} stays have begun: {stays}. Move the guests or end their stays first.} other {{count} stays have begun: {stays} and {rest} more. Move the guests or end their stays first.}}',
    { count: stays.length, stays: named.join(', '), rest: Math.max(0, stays.length - NAMED) },
  );
}
