import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { ListSize } from '../../core/cost.decorator';
import { Counted, type Counting } from '../../core/counting.decorator';
import { CountedPageArgs, Page, type PageOf } from '../../core/pagination';
import { Booking } from '../booking.entity';
import { Payment } from '../pay/payment.entity';
import { Dispute } from './dispute.entity';
import {
  DisputeEvidence,
  DisputeFilter,
  SubmitDisputeEvidenceInput,
  SubmitDisputeEvidenceResult,
} from './dispute.types';
import { listDisputes } from './disputeList.service';
import { readEvidence } from './evidence.service';
import { submitEvidence } from './submitEvidence.service';

const DisputeList = Page(Dispute, 'Dispute');

@Resolver(() => Dispute)
export class DisputeResolver {
  @Allow('dispute:list')
  @Query(() => DisputeList, { description: 'Disputes of payments, newest first. Staff of the hotel only.' })
  disputes(
    @Arg('filter', () => DisputeFilter, { nullable: true, description: 'Which disputes.' })
    filter: DisputeFilter | null,
    @Args(() => CountedPageArgs) args: CountedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Dispute>> {
    return listDisputes(viewer, filter ?? {}, args, counting);
  }

  @Allow('dispute:answer')
  @Query(() => DisputeEvidence, {
    nullable: true,
    description:
      'The evidence about a dispute as a file; null if the dispute does not exist. The audit log says who read it. Staff of the hotel only.',
  })
  disputeEvidence(
    @Arg('disputeId', () => ID, { description: 'Reference of the dispute.' }) disputeId: string,
    @Ctx() { viewer }: Context,
  ): Promise<DisputeEvidence | null> {
    return readEvidence(viewer, disputeId);
  }

  @Allow('dispute:answer')
  @Mutation(() => SubmitDisputeEvidenceResult, {
    description:
      'Submits the evidence to the bank, through the card provider. It can be submitted once. Staff of the hotel only.',
  })
  submitDisputeEvidence(
    @Arg('input', () => SubmitDisputeEvidenceInput) input: SubmitDisputeEvidenceInput,
    @Ctx() { viewer }: Context,
  ): Promise<Dispute> {
    return submitEvidence(viewer, input);
  }

  @FieldResolver(() => Booking, { description: 'The booking that was paid.' })
  async booking(@Root() { bookingId }: Dispute, @Ctx() { loaders }: Context): Promise<Booking> {
    return (await loaders.bookings.load(bookingId))!;
  }

  @FieldResolver(() => Payment, { description: 'The disputed payment.' })
  async payment(@Root() { paymentId }: Dispute, @Ctx() { loaders }: Context): Promise<Payment> {
    return (await loaders.payments.load(paymentId))!;
  }
}

@Resolver(() => Booking)
export class BookingDisputesResolver {
  @ListSize(0.1)
  @FieldResolver(() => [Dispute], {
    description: 'Disputes of its payments, oldest first, for administrators; empty for others.',
  })
  async disputes(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<Dispute[]> {
    return can(viewer, 'dispute:list', booking) ? loaders.disputesOfBooking.load(booking.id) : [];
  }
}

@Resolver(() => Payment)
export class PaymentDisputeResolver {
  @FieldResolver(() => Dispute, {
    nullable: true,
    description: 'Its newest dispute, for administrators; null for others, and if there is none.',
  })
  async dispute(@Root() payment: Payment, @Ctx() { viewer, loaders }: Context): Promise<Dispute | null> {
    if (!can(viewer, 'dispute:list', payment)) return null;
    return (await loaders.disputesOfPayment.load(payment.id)).at(-1) ?? null;
  }
}
