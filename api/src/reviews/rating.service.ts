import { averageRating } from '../../../schema/ratings';
import { REVIEW_SUBJECTS, type ScoreSums } from '../../../schema/reviewScores';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { COUNTED, Review } from './review.entity';

/**
 * Recounts the hotel's ratings and scores from the reviews that count. The caller locks the hotel, so that
 * concurrent reviews are all counted.
 */
export async function updateRatings(hotelId: string): Promise<void> {
  const query = repo(Review)
    .createQueryBuilder('review')
    .select('COUNT(*)', 'count')
    .addSelect('SUM(review.rating)', 'sum')
    .where({ hotelId, ...COUNTED });
  for (const subject of REVIEW_SUBJECTS)
    query
      .addSelect(`COUNT(review.${subject})`, `${subject}_count`)
      .addSelect(`SUM(review.${subject})`, `${subject}_sum`);
  const counted = (await query.getRawOne<Record<string, string | number | null>>()) ?? {};
  const of = (name: string): number => Number(counted[name] ?? 0);
  const scored = REVIEW_SUBJECTS.filter((subject) => of(`${subject}_count`) > 0).map((subject) => [
    subject,
    { sum: of(`${subject}_sum`), count: of(`${subject}_count`) },
  ]);
  await repo(Hotel).update(
    { id: hotelId },
    {
      numberOfRatings: of('count'),
      ratingsAverage: averageRating(of('sum'), of('count')),
      scoreSums: scored.length ? (Object.fromEntries(scored) as ScoreSums) : null,
    },
  );
}
