import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { build } from '../../core/build';
import { ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { isDue } from './refund.entity';
import { BookingRefund } from './refund.types';

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
    return Promise.all(
      refunds.map(async (refund) => {
        const { id, paymentId, amountCents, createdAt, paidOutAt, withheld: isWithheld } = refund;
        const { method } = (await loaders.payments.load(paymentId))!;
        const shown = { id, amountCents, method, createdAt, paidOutAt, isWithheld };
        return build(BookingRefund, { ...shown, isDue: isDue(refund) });
      }),
    );
  }
}
