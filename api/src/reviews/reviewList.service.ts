import { In } from 'typeorm';
import { Booking } from '../bookings/booking.entity';
import type { Counting } from '../core/counting.decorator';
import { slice, type KeyedPageArgs, type PageOf } from '../core/pagination';
import { authorize, authorized, can, type Viewer } from '../access/policy';
import type { Condition } from '../database/lists/listConditions';
import { readPage, readPageOfIds, type ListOrder, type ListQuestion } from '../database/lists/readPage';
import { repo } from '../database/transaction';
import { matchText } from '../database/lists/wordIndex';
import { COUNTED, Review } from './review.entity';
import { ReviewSort, type ReviewFilter, type ReviewsArgs } from './review.inputs';

const ORDERS: Record<ReviewSort, ListOrder> = {
  NEWEST: { by: ['createdAt'], descending: true },
  OLDEST: { by: ['createdAt'] },
  HIGHEST: { by: ['rating', 'createdAt'], descending: true },
  LOWEST: { by: ['rating', 'createdAt'] },
};

/** One page of the reviews of a hotel, or of all. */
export const listReviews = async (
  viewer: Viewer | undefined,
  args: ReviewsArgs,
  counting: Counting = {},
): Promise<PageOf<Review>> => readPage(Review, await questionOf(viewer, args, counting));

/** The same by their ids alone. */
export const listReviewIds = async (
  viewer: Viewer | undefined,
  args: ReviewsArgs,
  counting: Counting = {},
): Promise<PageOf<string>> => readPageOfIds(Review, await questionOf(viewer, args, counting));

async function questionOf(
  viewer: Viewer | undefined,
  { hotelId, sort, filter, after, ...page }: ReviewsArgs,
  counting: Counting,
): Promise<ListQuestion> {
  authorize(viewer, 'review:read');
  const where = [
    ...(can(viewer, 'review:hide') ? [] : [{ column: 'hidden', is: false }]),
    ...(hotelId ? [{ column: 'hotelId', is: hotelId }] : []),
    ...(filter ? await conditionsOf(viewer, filter) : []),
  ];
  const order = ORDERS[sort ?? ReviewSort.NEWEST];
  return { where, sort: order, after, ...slice(page), ...counting };
}

async function conditionsOf(
  viewer: Viewer | undefined,
  { hotelId, rating, hidden, ...filter }: ReviewFilter,
): Promise<Condition[]> {
  const where: Condition[] = [];
  if (hotelId) where.push({ column: 'hotelId', is: hotelId });
  if (rating != null) where.push({ column: 'rating', is: rating });
  if (hidden != null) where.push({ column: 'hidden', is: hidden });
  const text = filter.text?.trim();
  if (!text) return where;
  const id = text.toLowerCase();
  if (/^[0-9a-f]{24}$/.test(id)) return [...where, { column: 'id', is: id }];
  const words = await matchText(text, [
    { kind: can(viewer, 'user:find') ? 'user' : 'userName', column: 'userId' },
    { kind: 'hotel', column: 'hotelId' },
  ]);
  return [...where, ...words];
}

/** The viewer's reviews, the newest first. */
export async function listMyReviews(
  viewer: Viewer | undefined,
  { after, ...page }: KeyedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Review>> {
  const { id } = authorized(viewer, 'review:list-own');
  const where = [{ column: 'userId', is: id }];
  return readPage(Review, { where, sort: ORDERS.NEWEST, after, ...slice(page), ...counting });
}

/** The review with this reference, if there is one that the viewer sees. */
export async function findReview(viewer: Viewer | undefined, id: string): Promise<Review | null> {
  authorize(viewer, 'review:read');
  const review = await repo(Review).findOneBy({ id });
  return review?.hidden && !maySeeHidden(viewer, review) ? null : review;
}

/** Hidden reviews are seen by their authors and by administrators. */
export const maySeeHidden = (viewer: Viewer | undefined, review: Review): boolean =>
  can(viewer, 'review:delete', review);

/** The reviewed booking, or null where the viewer may not read it. */
export const readable = (viewer: Viewer | undefined, booking: Booking | null): Booking | null =>
  booking && can(viewer, 'booking:read', booking) ? booking : null;

/** How many reviews of each hotel that count gave 1, 2, 3, 4 and 5 stars. */
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
