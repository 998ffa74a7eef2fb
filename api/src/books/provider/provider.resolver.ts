import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { CountedPageArgs, Page, type PageOf } from '../../core/pagination';
import { Booking } from '../../bookings/booking.entity';
import { PaymentDifference } from '../../bookings/pay/paymentDifference.entity';
import { Payout } from './payout.entity';
import { ProviderReading } from './providerReading.entity';
import { MatchState, ProviderTransaction } from './providerTransaction.entity';
import { ProviderTransactionFilter, ReadCardProviderInput, ReadCardProviderResult } from './provider.types';
import { findPayout, listPayoutRows, listTransactions } from './providerList.service';
import { readNow, showReading } from './readNow.service';
import { isBeingRead } from './readProvider.service';

const PayoutList = Page(Payout, 'Payout');
const ProviderTransactionList = Page(ProviderTransaction, 'ProviderTransaction');

@Resolver(() => Payout)
export class PayoutResolver {
  @Allow('payout:list')
  @Query(() => PayoutList, {
    description: 'Payouts of the card provider by their day of arrival, the last first. Administrators only.',
  })
  payouts(
    @Args(() => CountedPageArgs) args: CountedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Payout>> {
    return listPayoutRows(viewer, args, counting);
  }

  @Allow('payout:list')
  @Query(() => Payout, {
    nullable: true,
    description: 'A payout of the card provider; null if there is none. Administrators only.',
  })
  payout(
    @Arg('id', () => ID, { description: 'Reference of the payout.' }) id: string,
    @Ctx() { viewer }: Context,
  ): Promise<Payout | null> {
    return findPayout(viewer, id);
  }

  @FieldResolver(() => MatchState, {
    description:
      'Whether it is the sum of its transactions and all of them match. What was reviewed counts as matched.',
  })
  async state(@Root() payout: Payout, @Ctx() { loaders }: Context): Promise<MatchState> {
    const { id, listedAt, automatic, differenceId } = payout;
    const { unmatched, waiting } = await loaders.openOfPayout.load(id);
    const own = differenceId ? await loaders.paymentDifferences.load(differenceId) : null;
    if (unmatched > 0 || own?.resolvedAt === null) return MatchState.UNMATCHED;
    return waiting > 0 || (automatic && !listedAt) ? MatchState.WAITING : MatchState.MATCHED;
  }

  @FieldResolver(() => Int, {
    description: 'How many of its transactions do not match and were not reviewed.',
  })
  async unmatchedCount(@Root() { id }: Payout, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.openOfPayout.load(id)).unmatched;
  }

  @FieldResolver(() => PaymentDifference, {
    nullable: true,
    description: 'The payment difference about its sum; null if it is the sum of its transactions.',
  })
  difference(
    @Root() { differenceId }: Payout,
    @Ctx() { loaders }: Context,
  ): Promise<PaymentDifference | null> | null {
    return differenceId ? loaders.paymentDifferences.load(differenceId) : null;
  }
}

@Resolver(() => ProviderTransaction)
export class ProviderTransactionResolver {
  @Allow('payout:list')
  @Query(() => ProviderTransactionList, {
    description:
      'What moved our balance at the card provider, newest first: charges, refunds, disputes, fees and payouts. Administrators only.',
  })
  providerTransactions(
    @Arg('filter', () => ProviderTransactionFilter, { nullable: true, description: 'Which transactions.' })
    filter: ProviderTransactionFilter | null,
    @Args(() => CountedPageArgs) args: CountedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<ProviderTransaction>> {
    return listTransactions(viewer, filter ?? {}, args, counting);
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking of the payment, refund or dispute; null if none is known.',
  })
  booking(
    @Root() { bookingId }: ProviderTransaction,
    @Ctx() { loaders }: Context,
  ): Promise<Booking | null> | null {
    return bookingId ? loaders.bookings.load(bookingId) : null;
  }

  @FieldResolver(() => Payout, {
    nullable: true,
    description: 'The payout that pays it out; null until then.',
  })
  payout(
    @Root() { payoutId }: ProviderTransaction,
    @Ctx() { loaders }: Context,
  ): Promise<Payout | null> | null {
    return payoutId ? loaders.payouts.load(payoutId) : null;
  }

  @FieldResolver(() => PaymentDifference, {
    nullable: true,
    description: 'The payment difference about it; null unless it does not match.',
  })
  difference(
    @Root() { differenceId }: ProviderTransaction,
    @Ctx() { loaders }: Context,
  ): Promise<PaymentDifference | null> | null {
    return differenceId ? loaders.paymentDifferences.load(differenceId) : null;
  }
}

@Resolver(() => ProviderReading)
export class ProviderReadingResolver {
  @Allow('payout:list')
  @Query(() => ProviderReading, {
    description: 'How far the card provider was read. Administrators only.',
  })
  providerReading(@Ctx() { viewer }: Context): Promise<ProviderReading> {
    return showReading(viewer);
  }

  @Allow('payout:read')
  @Mutation(() => ReadCardProviderResult, {
    description:
      'Reads the transactions and payouts of the card provider now, as happens once a day. Answers within eight seconds; a longer reading goes on. Administrators only.',
  })
  readCardProvider(
    @Arg('input', () => ReadCardProviderInput) input: ReadCardProviderInput,
    @Ctx() { viewer }: Context,
  ): Promise<ProviderReading> {
    return readNow(viewer, input);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is being read now.' })
  isReading(@Root() reading: ProviderReading): boolean {
    return isBeingRead(reading);
  }
}
