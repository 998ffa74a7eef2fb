import { LIMITS } from '../../../schema/limits';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { isFromV1Client } from '../bookings/v1Client';
import type { CreateCheckoutInput } from '../bookings/hold/checkout.inputs';
import { TooManyHolds } from '../bookings/hold/checkout.types';
import { createCheckout } from '../bookings/hold/checkout.service';
import type { OpenCheckout } from '../bookings/pay/paymentPage.service';
import { releaseCheckout } from '../bookings/hold/hold.service';
import { authorized, type Viewer } from '../access/policy';
import { Refusal } from '../core/problems';
import { repo } from '../database/transaction';

/**
 * Holds rooms for an existing client. Such a client cannot show unpaid holds. So if the guest has as many
 * holds as allowed, the oldest one made through /api/v1 is released.
 */
export async function checkOut(
  viewer: Viewer | undefined,
  input: CreateCheckoutInput,
): Promise<OpenCheckout> {
  try {
    return await createCheckout(viewer, input);
  } catch (error) {
    const oldest = isTooMany(error) && (await findOldest(viewer));
    if (!oldest) throw error;
    await releaseCheckout(viewer, { bookingId: oldest.id });
    return createCheckout(viewer, input);
  }
}

const isTooMany = (error: unknown): boolean =>
  error instanceof Refusal && error.problem instanceof TooManyHolds;

async function findOldest(viewer: Viewer | undefined): Promise<Booking | undefined> {
  const { id: userId } = authorized(viewer, 'checkout:create');
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const held = await repo(Booking).find({ where: { userId, status: BookingStatus.HELD }, order });
  if (held.length < LIMITS.openHolds) return undefined;
  return held.find(isFromV1Client);
}
