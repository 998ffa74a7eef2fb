import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { Counted, type Counting } from '../../core/counting.decorator';
import { CountedPageArgs, Page, type PageOf } from '../../core/pagination';
import { Booking } from '../booking.entity';
import { Payment } from '../pay/payment.entity';
import { showRefund } from '../pay/refund.resolver';
import { BookingRefund } from '../pay/refund.types';
import { PaymentFilter, PaymentSort, PaymentState } from './paymentList.inputs';
import { listPayments, stateOfPayment } from './paymentList.service';
import { RefundFilter, RefundSort } from './refundList.inputs';
import { listRefunds } from './refundList.service';

/** A page of payments. */
export const PaymentList = Page(Payment, 'Payment');
const BookingRefundList = Page(BookingRefund, 'BookingRefund');

@Resolver(() => Payment)
export class PaymentListResolver {
  @Allow('payment:list')
  @Query(() => PaymentList, {
    description:
      'Payments that were made for bookings and changes, online and at front desks, with those that were voided. Staff of the hotel only.',
  })
  payments(
    @Arg('filter', () => PaymentFilter, { nullable: true, description: 'Which payments.' })
    filter: PaymentFilter | null,
    @Arg('sort', () => PaymentSort, {
      nullable: true,
      defaultValue: PaymentSort.PAID_DESC,
      description: 'The sort order.',
    })
    sort: PaymentSort | null,
    @Args(() => CountedPageArgs) args: CountedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Payment>> {
    return listPayments(viewer, filter ?? {}, sort, args, counting);
  }

  @FieldResolver(() => Booking, { description: 'The booking that it pays, or whose change.' })
  async booking(@Root() { bookingId }: Payment, @Ctx() { loaders }: Context): Promise<Booking> {
    return (await loaders.bookings.load(bookingId))!;
  }

  @FieldResolver(() => Date, { description: 'When it was paid, also if it was voided since.' })
  paidAt(@Root() { madeAt }: Payment): Date | null {
    return madeAt;
  }

  @FieldResolver(() => PaymentState, { description: 'What became of it.' })
  state(@Root() payment: Payment): PaymentState {
    return stateOfPayment(payment);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The card provider's id of it, for administrators; null for others, and at a front desk.",
  })
  providerId(@Root() payment: Payment, @Ctx() { viewer }: Context): string | null {
    return can(viewer, 'payment:list', payment) ? payment.intentId : null;
  }
}

@Resolver(() => BookingRefund)
export class RefundListResolver {
  @Allow('refund:list')
  @Query(() => BookingRefundList, {
    description:
      'Refunds that are due or made, by the card provider and at front desks. Staff of the hotel only.',
  })
  async refunds(
    @Arg('filter', () => RefundFilter, { nullable: true, description: 'Which refunds.' })
    filter: RefundFilter | null,
    @Arg('sort', () => RefundSort, {
      nullable: true,
      defaultValue: RefundSort.CREATED_DESC,
      description: 'The sort order.',
    })
    sort: RefundSort | null,
    @Args(() => CountedPageArgs) args: CountedPageArgs,
    @Ctx() { viewer, loaders }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<BookingRefund>> {
    const { items, ...page } = await listRefunds(viewer, filter ?? {}, sort, args, counting);
    return { ...page, items: await Promise.all(items.map((refund) => showRefund(refund, loaders))) };
  }

  @FieldResolver(() => Booking, { description: 'The booking whose payment it refunds.' })
  async booking(@Root() { bookingId }: BookingRefund, @Ctx() { loaders }: Context): Promise<Booking> {
    return (await loaders.bookings.load(bookingId))!;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The card provider's id of it, for administrators; null for others, before the provider has accepted it, and at a front desk.",
  })
  providerId(@Root() refund: BookingRefund, @Ctx() { viewer }: Context): string | null {
    return can(viewer, 'refund:list', refund) ? refund.providerId : null;
  }
}
