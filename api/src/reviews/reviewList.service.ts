import { In } from 'typeorm';
import { Booking } from '../bookings/booking.entity';
import { checkMoments } from '../bookings/lists/momentRange';
import type { Counting } from '../core/counting.decorator';
import { slice, type KeyedPageArgs, type PageOf } from '../core/pagination';
import { authorize, authorized, can, type Viewer } from '../access/policy';
import { equals, type Condition } from '../database/lists/conditions';
import { readPage, readPageOfIds, type ListOrder, type ListQuestion } from '../database/lists/readPage';
import { repo } from '../database/transaction';
import { matchText, type WordSource } from '../database/lists/wordIndex';
import { Hotel } from '../hotels/hotel.entity';
import { maySeeHotel, ofVisibleHotels } from '../hotels/visibleHotel';
import { COUNTED, Review } from './review.entity';
import { ReviewSort, type ReviewFilter, type ReviewsArgs } from './review.inputs';

const ORDERS: Record<ReviewSort, ListOrder<Review>> = {
  NEWEST: { by: ['createdAt'], descending: true },
  OLDEST: { by: ['createdAt'] },
  HIGHEST: { by: ['rating', 'createdAt'], descending: true },
  LOWEST: { by: ['rating', 'createdAt'] },
  HELPFUL: { by: ['helpfulCount', 'createdAt'], descending: true },
};

/** One page of the reviews of a hotel, or of all hotels. */
export const listReviews = async (
  viewer: Viewer | undefined,
  args: ReviewsArgs,
  counting: Counting = {},
): Promise<PageOf<Review>> => readPage(Review, await questionOf(viewer, args, counting));

/** The same page as ids only. */
export const listReviewIds = async (
  viewer: Viewer | undefined,
  args: ReviewsArgs,
  counting: Counting = {},
): Promise<PageOf<string>> => readPageOfIds(Review, await questionOf(viewer, args, counting));

async function questionOf(
  viewer: Viewer | undefined,
  { hotelId, sort, filter, after, ...page }: ReviewsArgs,
  counting: Counting,
): Promise<ListQuestion<Review>> {
  authorize(viewer, 'review:read');
  const where = [
    ...equals<Review>({ hidden: can(viewer, 'review:hide') ? null : false, hotelId }),
    ...(filter ? await conditionsOf(viewer, filter) : []),
    ...ofVisibleHotels<Review>(viewer),
  ];
  const order = ORDERS[sort ?? ReviewSort.NEWEST];
  return { where, sort: order, after, ...slice(page), ...counting };
}

async function conditionsOf(
  viewer: Viewer | undefined,
  { hotelId, rating, hasPhotos, hidden, reported, createdFrom, createdTo, text }: ReviewFilter,
): Promise<Condition<Review>[]> {
  if (typeof reported === 'boolean') authorize(viewer, 'review:hide');
  checkMoments(createdFrom, createdTo);
  const sources: WordSource<Review>[] = [
    { kind: can(viewer, 'user:find') ? 'user' : 'userName', column: 'userId' },
    { kind: 'hotel', column: 'hotelId' },
  ];
  return [
    ...equals<Review>({ hotelId, rating, hasPhotos, hidden, reported }),
    ...(createdFrom || createdTo
      ? [{ column: 'createdAt' as const, from: createdFrom, before: createdTo }]
      : []),
    ...(await matchText(text, sources, ['id'])),
  ];
}

/** The viewer's reviews, newest first. */
export async function listMyReviews(
  viewer: Viewer | undefined,
  { after, ...page }: KeyedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Review>> {
  const { id } = authorized(viewer, 'review:list-own');
  const where = equals<Review>({ userId: id });
  return readPage(Review, { where, sort: ORDERS.NEWEST, after, ...slice(page), ...counting });
}

/** The review with this reference, if the viewer sees it and its hotel, or wrote it. */
export async function findReview(viewer: Viewer | undefined, id: string): Promise<Review | null> {
  authorize(viewer, 'review:read');
  const review = await repo(Review).findOneBy({ id });
  if (!review || review.userId === viewer?.id) return review;
  if (review.hidden && !maySeeHidden(viewer, review)) return null;
  return (await isOfVisibleHotel(viewer, review)) ? review : null;
}

/** Whether the viewer sees the hotel of the review. */
export async function isOfVisibleHotel(viewer: Viewer | undefined, { hotelId }: Review): Promise<boolean> {
  const where = { id: hotelId };
  const hotel = await repo(Hotel).findOne({ select: { id: true, openForBooking: true }, where });
  return hotel !== null && maySeeHotel(viewer, hotel);
}

/** Hidden reviews are visible to their authors and to administrators. */
export const maySeeHidden = (viewer: Viewer | undefined, review: Review): boolean =>
  can(viewer, 'review:delete', review);

/** The reviewed booking, or null if the viewer cannot read it. */
export const readable = (viewer: Viewer | undefined, booking: Booking | null): Booking | null =>
  booking && can(viewer, 'booking:read', booking) ? booking : null;

/** The number of counted reviews of each hotel with 1, 2, 3, 4 and 5 stars. */
export async function countRatings(hotelIds: readonly string[]): Promise<number[][]> {
  const rows = await repo(Review)
    .createQueryBuilder('review')
    .select('review.hotelId', 'hotelId')
    .addSelect('review.rating', 'rating')
    .addSelect('COUNT(*)', 'reviews')
    .where({ hotelId: In([...hotelIds]), ...COUNTED })
    .groupBy('review.hotelId')
    .addGroupBy('review.rating')
    .getRawMany<{ hotelId: string; rating: number; reviews: string | number }>();
  const counts = new Map(hotelIds.map((id) => [id, [0, 0, 0, 0, 0]]));
  for (const { hotelId, rating, reviews } of rows) counts.get(hotelId)![rating - 1] = Number(reviews);
  return hotelIds.map((id) => counts.get(id)!);
}
