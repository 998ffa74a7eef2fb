import { newId } from '../database/columns';
import { repo, requireTransaction } from '../database/transaction';
import { PropertyOffer, PropertyOfferState } from './propertyOffer.entity';

/** Opens the offer of a property whose files are sent together, inside the caller's transaction; answers its id. */
export async function openOffer(userId: string, sentAt: Date): Promise<string> {
  requireTransaction('openOffer()');
  const id = newId();
  const unanswered = { answer: null, answeredAt: null, answeredById: null, hotelId: null };
  await repo(PropertyOffer).insert({ id, userId, state: PropertyOfferState.NEW, sentAt, ...unanswered });
  return id;
}
