import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { sumCents } from '../../../../schema/prices';
import { ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import type { Context } from '../../access/context';
import { isWithholding } from '../dispute/dispute.entity';
import { sellerName } from './payment.service';
import { can } from '../../access/policy';
import { Payment } from './payment.entity';

@Resolver(() => Booking)
export class BookingPaymentsResolver {
  @ListSize(1.2)
  @FieldResolver(() => [Payment], {
    description: 'Its payments, oldest first; empty if there are none, or if you may not read them.',
  })
  async payments(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<Payment[]> {
    if (!can(viewer, 'booking:read', booking)) return [];
    return (await loaders.paymentsOfBooking.load(booking.id)).filter(({ paidAt }) => paidAt !== null);
  }
}

@Resolver(() => Payment)
export class PaymentResolver {
  @FieldResolver(() => String, {
    description: 'The seller, with a postal address if one is set.',
  })
  seller(): string {
    return sellerName();
  }

  @FieldResolver(() => Int, {
    description:
      'The part of it that the bank has taken back in an open dispute, in cents. A refund of it waits for the end of the dispute.',
  })
  async openDisputeCents(@Root() { id }: Payment, @Ctx() { loaders }: Context): Promise<number> {
    const disputes = (await loaders.disputesOfPayment.load(id)).filter(isWithholding);
    return sumCents(disputes.map(({ takenCents: cents }) => ({ cents })));
  }
}
