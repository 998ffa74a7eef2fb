import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Allow } from '../access/allow.decorator';
import { BulkResult } from '../core/bulk';
import type { Context } from '../access/context';
import { hideReviews, replyToReview, showReviews } from './review.admin.service';
import { Review } from './review.entity';
import { HideReviewsInput, ReplyToReviewInput, ShowReviewsInput } from './review.inputs';
import { ReplyToReviewResult } from './review.results';

@Resolver(() => Review)
export class ReviewAdminResolver {
  @Allow('review:reply')
  @Mutation(() => ReplyToReviewResult, {
    description: "Sets the hotel's public reply to a review, or removes it. Administrators only.",
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
      'Hides reviews from all but their authors and administrators, and says of each what became of it. Administrators only.',
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
    description: 'Shows hidden reviews again, and says of each what became of it. Administrators only.',
  })
  showReviews(
    @Arg('input', () => ShowReviewsInput) input: ShowReviewsInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return showReviews(viewer, input);
  }
}
