import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { build } from '../../core/build';
import { ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { isDue, type Refund } from './refund.entity';
import { BookingRefund, RefundState } from './refund.types';

@Resolver(() => Booking)
export class BookingRefundsResolver {
  @ListSize(0.5)
  @FieldResolver(() => [BookingRefund], {
    description: 'Its refunds, oldest first; empty if there are none, or if you may not read them.',
  })
  async refunds(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<BookingRefund[]> {
    if (!can(viewer, 'booking:read', booking)) return [];
    const rows = await loaders.refundsOfBooking.load(booking.id);
    // A refund that others replaced, or that was cancelled, gave nothing back.
    const refunds = rows.filter(({ amountCents }) => amountCents > 0);
    return Promise.all(refunds.map((refund) => showRefund(refund, loaders)));
  }
}

/** A refund as it is shown. */
export async function showRefund(refund: Refund, loaders: Context['loaders']): Promise<BookingRefund> {
  const { id, bookingId, hotelId, paymentId, amountCents, reason, providerId, createdAt, paidOutAt } = refund;
  const { method } = (await loaders.payments.load(paymentId))!;
  const shown = { id, bookingId, hotelId, amountCents, method, reason, providerId, createdAt, paidOutAt };
  const state = stateOf(refund);
  return build(BookingRefund, { ...shown, state, isWithheld: refund.withheld, isDue: isDue(refund) });
}

function stateOf(refund: Refund): RefundState {
  if (refund.withheld) return RefundState.WITHHELD;
  if (refund.toAccount) return RefundState.CREDITED;
  if (!isDue(refund)) return RefundState.PAID;
  return refund.atDesk ? RefundState.DUE_AT_DESK : RefundState.DUE;
}
