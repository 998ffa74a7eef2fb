import { repo } from '../database/transaction';
import { joinLeaving } from '../users/accountDeletion.service';
import { Review } from './review.entity';

/** Reviews stay when their guest leaves, under 'Deleted user'; called once, when the house opens. */
export const joinReviewsToLeaving = (): void => joinLeaving('reviews', async () => undefined, collectReviews);

async function collectReviews(userId: string): Promise<unknown> {
  const reviews = await repo(Review).find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  return reviews.map(({ id, bookingId, hotelId, rating, text, createdAt, reply, repliedAt }) => ({
    reference: id,
    bookingReference: bookingId,
    hotelReference: hotelId,
    rating,
    text,
    createdAt,
    reply,
    repliedAt,
  }));
}
