import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { RATING } from '../../../schema/ratings';
import { reviewProblem } from '../../../schema/texts';
import { PageArgs } from '../core/pagination';
import { IfGiven, Rule } from '../core/rule.decorator';

/** The order of a list of reviews; ties are broken by the moment, then by id. */
export enum ReviewSort {
  NEWEST = 'NEWEST',
  HIGHEST = 'HIGHEST',
  LOWEST = 'LOWEST',
}
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'The order of a list of reviews; ties are broken by the moment, then by id.',
  valuesConfig: {
    NEWEST: { description: 'The latest first.' },
    HIGHEST: { description: 'The most stars first, of equal ones the latest.' },
    LOWEST: { description: 'The fewest stars first, of equal ones the oldest: HIGHEST read from its end.' },
  },
});

const STARS = { message: `The rating is from ${RATING.lowest} to ${RATING.highest} stars` };
const LENGTH = `${LIMITS.review} characters at most.`;

@ArgsType()
export class ReviewsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only reviews of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => ReviewSort, {
    nullable: true,
    defaultValue: ReviewSort.NEWEST,
    description: 'The order, the latest first unless said.',
  })
  sort?: ReviewSort | null;
}

@InputType({ description: 'What you say of a hotel where you booked.' })
export class CreateReviewInput {
  @Field(() => ID, { description: 'Reference of your booking; it says which hotel is meant.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Min(RATING.lowest, STARS)
  @Max(RATING.highest, STARS)
  rating!: number;

  @Field(() => String, { description: `Your words, ${LENGTH}` })
  @Rule(reviewProblem)
  text!: string;
}

@InputType({ description: 'What changes in your review; no stars and no words mean unchanged.' })
export class UpdateReviewInput {
  @Field(() => ID, { description: 'Reference of the review.' })
  @MaxLength(100)
  reviewId!: string;

  @Field(() => Int, { nullable: true, description: 'Stars, 1 to 5; 0 means unchanged.' })
  @IsOptional()
  @Min(0, STARS)
  @Max(RATING.highest, STARS)
  rating?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Your words, ${LENGTH} The empty text means unchanged.`,
  })
  @IfGiven()
  @Rule(reviewProblem)
  text?: string | null;
}

@InputType({ description: 'Which review to delete.' })
export class DeleteReviewInput {
  @Field(() => ID, { description: 'Reference of the review.' })
  @MaxLength(100)
  reviewId!: string;
}

@InputType({ description: "The property's public answer to a review." })
export class ReplyToReviewInput {
  @Field(() => ID, { description: 'Reference of the review.' })
  @MaxLength(100)
  reviewId!: string;

  @Field(() => String, { description: `The answer, ${LENGTH} The empty text takes it back.` })
  @MaxLength(LIMITS.review, { message: `An answer has ${LENGTH}` })
  text!: string;
}
