import { hook } from '../core/hooks';
import type { Review } from './review.entity';

/** Runs inside the transaction in which a guest writes a review. */
export const onReviewCreated = hook<Review>();
