import { IsNull, Not } from 'typeorm';
import { authorize, type Viewer } from '../../access/policy';
import type { Counting } from '../../core/counting.decorator';
import { slice, type KeyedPageArgs, type PageOf } from '../../core/pagination';
import type { Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { repo } from '../../database/transaction';
import { Dispute } from './dispute.entity';
import type { DisputeFilter } from './dispute.types';

/** One page of the disputes, newest first. */
export async function listDisputes(
  viewer: Viewer | undefined,
  { open, status, bookingId }: DisputeFilter,
  { after, ...page }: KeyedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Dispute>> {
  authorize(viewer, 'dispute:list');
  const where: Condition<Dispute>[] = [
    ...(open == null ? [] : [{ sql: `r.closedAt IS ${open ? '' : 'NOT '}NULL`, values: [] }]),
    ...(status ? [{ column: 'status' as const, is: status }] : []),
    ...(bookingId ? [{ column: 'bookingId' as const, is: bookingId }] : []),
  ];
  const sort: ListOrder<Dispute> = { by: ['openedAt'], descending: true };
  return readPage(Dispute, { where, sort, after, ...slice(page), ...counting });
}

/** Open disputes: how many, and when evidence is due first; null if none waits for evidence. */
export interface OpenDisputes {
  count: number;
  evidenceDueBy: Date | null;
}

/** The open disputes of a hotel, or of all hotels. */
export async function readOpenDisputes(hotelId?: string): Promise<OpenDisputes> {
  const open = { closedAt: IsNull(), ...(hotelId ? { bookingRow: { hotelId } } : {}) };
  const [count, first] = await Promise.all([
    repo(Dispute).countBy(open),
    repo(Dispute).findOne({
      where: { ...open, evidenceSubmittedAt: IsNull(), evidenceDueBy: Not(IsNull()) },
      order: { evidenceDueBy: 'ASC' },
    }),
  ]);
  return { count, evidenceDueBy: first?.evidenceDueBy ?? null };
}
