import { bookingIdOf } from '../reference.service';
import { authorizedHotels, type Viewer } from '../../access/policy';
import { inListQuota } from '../../access/limits/listQuota.service';
import type { Counting } from '../../core/counting.decorator';
import { slice, type CountedPageArgs, type PageOf } from '../../core/pagination';
import { anyOf, ofHotels, type Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { PaymentMethod } from '../pay/payment.entity';
import { Refund } from '../pay/refund.entity';
import { RefundState } from '../pay/refund.types';
import { checkMoments } from './momentRange';
import { RefundSort, type RefundFilter } from './refundList.inputs';

/** One page of the refunds that are due or made. */
export function listRefunds(
  viewer: Viewer | undefined,
  filter: RefundFilter,
  sort: RefundSort | null,
  { after, ...page }: CountedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Refund>> {
  const scope = ofHotels<Refund>(authorizedHotels(viewer, 'refund:list', filter.hotelId));
  const order = ORDERS[sort ?? RefundSort.CREATED_DESC];
  return inListQuota('staff', viewer, async () => {
    const where = await conditionsOf(filter);
    return readPage(Refund, { scope, where, sort: order, after, ...slice(page), ...counting });
  });
}

const ORDERS: Record<RefundSort, ListOrder<Refund>> = {
  CREATED_DESC: { by: ['createdAt'], descending: true },
  CREATED_ASC: { by: ['createdAt'] },
  AMOUNT_DESC: { by: ['amountCents'], descending: true },
  AMOUNT_ASC: { by: ['amountCents'] },
};

// A refund that others replaced, or that was cancelled, gave nothing back.
const GIVES_BACK: Condition<Refund> = { sql: 'r.amountCents > 0', values: [] };

async function conditionsOf({ method, state, createdFrom, createdTo, text }: RefundFilter) {
  checkMoments(createdFrom, createdTo);
  const where = [GIVES_BACK];
  if (createdFrom ?? createdTo) where.push({ column: 'createdAt', from: createdFrom, before: createdTo });
  if (method) where.push(...paidBy(method));
  if (state) where.push(...STATES[state]);
  const words = text?.trim();
  if (words) where.push(...(await withReference(words)));
  return where;
}

/** Only online payments are refunded by the provider, and only those on account are taken off an account. */
const paidBy = (method: PaymentMethod): Condition<Refund>[] =>
  method === PaymentMethod.ONLINE
    ? [
        { column: 'atDesk', is: false },
        { column: 'toAccount', is: false },
      ]
    : [
        ...(method === PaymentMethod.ON_ACCOUNT ? [] : [{ column: 'atDesk' as const, is: true }]),
        { sql: '(SELECT p.method FROM payments p WHERE p.id = r.paymentId) = ?', values: [method] },
      ];

/** Any moment that is set. */
const SET = new Date(0);

const STATES: Record<RefundState, readonly Condition<Refund>[]> = {
  DUE: [
    { column: 'atDesk', is: false },
    { column: 'dueAt', from: SET },
  ],
  DUE_AT_DESK: [
    { column: 'atDesk', is: true },
    { sql: 'r.paidOutAt IS NULL', values: [] },
  ],
  WITHHELD: [{ column: 'withheld', is: true }],
  CREDITED: [{ column: 'toAccount', is: true }],
  PAID: [
    {
      sql: '(r.paidOutAt IS NOT NULL OR (r.atDesk = ? AND r.toAccount = ? AND r.withheld = ? AND r.dueAt IS NULL))',
      values: [0, 0, 0],
    },
  ],
};

const withReference = async (words: string): Promise<readonly Condition<Refund>[]> =>
  anyOf<Refund>([
    [{ column: 'bookingId', is: (await bookingIdOf(words)) ?? '' }],
    [{ column: 'providerId', is: words }],
  ]);
