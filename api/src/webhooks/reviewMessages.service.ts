import type { Review } from '../reviews/review.entity';
import { queueMessages, staffOf, webhooksFor } from './message.service';
import { WebhookEventType } from './webhook.enum';

/**
 * Queues that a review was written, to its author, to who works for the hotel and to administrators, inside the
 * caller's transaction. A message says what everybody may read, and neither who wrote it nor of which booking.
 */
export async function queueReviewMessages(review: Review): Promise<void> {
  const { id, userId, hotelId, rating, text, createdAt } = review;
  const event = WebhookEventType.REVIEW_CREATED;
  const listening = await webhooksFor(event, [userId, ...(await staffOf(hotelId))]);
  await queueMessages(listening, event, { review: { id, hotelId, rating, text, createdAt } });
}
