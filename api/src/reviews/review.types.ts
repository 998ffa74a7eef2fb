import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { Problem } from '../core/problems';
import { Booking } from '../bookings/booking.entity';
import { Hotel } from '../hotels/hotel.entity';
import { ImageHostUnavailable, UploadRefused } from '../photos/upload.types';
import { Review } from './review.entity';

@ObjectType({
  implements: Problem,
  description: 'The booking is not yours, or does not exist.',
})
export class NotYourBooking extends Problem {
  constructor(
    message = 'You are not the customer who made the reservation',
    override readonly status?: number,
  ) {
    super(message);
  }
}

@ObjectType({
  implements: Problem,
  description:
    'The booking is not confirmed, its day of departure has not come, or it has already been reviewed.',
})
export class NotReviewable extends Problem {}

@ObjectType({ implements: Problem, description: 'The review does not exist, or you may not change it.' })
export class UnknownReview extends Problem {
  static override readonly status = 404;

  constructor(message = 'The review does not exist, or was written by someone else.') {
    super(message);
  }
}

@ObjectType({ description: 'What you may do with a review.', simpleResolvers: true })
export class ReviewAbilities {
  @Field(() => Boolean, { description: 'Change it with updateReview.' })
  update!: boolean;

  @Field(() => Boolean, { description: 'Delete it with deleteReview.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Reply to it for the hotel with replyToReview.' })
  reply!: boolean;

  @Field(() => Boolean, { description: 'Find it helpful with voteHelpful.' })
  vote!: boolean;

  @Field(() => Boolean, { description: 'Report it with reportReview.' })
  report!: boolean;

  @Field(() => Boolean, { description: 'Hide it with hideReviews, or show it again with showReviews.' })
  hide!: boolean;
}

@ObjectType({
  description: 'Confirms the deletion of a review, with what it changed.',
  simpleResolvers: true,
})
export class DeletedReview {
  @Field(() => ID, { description: 'Its reference.' })
  reviewId!: string;

  @Field(() => Hotel, { description: 'The hotel, with its updated ratings.' })
  hotel!: Hotel;

  @Field(() => Booking, {
    nullable: true,
    description: 'The booking, which can be reviewed again; null if you may not read it.',
  })
  booking!: Booking | null;
}

export const CreateReviewResult = createUnionType({
  name: 'CreateReviewResult',
  description: 'The review, or why it was not created.',
  types: () => [Review, NotYourBooking, NotReviewable, UploadRefused, ImageHostUnavailable] as const,
});

export const UpdateReviewResult = createUnionType({
  name: 'UpdateReviewResult',
  description: 'The changed review, or why it was not changed.',
  types: () => [Review, UnknownReview, UploadRefused, ImageHostUnavailable] as const,
});

export const DeleteReviewResult = createUnionType({
  name: 'DeleteReviewResult',
  description: 'Confirms the deletion, or says why not.',
  types: () => [DeletedReview, UnknownReview] as const,
});

export const ReplyToReviewResult = createUnionType({
  name: 'ReplyToReviewResult',
  description: 'The review with its reply, or why it was not changed.',
  types: () => [Review, UnknownReview] as const,
});
