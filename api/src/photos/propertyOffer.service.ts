import { newId } from '../database/columns';
import { repo, requireTransaction } from '../database/transaction';
import { PropertyOffer, PropertyOfferState } from './propertyOffer.entity';
import type { Upload } from './upload.entity';

/** Opens the offer of a property whose files are sent together, inside the caller's transaction; answers its id. */
export async function openOffer(userId: string, sentAt: Date): Promise<string> {
  requireTransaction('openOffer()');
  const id = newId();
  const unanswered = { answer: null, answeredAt: null, answeredById: null, hotelId: null };
  await repo(PropertyOffer).insert({ id, userId, state: PropertyOfferState.NEW, sentAt, ...unanswered });
  return id;
}

/** Those of the files that are there: of a file that is due, or was once tried, the destruction is under way or given up. */
export const filesThere = (files: Upload[]): Upload[] =>
  files.filter(({ dueAt, attempts }) => !dueAt && attempts === 0);
