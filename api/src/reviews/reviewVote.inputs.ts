import { IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { References } from '../core/bulk.inputs';
import { ReportReason } from './reviewReport.entity';

@InputType({ description: 'Whether you found a review helpful.' })
export class VoteHelpfulInput {
  @Field(() => ID, { description: 'Reference of the review.' })
  @MaxLength(100)
  reviewId!: string;

  @Field(() => Boolean, { description: 'True to vote, false to take the vote back.' })
  helpful!: boolean;
}

@InputType({ description: 'The review that staff should look at, and why.' })
export class ReportReviewInput {
  @Field(() => ID, { description: 'Reference of the review.' })
  @MaxLength(100)
  reviewId!: string;

  @Field(() => ReportReason, { description: 'The reason.' })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `What you want to add, ${LIMITS.reportText} characters at most.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.reportText, {
    message: () => fill('Use {most} characters at most', { most: LIMITS.reportText }),
  })
  text?: string | null;
}

@InputType({ description: 'The reviews whose reports need nothing more.' })
export class DismissReviewReportsInput {
  @Field(() => [ID], { description: 'Their references, 100 at most.' })
  @References()
  reviewIds!: string[];
}
