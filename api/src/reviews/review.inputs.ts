import { ArrayMaxSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { RATING } from '../../../schema/ratings';
import { reviewProblem } from '../../../schema/textRules';
import { UPLOADS } from '../../../schema/uploads';
import { UploadInput } from '../photos/upload.inputs';
import { CountedPageArgs } from '../core/pagination';
import { References } from '../core/bulk.inputs';
import { IfProvided, Rule } from '../core/rule.decorator';
import { ReviewScores } from './reviewScores.types';

/** The order of a list of reviews. Ties are ordered by time, then by id. */
export enum ReviewSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  HIGHEST = 'HIGHEST',
  LOWEST = 'LOWEST',
  HELPFUL = 'HELPFUL',
}
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'The order of a list of reviews; ties are broken by time, then by id.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    HIGHEST: { description: 'Most stars first, then newest first.' },
    LOWEST: { description: 'Fewest stars first, then oldest first.' },
    HELPFUL: { description: 'Those that most people found helpful first, then newest first.' },
  },
});

const STARS = {
  message: () =>
    fill('The rating must be {lowest} to {highest} stars', {
      lowest: RATING.lowest,
      highest: RATING.highest,
    }),
};
const { most, folder } = UPLOADS.REVIEW_PHOTO;
const PHOTOS = { message: () => fill('Choose at most {most} photos', { most }) };
const LENGTH = `${LIMITS.review} characters at most.`;

@InputType({
  description: 'Which reviews to list; all given criteria must match.',
})
export class ReviewFilter {
  @Field(() => ID, { nullable: true, description: 'Of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => Int, { nullable: true, description: 'With this number of stars, 1 to 5.' })
  @IsOptional()
  @Min(RATING.lowest, STARS)
  @Max(RATING.highest, STARS)
  rating?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only hidden ones, or only visible ones; administrators only.',
  })
  hidden?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those with open reports, or only those without; administrators only.',
  })
  reported?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those with photos, or only those without.' })
  hasPhotos?: boolean | null;

  @Field(() => Date, { nullable: true, description: 'Written then or later.' })
  createdFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Written before then.' })
  createdTo?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A review's reference, or words: each must begin a word of the guest's name, for administrators also of the guest's username or email address, or of the hotel's name; case, accents and word order do not matter.",
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;
}

@ArgsType()
export class ReviewsArgs extends CountedPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only reviews of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => ReviewSort, {
    nullable: true,
    defaultValue: ReviewSort.NEWEST,
    description: 'The sort order; NEWEST by default.',
  })
  sort?: ReviewSort | null;

  @Field(() => ReviewFilter, {
    nullable: true,
    description: 'Which reviews to list, in addition to the other arguments.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: ReviewFilter | null;
}

@InputType({ description: 'Your review of a hotel where you booked.' })
export class CreateReviewInput {
  @Field(() => ID, { description: 'Reference or id of your booking at the hotel.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Min(RATING.lowest, STARS)
  @Max(RATING.highest, STARS)
  rating!: number;

  @Field(() => String, { description: `Your text, ${LENGTH}` })
  @Rule(reviewProblem)
  text!: string;

  @Field(() => ReviewScores, { nullable: true, description: 'Scores by subject.' })
  @IsOptional()
  @ValidateNested()
  scores?: ReviewScores | null;

  @Field(() => [UploadInput], {
    nullable: true,
    description: `Photos, ${most} at most, in the order in which they are shown; uploaded with a signature for the folder ${folder} within the last hour.`,
  })
  @IsOptional()
  @ArrayMaxSize(most, PHOTOS)
  @ValidateNested()
  photos?: UploadInput[] | null;
}

@InputType({ description: 'A photo that your review has, or one that you uploaded to add to it.' })
export class ReviewPhotoInput {
  @Field(() => String, {
    description: "An address from the review's photos, or the secure_url in the answer of the image host.",
  })
  @MaxLength(500)
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The public_id in the answer of the image host; missing for a photo that the review has.',
  })
  @IsOptional()
  @MaxLength(160)
  publicId?: string | null;
}

@InputType({ description: 'Changes of your review. Missing stars, text, scores or photos stay unchanged.' })
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
    description: `Your text, ${LENGTH} An empty text means unchanged.`,
  })
  @IfProvided()
  @Rule(reviewProblem)
  text?: string | null;

  @Field(() => ReviewScores, {
    nullable: true,
    description: 'All scores by subject: a subject that is missing here loses its score.',
  })
  @IsOptional()
  @ValidateNested()
  scores?: ReviewScores | null;

  @Field(() => [ReviewPhotoInput], {
    nullable: true,
    description: `All photos, ${most} at most, in the order in which they are shown: a photo that is missing here is removed. New ones are uploaded with a signature for the folder ${folder} within the last hour.`,
  })
  @IsOptional()
  @ArrayMaxSize(most, PHOTOS)
  @ValidateNested()
  photos?: ReviewPhotoInput[] | null;
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

  @Field(() => String, { description: `The reply, ${LENGTH} An empty text removes it.` })
  @MaxLength(LIMITS.review, {
    message: () => fill('A reply can have {most} characters at most.', { most: LIMITS.review }),
  })
  text!: string;
}

@InputType({ description: 'Which reviews to hide, and why.' })
export class HideReviewsInput {
  @Field(() => [ID], { description: 'Their references, 100 at most.' })
  @References()
  reviewIds!: string[];

  @Field(() => String, {
    description: 'The reason, for their authors and other administrators: 500 characters at most.',
  })
  @Matches(/\S/, { message: 'Enter a reason' })
  @MaxLength(500, { message: 'A reason can have at most 500 characters' })
  reason!: string;
}

@InputType({ description: 'Which reviews to show again.' })
export class ShowReviewsInput {
  @Field(() => [ID], { description: 'Their references, 100 at most.' })
  @References()
  reviewIds!: string[];
}
