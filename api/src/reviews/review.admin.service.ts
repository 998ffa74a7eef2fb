import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { lockRows, repo, transaction } from '../database/transaction';
import { now } from '../core/clock';
import { authorize, type Viewer } from '../access/policy';
import { forEach, type BulkResult } from '../core/bulk';
import { refuse } from '../core/problems';
import { Review } from './review.entity';
import { changeReview } from './review.service';
import type { HideReviewsInput, ReplyToReviewInput, ShowReviewsInput } from './review.inputs';
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
    const before = { ...review };
    review.reply = text.trim() || null;
    review.changedAt = now();
    review.repliedAt = review.reply ? review.changedAt : null;
    await repo(Review).save(review);
    await recordChange(viewer, {
      action: 'replyToReview',
      record: AuditRecord.REVIEW,
      id: reviewId,
      before,
      after: review,
    });
    return review;
  });
}

/** Hides reviews: others than their authors and administrators see them no more, and their stars do not count. */
export function hideReviews(
  viewer: Viewer | undefined,
  { reviewIds, reason }: HideReviewsInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'review:hide');
  return forEach(reviewIds, (id) => setHidden(viewer, 'hideReviews', id, reason.trim()));
}

/** Shows hidden reviews again. */
export function showReviews(
  viewer: Viewer | undefined,
  { reviewIds }: ShowReviewsInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'review:hide');
  return forEach(reviewIds, (id) => setHidden(viewer, 'showReviews', id, null));
}

const setHidden = (
  viewer: Viewer | undefined,
  action: string,
  id: string,
  hiddenReason: string | null,
): Promise<Review> =>
  changeReview(viewer, 'review:hide', id, async (review) => {
    const before = { ...review };
    Object.assign(review, { hidden: hiddenReason !== null, hiddenReason });
    await repo(Review).save(review);
    await recordChange(viewer, { action, record: AuditRecord.REVIEW, id, before, after: review });
  });
