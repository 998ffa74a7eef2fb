import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { UPLOADS } from '../../../schema/uploads';
import { Cost, ListSize } from '../core/cost.decorator';
import { Booking } from '../bookings/booking.entity';
import { todayFor } from '../bookings/hotelDay.service';
import type { Context } from '../access/context';
import { Allow } from '../access/allow.decorator';
import { Hotel } from '../hotels/hotel.entity';
import { build } from '../core/build';
import { Counted, type Counting } from '../core/counting.decorator';
import { KeyedPageArgs, Page, type PageOf } from '../core/pagination';
import { User } from '../users/user.entity';
import { BulkResult } from '../core/bulk';
import { Review } from './review.entity';
import {
  CreateReviewInput,
  DeleteReviewInput,
  HideReviewsInput,
  ReplyToReviewInput,
  ReviewsArgs,
  ShowReviewsInput,
  UpdateReviewInput,
} from './review.inputs';
import {
  CreateReviewResult,
  DeleteReviewResult,
  DeletedReview,
  ReplyToReviewResult,
  ReviewAbilities,
  UpdateReviewResult,
} from './review.types';
import { createReview } from './createReview.service';
import {
  deleteReview,
  hasStayed,
  hideReviews,
  replyToReview,
  reviewAbilities,
  showReviews,
  updateReview,
} from './review.service';
import { listReviewable } from './reviewable.service';
import { ReviewScores, scoreColumns } from './reviewScores.types';
import { findReview, listMyReviews, listReviews, maySeeHidden, readable } from './reviewList.service';

const ReviewList = Page(Review, 'Review');

@Resolver(() => Review)
export class ReviewResolver {
  @Cost(100)
  @Allow('review:read')
  @Query(() => ReviewList, { description: 'Reviews of a hotel, or of all hotels.' })
  reviews(
    @Args(() => ReviewsArgs) args: ReviewsArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Review>> {
    return listReviews(viewer, args, counting);
  }

  @Allow('review:read')
  @Query(() => Review, { nullable: true, description: 'The review; null if it does not exist.' })
  review(@Arg('id', () => ID) id: string, @Ctx() { viewer }: Context): Promise<Review | null> {
    return findReview(viewer, id);
  }

  @Allow('review:list-own')
  @Query(() => ReviewList, { description: 'Your reviews, newest first.' })
  myReviews(
    @Args(() => KeyedPageArgs) args: KeyedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Review>> {
    return listMyReviews(viewer, args, counting);
  }

  @ListSize(LIMITS.reviewableStays)
  @Allow('booking:list-own')
  @Query(() => [Booking], {
    description: `Your bookings that you can review now, latest stay first, ${LIMITS.reviewableStays} at most.`,
  })
  reviewableStays(@Ctx() { viewer }: Context): Promise<Booking[]> {
    return listReviewable(viewer);
  }

  @Allow('review:create')
  @Mutation(() => CreateReviewResult, {
    description:
      'Reviews the hotel of your confirmed booking, once for each booking, from the day of departure.',
  })
  createReview(
    @Arg('input', () => CreateReviewInput) input: CreateReviewInput,
    @Ctx() { viewer }: Context,
  ): Promise<Review> {
    return createReview(viewer, input);
  }

  @Allow('review:update')
  @Mutation(() => UpdateReviewResult, {
    description: 'Changes the stars, text, scores or photos of your review.',
  })
  updateReview(
    @Arg('input', () => UpdateReviewInput) input: UpdateReviewInput,
    @Ctx() { viewer }: Context,
  ): Promise<Review> {
    return updateReview(viewer, input);
  }

  @Allow('review:delete')
  @Mutation(() => DeleteReviewResult, { description: 'Deletes your review; administrators delete any.' })
  async deleteReview(
    @Arg('input', () => DeleteReviewInput) input: DeleteReviewInput,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<DeletedReview> {
    const { id, bookingId, hotelId } = await deleteReview(viewer, input);
    const [hotel, booking] = await Promise.all([
      loaders.hotels.load(hotelId),
      loaders.bookings.load(bookingId),
    ]);
    return build(DeletedReview, { reviewId: id, hotel: hotel!, booking: readable(viewer, booking) });
  }

  @FieldResolver(() => Date, {
    description:
      'When its stars, text, photos, reply or visibility last changed; initially when it was written.',
  })
  updatedAt(@Root() { createdAt, changedAt }: Review): Date {
    return changedAt ?? createdAt;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it is hidden; null if it is not, or unless you are its author or an administrator.',
  })
  hiddenReason(@Root() review: Review, @Ctx() { viewer }: Context): string | null {
    return maySeeHidden(viewer, review) ? review.hiddenReason : null;
  }

  @FieldResolver(() => ReviewScores, { description: 'Its scores by subject.' })
  scores(@Root() review: Review): ReviewScores {
    return build(ReviewScores, scoreColumns(review));
  }

  @ListSize(UPLOADS.REVIEW_PHOTO.most)
  @FieldResolver(() => [String], {
    description:
      "Addresses of its photos, in the order of its author; empty once the author's account is deleted.",
  })
  photos(@Root() { photos }: Review): string[] {
    return photos ?? [];
  }

  @FieldResolver(() => Hotel, { description: 'The hotel it is about.' })
  hotel(@Root() { hotelId }: Review, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return loaders.hotels.load(hotelId);
  }

  @FieldResolver(() => User, { description: "Who wrote it; 'Deleted user' once the account is deleted." })
  user(@Root() { userId }: Review, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The reviewed booking; null if you may not read it.',
  })
  async booking(@Root() { bookingId }: Review, @Ctx() { viewer, loaders }: Context): Promise<Booking | null> {
    return readable(viewer, await loaders.bookings.load(bookingId));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the reviewed stay has begun.' })
  async stayed(@Root() { bookingId, hotelId }: Review, @Ctx() { loaders }: Context): Promise<boolean> {
    const [booking, stays, hotel] = await Promise.all([
      loaders.bookings.load(bookingId),
      loaders.staysOfBooking.load(bookingId),
      loaders.hotels.load(hotelId),
    ]);
    const city = hotel && (await loaders.cities.load(hotel.cityId));
    return hasStayed(booking, stays, todayFor(city));
  }

  @FieldResolver(() => ReviewAbilities, { description: 'What you may do with it.' })
  viewerCan(@Root() review: Review, @Ctx() { viewer }: Context): ReviewAbilities {
    return reviewAbilities(viewer, review);
  }

  @Allow('review:reply')
  @Mutation(() => ReplyToReviewResult, {
    description: "Sets the hotel's public reply to a review, or removes it.",
  })
  replyToReview(
    @Arg('input', () => ReplyToReviewInput) input: ReplyToReviewInput,
    @Ctx() { viewer }: Context,
  ): Promise<Review> {
    return replyToReview(viewer, input);
  }

  @ListSize(100)
  @Allow('review:hide')
  @Mutation(() => [BulkResult], {
    description:
      'Hides reviews from everyone but their authors and administrators, and reports the result for each. Administrators only.',
  })
  hideReviews(
    @Arg('input', () => HideReviewsInput) input: HideReviewsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return hideReviews(viewer, input);
  }

  @ListSize(100)
  @Allow('review:hide')
  @Mutation(() => [BulkResult], {
    description: 'Shows hidden reviews again, and reports the result for each. Administrators only.',
  })
  showReviews(
    @Arg('input', () => ShowReviewsInput) input: ShowReviewsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return showReviews(viewer, input);
  }
}
