import { MaxLength, Min } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { ProofNeeded } from '../../access/proof';
import { Problem } from '../../core/problems';
import { Booking } from '../booking.entity';
import { RefundNotPossible } from '../cancel/cancellation.types';
import { Reason, RequestKey } from '../inputRules';

@InputType({ description: 'A refund that the hotel gives without having to.' })
export class RefundBookingInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, { description: 'The sum to refund, in cents, at most viewerCan.mostGoodwillCents.' })
  @Min(1, { message: 'Enter a refund above zero' })
  refundCents!: number;

  @Field(() => String, {
    description: `The reason, which the guest can read; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason('Give a reason. The guest can read it')
  reason!: string;

  @Field(() => String, {
    description: 'A key created once for each refund; repeating it refunds nothing more.',
  })
  @RequestKey()
  idempotencyKey!: string;
}

@ObjectType({
  implements: Problem,
  description: 'The booking has nothing to refund, or the key was used for another refund.',
})
export class RefundRefused extends Problem {
  static override readonly status = 409;
}

export const RefundBookingResult = createUnionType({
  name: 'RefundBookingResult',
  description: 'The booking with its refund, or why nothing is refunded.',
  types: () => [Booking, RefundNotPossible, RefundRefused, ProofNeeded] as const,
});
