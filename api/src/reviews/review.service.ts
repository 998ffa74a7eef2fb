import { In } from 'typeorm';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import type { Stay } from '../bookings/stay.entity';
import { lockRows, repo, transaction } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { now } from '../core/clock';
import {
  authorize,
  authorizeToAsk,
  authorizedToAsk,
  can,
  type Permission,
  type Viewer,
} from '../access/policy';
import { refuse } from '../core/problems';
import { forEach, type BulkResult } from '../core/bulk';
import { inBatches } from '../database/inBatches';
import { replaceUploads } from '../photos/replace.service';
import type { DataExport } from '../users/accountDeletion.service';
import { updateRatings } from './rating.service';
import { Review } from './review.entity';
import type {
  DeleteReviewInput,
  HideReviewsInput,
  ReplyToReviewInput,
  ShowReviewsInput,
  UpdateReviewInput,
} from './review.inputs';
import { findReviewPhotos, setReviewPhotos } from './reviewPhoto.service';
import { closeReports } from './reviewReport.service';
import { scoreColumns } from './reviewScores.types';
import { UnknownReview } from './review.types';

type ReviewPermission = Extract<Permission, `review:${string}`>;

/**
 * Changes the provided fields. 0 stars and the empty text mean unchanged. Refuses UnknownReview, UploadRefused and
 * ImageHostUnavailable.
 */
export async function updateReview(
  viewer: Viewer | undefined,
  { reviewId, rating, text, scores, photos }: UpdateReviewInput,
): Promise<Review> {
  const { id } = authorizedToAsk(viewer, 'review:update');
  if (photos?.length) await requireChangeable(viewer, 'review:update', reviewId);
  const found = photos && (await findReviewPhotos(id, photos, reviewId));
  return changeReview(viewer, 'review:update', reviewId, async (review) => {
    review.rating = rating || review.rating;
    review.text = text?.trim() || review.text;
    if (scores) Object.assign(review, scoreColumns(scores));
    if (found) await setReviewPhotos(review, found);
    await repo(Review).save(review);
  });
}

/** Deletes the review with its photos, and returns its last state. Refuses UnknownReview. */
export function deleteReview(viewer: Viewer | undefined, { reviewId }: DeleteReviewInput): Promise<Review> {
  return changeReview(viewer, 'review:delete', reviewId, async (before) => {
    await replaceUploads('REVIEW_PHOTO', reviewId);
    await repo(Review).delete({ id: reviewId });
    await recordChange(viewer, { action: 'deleteReview', record: AuditRecord.REVIEW, id: reviewId, before });
  });
}

/** Changes a review and updates the hotel's ratings in one transaction. */
async function changeReview(
  viewer: Viewer | undefined,
  permission: ReviewPermission,
  id: string,
  change: (review: Review) => Promise<void>,
): Promise<Review> {
  authorizeToAsk(viewer, permission);
  return transaction(async () => {
    const found = await requireChangeable(viewer, permission, id);
    // Lock order: the hotel before the review, as in createReview, to prevent deadlocks.
    await lockRows(Hotel, [found.hotelId]);
    const [review] = await lockRows(Review, [id]);
    if (!review) refuse(new UnknownReview());
    review.changedAt = now();
    await change(review);
    await updateRatings(review.hotelId);
    return review;
  });
}

/** The review, if the viewer may change it. Refuses UnknownReview. */
async function requireChangeable(
  viewer: Viewer | undefined,
  permission: ReviewPermission,
  id: string,
): Promise<Review> {
  const found = await repo(Review).findOneBy({ id });
  return found && can(viewer, permission, found) ? found : refuse(new UnknownReview());
}

/** The hotel replies to what its guests can read; administrators also to hidden reviews. */
const mayReply = (viewer: Viewer | undefined, review: Review): boolean =>
  can(viewer, 'review:reply', review) && (!review.hidden || can(viewer, 'review:hide'));

/** What the viewer may do with a review, by the rules that the services enforce. */
export const reviewAbilities = (viewer: Viewer | undefined, review: Review) => ({
  update: can(viewer, 'review:update', review),
  delete: can(viewer, 'review:delete', review),
  reply: mayReply(viewer, review),
  hide: can(viewer, 'review:hide', review),
  vote: can(viewer, 'review:vote') && review.userId !== viewer?.id,
  report: can(viewer, 'review:report') && review.userId !== viewer?.id,
});

/**
 * Whether the viewer may review the booking now. `review` is its present review, `today` the date at the
 * hotel.
 */
export const mayReview = (
  viewer: Viewer | undefined,
  booking: Booking,
  review: Review | undefined,
  today: string,
): boolean =>
  !review &&
  booking.hotelId !== null &&
  booking.status === BookingStatus.CONFIRMED &&
  hasDeparted(booking, today) &&
  can(viewer, 'review:create', booking);

/**
 * Whether the stay has begun: the booking is confirmed, and its first night is today or past at the hotel.
 */
export const hasStayed = (booking: Booking | null, stays: Stay[], today: string): boolean =>
  booking?.status === BookingStatus.CONFIRMED && stays.some(({ checkIn }) => checkIn <= today);

/** Whether the day of departure of the last stay has come. */
export const hasDeparted = ({ checkOut }: Booking, today: string): boolean => checkOut <= today;

/** Sets the hotel's public reply. An empty text removes it. Refuses UnknownReview. */
export async function replyToReview(
  viewer: Viewer | undefined,
  { reviewId, text }: ReplyToReviewInput,
): Promise<Review> {
  authorizeToAsk(viewer, 'review:reply');
  return transaction(async () => {
    const [review] = await lockRows(Review, [reviewId]);
    if (!review || !mayReply(viewer, review)) refuse(new UnknownReview());
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

/** Hides reviews: only their authors and administrators see them, and their stars do not count. */
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
    if (review.hidden) await closeReports(review);
    await repo(Review).save(review);
    await recordChange(viewer, { action, record: AuditRecord.REVIEW, id, before, after: review });
  });

/** Deletes the reviews of a closed hotel with their photos. */
export const deleteReviewsOfHotel = ({ hotelId }: { hotelId: string }): Promise<void> =>
  inBatches(Review, { hotelId }, async (those, ids) => {
    await replaceUploads('REVIEW_PHOTO', In(ids));
    await repo(Review).delete(those);
  });

/** Stops counting the stars of a cancelled booking. */
export async function discountReview({ id: bookingId }: Booking): Promise<void> {
  const review = await repo(Review).findOneBy({ bookingId });
  if (!review) return;
  await lockRows(Hotel, [review.hotelId]);
  await repo(Review).update({ bookingId }, { bookingCancelled: true, changedAt: now() });
  await updateRatings(review.hotelId);
}

/** A user's reviews, for their data export. The reviews remain when the account is deleted. */
export async function exportReviews({ userId }: DataExport): Promise<unknown> {
  const reviews = await repo(Review).find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  return reviews.map((review) => ({
    reference: review.id,
    bookingReference: review.bookingId,
    hotelReference: review.hotelId,
    rating: review.rating,
    scores: scoreColumns(review),
    text: review.text,
    photos: review.photos ?? [],
    createdAt: review.createdAt,
    reply: review.reply,
    repliedAt: review.repliedAt,
  }));
}
