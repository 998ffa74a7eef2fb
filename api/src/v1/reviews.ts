import { Type, type Static } from '@sinclair/typebox';
import { can, type Viewer } from '../access/policy';
import type { Review as ReviewRow } from '../reviews/review.entity';
import { CreateReviewInput, DeleteReviewInput, UpdateReviewInput } from '../reviews/review.inputs';
import { createReview } from '../reviews/createReview.service';
import { deleteReview, updateReview } from '../reviews/review.service';
import { findReview, listMyReviews, listReviewIds } from '../reviews/reviewList.service';
import { inputOf } from './read';
import { findReviews, namesOf } from './reviews.service';
import { route, type RouteRequest } from './route';
import {
  BookingKey,
  Id,
  IdParams,
  Ignored,
  Instant,
  Named,
  Nullable,
  PageQuery,
  pageQuery,
  rowsOf,
} from './shapes';

const Review = Named('Review', 'A review of a hotel by its guest.', {
  _id: Id,
  review: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  bookingRef: Nullable(Type.String({ description: 'For its guest and administrators; otherwise null.' })),
  hotel: Id,
  hotel_name: Type.String(),
  customer: Id,
  customer_name: Type.String(),
  createdAt: Instant,
  updatedAt: Instant,
});
const success = Type.Literal('success');
const One = Type.Object({ status: success, data: Review });
const Many = Type.Object({ status: success, results: Type.Integer(), data: Type.Array(Review) });

/** Routes of reviews. */
export const reviewRoutes = [
  route({
    method: 'get',
    path: '/reviews',
    permission: 'review:read',
    summary: 'Reviews, newest first, or the one with a given reference; always a list',
    query: Type.Object({ review_id: Type.Optional(Id), ...pageQuery }),
    shared: true,
    list: true,
    answer: Many,
    async handle({ query, total, ...request }) {
      const one = query.review_id ? await findReview(request.viewer, query.review_id) : undefined;
      if (query.review_id) return many(one ? [one] : [], request);
      const found = await listReviewIds(request.viewer, rowsOf(query), { count: 'all' });
      total(found.total);
      const present = async (ids: string[]) => presentReviews(await findReviews(ids), request.viewer);
      return listed(await request.present(found.items, present));
    },
  }),
  route({
    method: 'get',
    path: '/reviews/myreviews',
    permission: 'review:list-own',
    summary: 'Your reviews, newest first',
    query: PageQuery,
    list: true,
    answer: Many,
    async handle({ query, total, ...request }) {
      const found = await listMyReviews(request.viewer, rowsOf(query), { count: 'all' });
      total(found.total);
      return many(found.items, request);
    },
  }),
  route({
    method: 'post',
    path: '/reviews',
    permission: 'review:create',
    summary:
      'Reviews the hotel of a confirmed booking of yours, once for each booking, from the day of departure',
    body: Type.Object({
      review: Type.String(),
      rating: Type.Integer(),
      bookingRef: BookingKey,
      hotel: Ignored,
      hotel_name: Ignored,
      customer: Ignored,
      customer_name: Ignored,
    }),
    status: 201,
    answer: One,
    async handle({ body: { review: text, rating, bookingRef: bookingId }, ...request }) {
      const input = await inputOf(CreateReviewInput, { bookingId, rating, text });
      return one(await createReview(request.viewer, input), request);
    },
  }),
  route({
    method: 'patch',
    path: '/reviews/:id',
    permission: 'review:update',
    summary: 'Changes the stars or text of your review; 0 stars or an empty text mean unchanged',
    params: IdParams,
    body: Type.Object({ review: Type.Optional(Type.String()), rating: Type.Optional(Type.Integer()) }),
    status: 201,
    answer: One,
    async handle({ params: { id: reviewId }, body: { review: text, rating }, ...request }) {
      const input = await inputOf(UpdateReviewInput, { reviewId, text, rating });
      return one(await updateReview(request.viewer, input), request);
    },
  }),
  route({
    method: 'delete',
    path: '/reviews/:id',
    permission: 'review:delete',
    summary: 'Deletes your review; administrators delete any',
    params: IdParams,
    async handle({ viewer, params }) {
      await deleteReview(viewer, await inputOf(DeleteReviewInput, { reviewId: params.id }));
    },
  }),
];

type Reader = Pick<RouteRequest<never, never, never>, 'viewer' | 'present'>;

const one = async (review: ReviewRow, { viewer }: Pick<Reader, 'viewer'>) => ({
  status: 'success' as const,
  data: (await presentReviews([review], viewer))[0]!,
});

const many = async (reviews: ReviewRow[], { viewer, present }: Reader) =>
  listed(await present(reviews, (batch) => presentReviews(batch, viewer)));

const listed = (data: Static<typeof Review>[]) => ({
  status: 'success' as const,
  results: data.length,
  data,
});

async function presentReviews(
  reviews: ReviewRow[],
  viewer: Viewer | undefined,
): Promise<Static<typeof Review>[]> {
  const names = await namesOf(reviews);
  return reviews.map((review) => ({
    _id: review.id,
    review: review.text,
    rating: review.rating,
    bookingRef: can(viewer, 'booking:read', review) ? review.bookingId : null,
    hotel: review.hotelId,
    hotel_name: names.get(review.hotelId) ?? '',
    customer: review.userId,
    customer_name: names.get(review.userId) ?? '',
    createdAt: review.createdAt.toISOString(),
    updatedAt: (review.changedAt ?? review.createdAt).toISOString(),
  }));
}
