import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { Booking } from '../bookings/booking.entity';
import { Hotel } from '../hotels/hotel.entity';
import { Review } from './review.entity';
import { NotReviewable, NotYourBooking, UnknownReview } from './review.problems';

@ObjectType({ description: 'What you may do with a review.', simpleResolvers: true })
export class ReviewAbilities {
  @Field(() => Boolean, { description: 'Change it with updateReview.' })
  update!: boolean;

  @Field(() => Boolean, { description: 'Delete it with deleteReview.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Reply to it for the hotel with replyToReview.' })
  reply!: boolean;

  @Field(() => Boolean, { description: 'Hide it with hideReviews, or show it again with showReviews.' })
  hide!: boolean;
}

@ObjectType({ description: 'The review is deleted; what this changed.', simpleResolvers: true })
export class DeletedReview {
  @Field(() => ID, { description: 'Its reference.' })
  reviewId!: string;

  @Field(() => Hotel, { description: 'The hotel, with its ratings as they are now.' })
  hotel!: Hotel;

  @Field(() => Booking, {
    nullable: true,
    description: 'The booking, which may be reviewed again; null unless you may read it.',
  })
  booking!: Booking | null;
}

export const CreateReviewResult = createUnionType({
  name: 'CreateReviewResult',
  description: 'The review, or why it was refused.',
  types: () => [Review, NotYourBooking, NotReviewable] as const,
});

export const UpdateReviewResult = createUnionType({
  name: 'UpdateReviewResult',
  description: 'The changed review, or why it was not changed.',
  types: () => [Review, UnknownReview] as const,
});

export const DeleteReviewResult = createUnionType({
  name: 'DeleteReviewResult',
  description: 'What deleting changed, or why nothing was deleted.',
  types: () => [DeletedReview, UnknownReview] as const,
});

export const ReplyToReviewResult = createUnionType({
  name: 'ReplyToReviewResult',
  description: 'The review with its reply, or why it was refused.',
  types: () => [Review, UnknownReview] as const,
});
