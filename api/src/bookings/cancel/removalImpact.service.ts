import { referenceOf } from '../../../../schema/bookingReferences';
import { In, IsNull } from 'typeorm';
import { groupBy } from '../../core/groupBy';
import { authorizeToAsk, can, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { BadInput } from '../../core/problems';
import { repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { comeBack } from '../balance/owed';
import { BookingCharge } from '../bookingCharge.entity';
import { leftToRefund } from '../pay/refund.service';
import { chargeKindsOf } from './giveUpNights.service';
import { remainderOf } from './nightsGivenUp';
import { RemovalEffectOnBooking, type RemovalImpact, type RemovalInput } from './removalImpact.types';
import { planRemoval, type PlannedEffect, type RemovalPlan } from './removalPlan.service';
import { RemovalEffect } from './removalRule';
import { guestNamesOf, roomsOf } from './staysInProgress.service';

/** How many bookings an impact lists. */
const MOST = 50;

/**
 * What removing a hotel, a room type or some room numbers would do to each booking: removalEffect() for all of them,
 * as the removal itself decides. It changes nothing.
 * Null if the hotel or room type does not exist.
 */
export async function removalImpact(
  viewer: Viewer | undefined,
  { hotelId, roomTypeId, roomNumbers }: RemovalInput,
): Promise<RemovalImpact | null> {
  authorizeToAsk(viewer, 'roomType:manage');
  if (!hotelId === !roomTypeId) throw new BadInput('Give either a hotel or a room type.');
  const types = await repo(RoomType).findBy(roomTypeId ? { id: roomTypeId } : { hotelId: hotelId! });
  const id = hotelId ?? types[0]?.hotelId;
  const hotel = id ? await repo(Hotel).findOneBy({ id, closedAt: IsNull() }) : null;
  if (!hotel || !can(viewer, 'roomType:manage', { hotelId: hotel.id })) return null;
  const numbers = await repo(RoomNumber).find({
    select: { id: true },
    where: {
      roomTypeId: In(types.map((type) => type.id)),
      ...(roomTypeId && roomNumbers?.length ? { number: In(roomNumbers) } : {}),
    },
  });
  const plan = await planRemoval({ hotelId: hotel.id, roomNumberIds: numbers.map((number) => number.id) });
  return {
    roomNumbers: numbers.length,
    reviews: hotelId ? hotel.numberOfRatings : 0,
    ...(await describe(hotel.id, plan)),
  };
}

async function describe(hotelId: string, { today, effects }: RemovalPlan) {
  const refunds = await refundsOf(hotelId, effects, today);
  const counted = (wanted: RemovalEffect) => effects.filter(({ effect }) => effect === wanted).length;
  const listed = [...effects].sort(byWeight).slice(0, MOST);
  const names = await guestNamesOf(listed.map(({ booking }) => booking));
  return {
    blocked: counted(RemovalEffect.BLOCKED) > 0,
    bookingsBlocking: counted(RemovalEffect.BLOCKED),
    bookings: counted(RemovalEffect.CANCELLED),
    bookingsKept: counted(RemovalEffect.ROOMS_GIVEN_UP),
    refundCents: [...refunds.values()].reduce((sum, cents) => sum + cents, 0),
    holds: counted(RemovalEffect.HOLD_ENDED),
    items: listed.map(({ booking, effect, gone }) =>
      build(RemovalEffectOnBooking, {
        bookingId: booking.id,
        reference: referenceOf(booking),
        guestName: names.get(booking.userId) ?? '',
        checkIn: booking.checkIn,
        checkOut: booking.checkOut,
        rooms: roomsOf(gone),
        effect,
        refundCents: refunds.get(booking.id) ?? 0,
      }),
    ),
    itemsLeftOut: effects.length - listed.length,
  };
}

const WEIGHTS = Object.values(RemovalEffect);

/** What prevents the removal first, then what costs most, then by arrival. */
const byWeight = (one: PlannedEffect, other: PlannedEffect): number =>
  WEIGHTS.indexOf(one.effect) - WEIGHTS.indexOf(other.effect) ||
  one.booking.checkIn.localeCompare(other.booking.checkIn) ||
  one.booking.id.localeCompare(other.booking.id);

/** What each booking would get back, in cents, by booking. */
async function refundsOf(
  hotelId: string,
  effects: readonly PlannedEffect[],
  from: string,
): Promise<Map<string, number>> {
  const cancelled = effects.filter(({ effect }) => effect === RemovalEffect.CANCELLED);
  const givingUp = effects.filter(({ effect }) => effect === RemovalEffect.ROOMS_GIVEN_UP);
  const ids = givingUp.map(({ booking }) => booking.id);
  const charges = ids.length ? await repo(BookingCharge).findBy({ bookingId: In(ids) }) : [];
  const chargesOf = groupBy(charges, ({ bookingId }) => bookingId);
  const kinds = await chargeKindsOf(ids.length ? hotelId : null);
  const partOf = ({ booking, stays, gone }: PlannedEffect) => {
    const priced = { booking, stays, charges: chargesOf.get(booking.id) ?? [], kinds };
    const { givenUpCents } = remainderOf(priced, { stays: gone, from });
    return comeBack(booking, givenUpCents, leftToRefund(booking)).refundCents;
  };
  return new Map([
    ...cancelled.map(({ booking }) => [booking.id, leftToRefund(booking)] as const),
    ...givingUp.map((one) => [one.booking.id, partOf(one)] as const),
  ]);
}
