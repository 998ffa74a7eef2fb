import type { Counting } from '../../core/counting.decorator';
import { slice, type PageOf } from '../../core/pagination';
import { authorize, type Viewer } from '../policy';
import { BadInput } from '../../core/problems';
import type { Condition } from '../../database/lists/listConditions';
import { readPage } from '../../database/lists/readPage';
import { repo } from '../../database/transaction';
import { matchText } from '../../database/lists/wordIndex';
import { inListQuota } from '../limits/listQuota';
import { AuditEntry } from './auditEntry.entity';
import { AuditSort, type AuditEntriesArgs, type AuditFilter } from './auditList.inputs';

/** One page of what administrators changed, newest first unless sorted otherwise. */
export async function listAuditEntries(
  viewer: Viewer | undefined,
  { filter, sort, after, ...page }: AuditEntriesArgs,
  counting: Counting = {},
): Promise<PageOf<AuditEntry>> {
  authorize(viewer, 'audit:list');
  const order = { by: ['at'], descending: sort !== AuditSort.AT_ASC };
  return inListQuota('staff', viewer, async () => {
    const where = filter ? await conditionsOf(filter) : [];
    return readPage(AuditEntry, { where, sort: order, after, ...slice(page), ...counting });
  });
}

async function conditionsOf({ from, to, text, ...equal }: AuditFilter): Promise<Condition[]> {
  if (from && to && from > to) throw new BadInput('The range of moments ends before it begins.');
  const where: Condition[] = Object.entries(equal).flatMap(([column, is]) => (is ? [{ column, is }] : []));
  if (from || to) where.push({ column: 'at', from, before: to });
  const words = text?.trim();
  if (words) where.push(...(await matches(words)));
  return where;
}

async function matches(text: string): Promise<Condition[]> {
  const is = text.toLowerCase();
  if (/^[0-9a-f]{24}$/.test(is))
    return [{ anyOf: [[{ column: 'recordId', is }], [{ column: 'actorId', is }]] }];
  return matchText(text, [
    { kind: 'user', column: 'actorId' },
    { kind: 'user', column: 'recordId' },
    { kind: 'hotel', column: 'recordId' },
    { kind: 'roomType', column: 'recordId' },
  ]);
}

/** Whether there was a hotel of this id that somebody deleted. */
export const wasHotelDeleted = (id: string): Promise<boolean> =>
  repo(AuditEntry).existsBy({ recordId: id, action: 'deleteHotel' });
