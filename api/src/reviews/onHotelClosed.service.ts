import { inBatches } from '../database/inBatches';
import { repo } from '../database/transaction';
import { Review } from './review.entity';

/** Deletes the reviews of a closed hotel. */
export const deleteReviewsOfHotel = ({ hotelId }: { hotelId: string }): Promise<void> =>
  inBatches(Review, { hotelId }, (those) => repo(Review).delete(those));
