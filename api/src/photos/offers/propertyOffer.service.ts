import type { Counting } from '../../core/counting.decorator';
import { slice, type KeyedPageArgs, type PageOf } from '../../core/pagination';
import { authorized, type Viewer } from '../../access/policy';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { equals } from '../../database/lists/conditions';
import { repo, requireTransaction } from '../../database/transaction';
import { PropertyOffer, newPropertyOffer } from './propertyOffer.entity';
import type { Upload } from '../upload.entity';

/** Opens the offer of a property whose files are sent together, inside the caller's transaction; answers its id. */
export async function openOffer(userId: string, sentAt: Date): Promise<string> {
  requireTransaction('openOffer()');
  const offer = newPropertyOffer({ userId, sentAt });
  await repo(PropertyOffer).insert(offer);
  return offer.id;
}

/** One page of what the viewer offered, newest first. */
export async function listOwnOffers(
  viewer: Viewer | undefined,
  { after, ...page }: KeyedPageArgs,
  counting: Counting = {},
): Promise<PageOf<PropertyOffer>> {
  const { id } = authorized(viewer, 'offer:list-own');
  const where = equals<PropertyOffer>({ userId: id });
  const sort: ListOrder<PropertyOffer> = { by: ['sentAt'], descending: true };
  return readPage(PropertyOffer, { where, sort, after, ...slice(page), ...counting });
}

/** Those of the files that are there: of a file that is due, or was once tried, the destruction is under way or given up. */
export const filesThere = (files: Upload[]): Upload[] =>
  files.filter(({ dueAt, attempts }) => !dueAt && attempts === 0);
