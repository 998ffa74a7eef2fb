import type { Counting } from '../../core/counting.decorator';
import { slice, type PageOf } from '../../core/pagination';
import { authorizedHotels, type Viewer } from '../policy';
import { BadInput } from '../../core/problems';
import { equals, ofHotels, type Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { repo } from '../../database/transaction';
import { matchText, type WordSource } from '../../database/lists/wordIndex';
import { inListQuota } from '../limits/listQuota.service';
import { AuditEntry } from './auditEntry.entity';
import { AuditSort, type AuditEntriesArgs, type AuditFilter } from './auditList.inputs';

/** One page of the changes to the viewer's hotels and their records, newest first by default; of all for administrators. */
export async function listAuditEntries(
  viewer: Viewer | undefined,
  { filter, sort, after, ...page }: AuditEntriesArgs,
  counting: Counting = {},
): Promise<PageOf<AuditEntry>> {
  const scope = ofHotels<AuditEntry>(authorizedHotels(viewer, 'audit:list', filter?.hotelId));
  const order: ListOrder<AuditEntry> = { by: ['at'], descending: sort !== AuditSort.AT_ASC };
  return inListQuota('staff', viewer, async () => {
    const where = filter ? await conditionsOf(filter) : [];
    return readPage(AuditEntry, { scope, where, sort: order, after, ...slice(page), ...counting });
  });
}

const SOURCES: WordSource<AuditEntry>[] = [
  { kind: 'user', column: 'actorId' },
  { kind: 'user', column: 'recordId' },
  { kind: 'hotel', column: 'recordId' },
  { kind: 'roomType', column: 'recordId' },
];

async function conditionsOf({
  from,
  to,
  text,
  actorId,
  record,
  recordId,
  action,
}: AuditFilter): Promise<Condition<AuditEntry>[]> {
  if (from && to && from > to) throw new BadInput('The time range ends before it begins.');
  const where = equals<AuditEntry>({ actorId, record, recordId, action });
  if (from || to) where.push({ column: 'at', from, before: to });
  where.push(...(await matchText(text, SOURCES, ['recordId', 'actorId'])));
  return where;
}

/** Whether a hotel with this id existed and was deleted. */
export const wasHotelDeleted = (id: string): Promise<boolean> =>
  repo(AuditEntry).existsBy({ recordId: id, action: 'deleteHotel' });
