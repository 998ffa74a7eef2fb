import { In, IsNull, Not } from 'typeorm';
import { authorizedHotels, type Viewer } from '../../access/policy';
import type { Counting } from '../../core/counting.decorator';
import { slice, type CountedPageArgs, type PageOf } from '../../core/pagination';
import { ofHotels, type Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { repo } from '../../database/transaction';
import { Dispute } from './dispute.entity';
import type { DisputeFilter } from './dispute.types';

/** One page of the disputes, newest first. */
export async function listDisputes(
  viewer: Viewer | undefined,
  { open, status, bookingId, hotelId }: DisputeFilter,
  { after, ...page }: CountedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Dispute>> {
  const scope = ofHotels<Dispute>(authorizedHotels(viewer, 'dispute:list', hotelId));
  const where: Condition<Dispute>[] = [
    ...(open == null ? [] : [{ sql: `r.closedAt IS ${open ? '' : 'NOT '}NULL`, values: [] }]),
    ...(status ? [{ column: 'status' as const, is: status }] : []),
    ...(bookingId ? [{ column: 'bookingId' as const, is: bookingId }] : []),
  ];
  const sort: ListOrder<Dispute> = { by: ['openedAt'], descending: true };
  return readPage(Dispute, { scope, where, sort, after, ...slice(page), ...counting });
}

/** Open disputes: how many, and when evidence is due first; null if none waits for evidence. */
export interface OpenDisputes {
  count: number;
  evidenceDueBy: Date | null;
}

/** The open disputes of these hotels, or of all hotels. */
export async function readOpenDisputes(hotels?: readonly string[]): Promise<OpenDisputes> {
  const open = { closedAt: IsNull(), ...(hotels && { hotelId: In([...hotels]) }) };
  const [count, first] = await Promise.all([
    repo(Dispute).countBy(open),
    repo(Dispute).findOne({
      where: { ...open, evidenceSubmittedAt: IsNull(), evidenceDueBy: Not(IsNull()) },
      order: { evidenceDueBy: 'ASC' },
    }),
  ]);
  return { count, evidenceDueBy: first?.evidenceDueBy ?? null };
}
