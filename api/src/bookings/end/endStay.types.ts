import { IsOptional, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { ProofNeeded } from '../../access/proof';
import { References } from '../../core/bulk.inputs';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { Problem } from '../../core/problems';
import { Booking } from '../booking.entity';
import { RefundNotPossible, RefundReasonMissing } from '../cancel/cancellation.types';
import { Reason } from '../inputRules';

@InputType({ description: 'Which stays of a booking end.' })
export class EndingStaysInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Only these stays; by default all stays of the booking that are not over.',
  })
  @IsOptional()
  @References()
  stayIds?: string[] | null;
}

@InputType({ description: 'Which stays end early, and what staff choose about it.' })
export class EndStayInput extends EndingStaysInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The sum to refund, in cents, at most StayEndingQuote.mostRefundCents; by default what the terms give. Another sum needs a reason.',
  })
  @IsOptional()
  @Min(0, { message: 'A refund cannot be below zero' })
  refundCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The reason, which the guest can read; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason()
  @IsOptional()
  reason?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the guests never came. The stays then become no-shows instead of checked out.',
  })
  noShow?: boolean | null;
}

@InputType({ description: 'The booking whose last early end is taken back.' })
export class UndoEndStayInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;
}

@ObjectType({
  description: 'What ending stays today would do. All sums are in cents.',
  simpleResolvers: true,
})
export class StayEndingQuote {
  @Field(() => NightScalar, {
    description: 'The first night that goes on sale again: tonight, at the hotel.',
  })
  from!: string;

  @Field(() => Int, {
    description: 'Number of room-nights that go on sale again; 0 if no stay can be ended now.',
  })
  nights!: number;

  @ListSize(3)
  @Field(() => [Int], { description: 'The room numbers.' })
  rooms!: number[];

  @Field(() => Int, { description: 'The price of these nights, with their taxes and fees.' })
  priceCents!: number;

  @Field(() => Int, { description: 'What is refunded for them by the cancellation terms.' })
  termsRefundCents!: number;

  @Field(() => Int, { description: 'What the cancellation terms take off what the guest still owes.' })
  creditedCents!: number;

  @Field(() => Int, {
    description: 'The most that can be refunded: what was paid for them and not refunded.',
  })
  mostRefundCents!: number;

  @Field(() => Boolean, {
    description: 'Whether it can be a no-show: no guests of these stays have arrived.',
  })
  mayBeNoShow!: boolean;
}

@ObjectType({
  implements: Problem,
  description: 'The stay cannot be ended, or its end cannot be taken back.',
})
export class NotEndable extends Problem {
  static override readonly status = 409;
}

export const EndStayResult = createUnionType({
  name: 'EndStayResult',
  description: 'The booking without the nights from tonight on, or why they were not given up.',
  types: () => [Booking, NotEndable, RefundNotPossible, RefundReasonMissing, ProofNeeded] as const,
});

export const UndoEndStayResult = createUnionType({
  name: 'UndoEndStayResult',
  description: 'The booking with its nights, or why they cannot be given back.',
  types: () => [Booking, NotEndable] as const,
});
