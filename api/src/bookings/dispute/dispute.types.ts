import { IsOptional, MaxLength } from 'class-validator';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { Dispute, DisputeStatus } from './dispute.entity';

@InputType({ description: 'Which disputes to list; all given criteria must match.' })
export class DisputeFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for those that are open, false for those that have ended.',
  })
  @IsOptional()
  open?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Of payments for bookings of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => DisputeStatus, { nullable: true, description: 'In this status.' })
  @IsOptional()
  status?: DisputeStatus | null;

  @Field(() => ID, { nullable: true, description: 'Of payments of this booking.' })
  @IsOptional()
  @MaxLength(100)
  bookingId?: string | null;
}

@InputType({ description: 'A dispute whose evidence is submitted.' })
export class SubmitDisputeEvidenceInput {
  @Field(() => ID, { description: 'Reference of the dispute.' })
  @MaxLength(100)
  disputeId!: string;
}

@ObjectType({
  description: 'Evidence about a dispute, as a file to read, print and send.',
  simpleResolvers: true,
})
export class DisputeEvidence {
  @Field(() => String, { description: 'A name for the file.' })
  fileName!: string;

  @Field(() => String, {
    description:
      'An HTML page without scripts: the booking, the terms accepted with it, its payments, arrival and departure, history, emails sent, and messages of its chat.',
  })
  html!: string;
}

@ObjectType({ implements: Problem, description: 'The dispute does not exist.' })
export class UnknownDispute extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This dispute does not exist.');
  }
}

@ObjectType({ implements: Problem, description: 'Evidence about the dispute cannot be submitted.' })
export class EvidenceRefused extends Problem {}

export const SubmitDisputeEvidenceResult = createUnionType({
  name: 'SubmitDisputeEvidenceResult',
  description: 'The dispute with its evidence submitted, or why it was not.',
  types: () => [Dispute, UnknownDispute, EvidenceRefused] as const,
});
