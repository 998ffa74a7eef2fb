import { In } from 'typeorm';
import { readRows } from '../database/lists/readPage';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { Review } from '../reviews/review.entity';
import { User } from '../users/user.entity';

/** These reviews in this order, without deleted ones. */
export const findReviews = (ids: string[]): Promise<Review[]> => readRows(Review, ids);

/** Only the names of the hotels and guests of reviews, by id. */
export async function namesOf(reviews: Review[]): Promise<Map<string, string>> {
  const rows = await Promise.all([
    readNames(
      Hotel,
      reviews.map(({ hotelId }) => hotelId),
    ),
    readNames(
      User,
      reviews.map(({ userId }) => userId),
    ),
  ]);
  return new Map(rows.flat().map(({ id, name }) => [id, name]));
}

const readNames = (entity: typeof Hotel | typeof User, ids: string[]) =>
  repo<Hotel | User>(entity)
    .createQueryBuilder('row')
    .select('row.id', 'id')
    .addSelect('row.name', 'name')
    .where({ id: In([...new Set(ids)]) })
    .getRawMany<{ id: string; name: string }>();
