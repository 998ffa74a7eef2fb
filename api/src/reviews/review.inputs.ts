import { IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { RATING } from '../../../schema/ratings';
import { reviewProblem } from '../../../schema/textRules';
import { KeyedPageArgs } from '../core/pagination';
import { References } from '../core/bulk.inputs';
import { IfProvided, Rule } from '../core/rule.decorator';

/** The order of a list of reviews. Ties are ordered by time, then by id. */
export enum ReviewSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  HIGHEST = 'HIGHEST',
  LOWEST = 'LOWEST',
}
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'The order of a list of reviews; ties are broken by time, then by id.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    OLDEST: { description: 'The oldest first.' },
    HIGHEST: { description: 'The most stars first; among equal ones the newest first.' },
    LOWEST: { description: 'The fewest stars first; among equal ones the oldest first.' },
  },
});

const STARS = { message: `The rating is from ${RATING.lowest} to ${RATING.highest} stars` };
const LENGTH = `${LIMITS.review} characters at most.`;

@InputType({
  description: 'Which reviews; what is left out does not narrow the list, all that is given holds.',
})
export class ReviewFilter {
  @Field(() => ID, { nullable: true, description: 'Of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => Int, { nullable: true, description: 'With so many stars, 1 to 5.' })
  @IsOptional()
  @Min(RATING.lowest, STARS)
  @Max(RATING.highest, STARS)
  rating?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Hidden ones, or those that are not; others than administrators see the latter only.',
  })
  hidden?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A review's reference, or words: each must begin a word of the guest's name, for administrators of the guest's username or e-mail address as well, or of the hotel's name; case, accents and word order do not matter.",
  })
  @IsOptional()
  @MaxLength(LIMITS.name, { message: `A search has at most ${LIMITS.name} characters` })
  text?: string | null;
}

@ArgsType()
export class ReviewsArgs extends KeyedPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only reviews of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => ReviewSort, {
    nullable: true,
    defaultValue: ReviewSort.NEWEST,
    description: 'The order; NEWEST unless given.',
  })
  sort?: ReviewSort | null;

  @Field(() => ReviewFilter, {
    nullable: true,
    description: 'Which reviews; it holds beside the other arguments.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: ReviewFilter | null;
}

@InputType({ description: 'Your review of a hotel where you booked.' })
export class CreateReviewInput {
  @Field(() => ID, { description: 'Reference of your booking, which decides the hotel.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Min(RATING.lowest, STARS)
  @Max(RATING.highest, STARS)
  rating!: number;

  @Field(() => String, { description: `Your text, ${LENGTH}` })
  @Rule(reviewProblem)
  text!: string;
}

@InputType({ description: 'What changes in your review. Without stars or text these are unchanged.' })
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
    description: `Your text, ${LENGTH} The empty text means unchanged.`,
  })
  @IfProvided()
  @Rule(reviewProblem)
  text?: string | null;
}

@InputType({ description: 'The review to delete.' })
export class DeleteReviewInput {
  @Field(() => ID, { description: 'Reference of the review.' })
  @MaxLength(100)
  reviewId!: string;
}

@InputType({ description: "The hotel's public reply to a review." })
export class ReplyToReviewInput {
  @Field(() => ID, { description: 'Reference of the review.' })
  @MaxLength(100)
  reviewId!: string;

  @Field(() => String, { description: `The reply, ${LENGTH} The empty text removes it.` })
  @MaxLength(LIMITS.review, { message: `An answer has ${LENGTH}` })
  text!: string;
}

@InputType({ description: 'Which reviews to hide, and why.' })
export class HideReviewsInput {
  @Field(() => [ID], { description: 'Their references, 100 at most.' })
  @References()
  reviewIds!: string[];

  @Field(() => String, {
    description: 'Why, for their authors and for other administrators: 500 characters at most.',
  })
  @Matches(/\S/, { message: 'Say why they are hidden' })
  @MaxLength(500, { message: 'A reason has 500 characters at most' })
  reason!: string;
}

@InputType({ description: 'Which reviews to show again.' })
export class ShowReviewsInput {
  @Field(() => [ID], { description: 'Their references, 100 at most.' })
  @References()
  reviewIds!: string[];
}
