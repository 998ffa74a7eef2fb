import { In } from 'typeorm';
import { text } from '../../../schema/fill';
import { takeOrRefuse } from '../access/limits/take';
import { authorized, type Viewer } from '../access/policy';
import { now } from '../core/clock';
import { refuse } from '../core/problems';
import { lockRows, repo, transaction } from '../database/transaction';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { Review } from './review.entity';
import { isOfVisibleHotel } from './reviewList.service';
import { UnknownReview } from './review.types';
import type { VoteHelpfulInput } from './reviewVote.inputs';
import { ReviewVote } from './reviewVote.entity';
import { OwnReview } from './reviewVote.types';

/** Locks a review of another person that is not hidden and whose hotel the viewer sees. Refuses UnknownReview and OwnReview. */
export async function lockOthersReview(viewer: Viewer, reviewId: string, own: string): Promise<Review> {
  const [review] = await lockRows(Review, [reviewId]);
  if (review?.userId === viewer.id) refuse(new OwnReview(own));
  if (!review || review.hidden || !(await isOfVisibleHotel(viewer, review)))
    refuse(new UnknownReview('The review does not exist any more.'));
  return review;
}

/**
 * Counts the viewer's vote for a review, or takes it back; once more changes nothing. Refuses UnknownReview,
 * OwnReview and TooManyAttempts.
 */
export async function voteHelpful(
  viewer: Viewer | undefined,
  { reviewId, helpful }: VoteHelpfulInput,
): Promise<Review> {
  const voter = authorized(viewer, 'review:vote');
  await takeOrRefuse('reviewVotes', voter.id);
  return transaction(async () => {
    const review = await lockOthersReview(voter, reviewId, text('You cannot vote for your own review.'));
    const vote = { reviewId, userId: voter.id };
    if ((await repo(ReviewVote).existsBy(vote)) === helpful) return review;
    if (helpful) await repo(ReviewVote).insert({ ...vote, createdAt: now() });
    else await repo(ReviewVote).delete(vote);
    review.helpfulCount += helpful ? 1 : -1;
    await repo(Review).update({ id: reviewId }, { helpfulCount: review.helpfulCount });
    return review;
  });
}

/** Takes back the votes of a deleted account. */
export async function deleteVotesOfUser({ user }: AccountDeletion): Promise<void> {
  const userId = user.id;
  const votes = await repo(ReviewVote).findBy({ userId });
  if (!votes.length) return;
  const ids = votes.map(({ reviewId }) => reviewId);
  await lockRows(Review, ids);
  const left = await repo(ReviewVote).findBy({ userId });
  await repo(ReviewVote).delete({ userId });
  const counted = { id: In(left.map(({ reviewId }) => reviewId)) };
  await repo(Review).decrement(counted, 'helpfulCount', 1);
}

/** A user's votes, for their data export. */
export async function exportVotes({ userId }: DataExport): Promise<unknown> {
  const votes = await repo(ReviewVote).find({
    where: { userId },
    order: { createdAt: 'ASC', reviewId: 'ASC' },
  });
  return votes.map(({ reviewId, createdAt }) => ({ reviewReference: reviewId, votedAt: createdAt }));
}
