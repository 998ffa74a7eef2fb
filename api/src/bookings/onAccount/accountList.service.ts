import { inListQuota } from '../../access/limits/listQuota.service';
import { authorizedHotels, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import type { Counting } from '../../core/counting.decorator';
import { slice, type CountedPageArgs, type PageOf } from '../../core/pagination';
import { anyOf, ofHotels, type Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { repo } from '../../database/transaction';
import { Payment } from '../pay/payment.entity';
import { bookingIdOf } from '../reference.service';
import { AccountAge, OpenAccountSort, type OpenAccountFilter, type OpenAccountTotals } from './account.types';

const DAY = 86_400_000;

/** One page of the payments on account of which companies still owe something. */
export function listOpenAccounts(
  viewer: Viewer | undefined,
  filter: OpenAccountFilter,
  sort: OpenAccountSort | null,
  { after, ...page }: CountedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Payment>> {
  const scope = ofHotels<Payment>(authorizedHotels(viewer, 'account:list', filter.hotelId));
  const order = ORDERS[sort ?? OpenAccountSort.SINCE_ASC];
  return inListQuota('staff', viewer, async () => {
    const where = await conditionsOf(filter);
    return readPage(Payment, { scope, where, sort: order, after, ...slice(page), ...counting });
  });
}

const ORDERS: Record<OpenAccountSort, ListOrder<Payment>> = {
  SINCE_ASC: { by: ['openSince'] },
  SINCE_DESC: { by: ['openSince'], descending: true },
};

/** What is not open has no moment, and so none after this one. */
const FIRST_MOMENT = new Date(0);

async function conditionsOf({ age, text }: OpenAccountFilter): Promise<Condition<Payment>[]> {
  const { from, before } = age ? rangeOf(age) : { from: FIRST_MOMENT };
  const words = text?.trim().toLowerCase();
  return [
    { column: 'openSince', from, before },
    ...(words
      ? anyOf<Payment>([
          [{ sql: 'LOWER(r.company) LIKE ?', values: [`%${words.replace(/[%_\\]/g, '_')}%`] }],
          [{ column: 'bookingId', is: (await bookingIdOf(words)) ?? '' }],
        ])
      : []),
  ];
}

const AGES: Record<AccountAge, [fromDays: number | null, toDays: number]> = {
  [AccountAge.UP_TO_30]: [30, 0],
  [AccountAge.UP_TO_60]: [60, 30],
  [AccountAge.UP_TO_90]: [90, 60],
  [AccountAge.OVER_90]: [null, 90],
};

/** When payments of an age were put on account. */
function rangeOf(age: AccountAge): { from: Date; before?: Date } {
  const [from, to] = AGES[age];
  return {
    from: from === null ? FIRST_MOMENT : daysAgo(from),
    ...(to > 0 && { before: daysAgo(to) }),
  };
}

const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY);

/** How long ago a payment was put on account; null if nothing of it is open. */
export function ageOf({ openSince }: Payment): AccountAge | null {
  if (!openSince) return null;
  return Object.values(AccountAge).find((age) => openSince >= rangeOf(age).from) ?? null;
}

/** What companies owe a hotel, or all hotels of the viewer, by its age. */
export async function sumOpenAccounts(
  viewer: Viewer | undefined,
  hotelId: string | null,
): Promise<OpenAccountTotals> {
  const hotels = authorizedHotels(viewer, 'account:list', hotelId);
  const sumSince = 'SUM(CASE WHEN payment.openSince >= :since THEN payment.openCents ELSE 0 END)';
  const query = repo(Payment)
    .createQueryBuilder('payment')
    .select('SUM(payment.openCents)', 'openCents')
    .where('payment.openSince >= :first', { first: FIRST_MOMENT });
  if (hotels) query.andWhere('payment.hotelId IN (:...hotels)', { hotels });
  for (const days of [30, 60, 90])
    query
      .addSelect(sumSince.replace(':since', `:since${days}`), `since${days}`)
      .setParameter(`since${days}`, daysAgo(days));
  const sums = await inListQuota('staff', viewer, () => query.getRawOne<Record<string, unknown>>());
  const [open, upTo30, upTo60, upTo90] = ['openCents', 'since30', 'since60', 'since90'].map((name) =>
    Number(sums?.[name] ?? 0),
  ) as [number, number, number, number];
  return {
    openCents: open,
    upTo30Cents: upTo30,
    upTo60Cents: upTo60 - upTo30,
    upTo90Cents: upTo90 - upTo60,
    over90Cents: open - upTo90,
  };
}
