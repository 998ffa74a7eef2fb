import { repo } from '../database/transaction';
import type { DataExport } from '../users/accountDeletion.service';
import { Review } from './review.entity';

/** The reviews that somebody has written, for the export of their data; a deleted account's reviews remain. */
export async function exportReviews({ userId }: DataExport): Promise<unknown> {
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
