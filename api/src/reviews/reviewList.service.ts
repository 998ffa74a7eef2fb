import type { FindOptionsOrder } from 'typeorm';
import { Booking } from '../bookings/booking.entity';
import { repo } from '../database/transaction';
import { slice, type PageArgs, type PageOf } from '../core/pagination';
import { authorize, authorized, can, type Viewer } from '../core/policy';
import { Review } from './review.entity';
import { ReviewSort, type ReviewsArgs } from './review.inputs';

const ORDER: Record<ReviewSort, FindOptionsOrder<Review>> = {
  NEWEST: { createdAt: 'DESC', id: 'DESC' },
  HIGHEST: { rating: 'DESC', createdAt: 'DESC', id: 'DESC' },
  LOWEST: { rating: 'ASC', createdAt: 'ASC', id: 'ASC' },
};

/** One page of the reviews of a hotel, or of all. */
export async function listReviews(
  viewer: Viewer | undefined,
  { hotelId, sort, ...page }: ReviewsArgs,
): Promise<PageOf<Review>> {
  authorize(viewer, 'review:read');
  const [items, total] = await repo(Review).findAndCount({
    where: hotelId ? { hotelId } : {},
    order: ORDER[sort ?? ReviewSort.NEWEST],
    ...slice(page),
  });
  return { items, total };
}

/** The viewer's reviews, the newest first. */
export async function listMyReviews(viewer: Viewer | undefined, page: PageArgs): Promise<PageOf<Review>> {
  const { id } = authorized(viewer, 'review:list-own');
  const [items, total] = await repo(Review).findAndCount({
    where: { userId: id },
    order: ORDER.NEWEST,
    ...slice(page),
  });
  return { items, total };
}

/** The review with this reference, if there is one. */
export function findReview(viewer: Viewer | undefined, id: string): Promise<Review | null> {
  authorize(viewer, 'review:read');
  return repo(Review).findOneBy({ id });
}

/** The reviewed booking, or null where the viewer may not read it. */
export const readable = (viewer: Viewer | undefined, booking: Booking | null): Booking | null =>
  booking && can(viewer, 'booking:read', booking) ? booking : null;
