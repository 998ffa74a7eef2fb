import { lockRows, repo, transaction } from '../database/transaction';
import { now } from '../core/clock';
import { authorize, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import { Review } from './review.entity';
import type { ReplyToReviewInput } from './review.inputs';
import { UnknownReview } from './review.problems';

/** Sets the hotel's public reply; the empty text removes it. Refuses UnknownReview. */
export async function replyToReview(
  viewer: Viewer | undefined,
  { reviewId, text }: ReplyToReviewInput,
): Promise<Review> {
  authorize(viewer, 'review:reply');
  return transaction(async () => {
    const [review] = await lockRows(Review, [reviewId]);
    if (!review) refuse(new UnknownReview());
    review.reply = text.trim() || null;
    review.repliedAt = review.reply ? now() : null;
    return repo(Review).save(review);
  });
}
