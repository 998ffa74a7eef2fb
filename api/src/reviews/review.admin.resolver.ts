import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../core/allow.decorator';
import type { Context } from '../core/context';
import { replyToReview } from './review.admin.service';
import { Review } from './review.entity';
import { ReplyToReviewInput } from './review.inputs';
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
}
