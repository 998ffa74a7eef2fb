import { In, IsNull } from 'typeorm';
import { text } from '../../../schema/fill';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { takeOrRefuse } from '../access/limits/take';
import { authorize, authorized, type Viewer } from '../access/policy';
import { forEach, type BulkResult } from '../core/bulk';
import { now } from '../core/clock';
import { refuse } from '../core/problems';
import { lockRows, repo, transaction } from '../database/transaction';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { Review } from './review.entity';
import { UnknownReview } from './review.types';
import { ReviewReport } from './reviewReport.entity';
import type { DismissReviewReportsInput, ReportReviewInput } from './reviewVote.inputs';
import { lockOthersReview } from './reviewVote.service';

const OWN = text('You can edit or delete your own review.');

/**
 * Asks staff to look at a review. A second report of the same person changes nothing. Refuses UnknownReview, OwnReview
 * and TooManyAttempts.
 */
export async function reportReview(viewer: Viewer | undefined, input: ReportReviewInput): Promise<Review> {
  const { reviewId, reason } = input;
  const reporter = authorized(viewer, 'review:report');
  await takeOrRefuse('reviewReports', reporter.id);
  return transaction(async () => {
    const review = await lockOthersReview(reporter, reviewId, OWN);
    const key = { reviewId, userId: reporter.id };
    if (await repo(ReviewReport).existsBy(key)) return review;
    await repo(ReviewReport).insert({
      ...key,
      reason,
      text: input.text?.trim() || null,
      createdAt: now(),
      closedAt: null,
    });
    review.reported = true;
    await repo(Review).update({ id: reviewId }, { reported: true });
    return review;
  });
}

/** Closes the open reports of reviews that stay as they are. */
export function dismissReviewReports(
  viewer: Viewer | undefined,
  { reviewIds }: DismissReviewReportsInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'review:hide');
  return forEach(reviewIds, (id) =>
    transaction(async () => {
      const [review] = await lockRows(Review, [id]);
      if (!review) refuse(new UnknownReview('The review does not exist any more.'));
      if (!review.reported) return;
      const before = { ...review };
      await closeReports(review);
      await repo(Review).update({ id }, { reported: false });
      await recordChange(viewer, {
        action: 'dismissReviewReports',
        record: AuditRecord.REVIEW,
        id,
        before,
        after: review,
      });
    }),
  );
}

/** Closes the open reports of a review. The caller locks and stores the review. */
export async function closeReports(review: Review): Promise<void> {
  review.reported = false;
  await repo(ReviewReport).update({ reviewId: review.id, closedAt: IsNull() }, { closedAt: now() });
}

/** The open reports of each review, oldest first. */
export async function findOpenReports(reviewIds: readonly string[]): Promise<ReviewReport[][]> {
  const found = await repo(ReviewReport).find({
    where: { reviewId: In([...reviewIds]), closedAt: IsNull() },
    order: { createdAt: 'ASC', userId: 'ASC' },
  });
  return reviewIds.map((id) => found.filter(({ reviewId }) => reviewId === id));
}

/** Deletes the reports of a deleted account; a review without another open one is no longer reported. */
export async function deleteReportsOfUser({ user }: AccountDeletion): Promise<void> {
  const userId = user.id;
  const own = await repo(ReviewReport).findBy({ userId });
  if (!own.length) return;
  const ids = own.map(({ reviewId }) => reviewId);
  await lockRows(Review, ids);
  await repo(ReviewReport).delete({ userId });
  const open = await repo(ReviewReport).findBy({ reviewId: In(ids), closedAt: IsNull() });
  const still = new Set(open.map(({ reviewId }) => reviewId));
  const settled = ids.filter((id) => !still.has(id));
  if (settled.length) await repo(Review).update({ id: In(settled) }, { reported: false });
}

/** A user's reports, for their data export. */
export async function exportReports({ userId }: DataExport): Promise<unknown> {
  const reports = await repo(ReviewReport).find({
    where: { userId },
    order: { createdAt: 'ASC', reviewId: 'ASC' },
  });
  return reports.map(({ reviewId, reason, text, createdAt }) => ({
    reviewReference: reviewId,
    reason,
    text,
    reportedAt: createdAt,
  }));
}
