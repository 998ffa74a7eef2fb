import { IsOptional, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { ProofNeeded } from '../../access/proof';
import { References } from '../../core/bulk.inputs';
import { Problem } from '../../core/problems';
import { exactDollars } from '../../../../schema/spoken';
import { Booking } from '../booking.entity';
import { CancelledBy } from '../cancelledBy';
import { NightScalar } from '../../core/night.scalar';
import { Reason } from '../inputRules';

@InputType({ description: 'The choices of staff when they cancel. Staff of the hotel only.' })
abstract class CancellationChoiceInput {
  @Field(() => CancelledBy, {
    nullable: true,
    description:
      'Who cancels, which decides the usual refund. By default the guest if you cancel your own booking, otherwise the hotel.',
  })
  cancelledBy?: CancelledBy | null;

  @Field(() => String, {
    nullable: true,
    description: `The reason, which the guest can read; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason()
  @IsOptional()
  reason?: string | null;
}

@InputType({ description: 'Which booking to cancel, and what staff choose about it.' })
export class CancelBookingInput extends CancellationChoiceInput {
  @Field(() => ID, { description: 'Its reference.' })
  bookingId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The sum to refund, in cents, at most viewerCan.mostRefundCents; by default the usual refund. Another sum needs a reason. Staff of the hotel only.',
  })
  @IsOptional()
  @Min(0, { message: 'A refund cannot be below zero' })
  refundCents?: number | null;
}

@InputType({ description: 'Which bookings to cancel, and what staff choose about all of them.' })
export class CancelBookingsInput extends CancellationChoiceInput {
  @Field(() => [ID], { description: 'Their references, 100 at most.' })
  @References()
  bookingIds!: string[];
}

@InputType({ description: 'Which holds to end.' })
export class ReleaseCheckoutsInput {
  @Field(() => [ID], { description: 'References of the held bookings, 100 at most.' })
  @References()
  bookingIds!: string[];
}

@ObjectType({ implements: Problem, description: 'The booking cannot be cancelled in its current state.' })
export class NotCancellable extends Problem {
  static override readonly status = 409;
}

@ObjectType({ implements: Problem, description: 'More than is left would be refunded.' })
export class RefundNotPossible extends Problem {
  static override readonly status = 409;

  @Field(() => Int, { description: 'The greatest possible refund now, in cents.' })
  mostRefundCents: number;

  constructor(mostRefundCents: number) {
    super(fill('At most {mostRefund} can be refunded now.', { mostRefund: exactDollars(mostRefundCents) }));
    this.mostRefundCents = mostRefundCents;
  }
}

@ObjectType({
  implements: Problem,
  description: 'A refund that differs from the usual one needs a reason.',
})
export class RefundReasonMissing extends Problem {}

@ObjectType({
  description: 'The cancellation terms of a booking: those of the hotel at the time of booking.',
  simpleResolvers: true,
})
export class BookingCancellation {
  @Field(() => NightScalar, {
    description: 'The last day, at the hotel, on which cancelling is fully refunded.',
  })
  freeUntil!: string;

  @Field(() => Int, {
    description: 'Percentage of the price that is refunded after that day, before the stay begins.',
  })
  lateRefundPercent!: number;
}

export const CancelBookingResult = createUnionType({
  name: 'CancelBookingResult',
  description: 'The cancelled booking, or why it cannot be cancelled.',
  types: () => [Booking, NotCancellable, RefundNotPossible, RefundReasonMissing, ProofNeeded] as const,
});
