import type { FrontDeskQuery } from './FrontDesk.generated';

export type PayOutRow = NonNullable<FrontDeskQuery['frontDesk']>['payOuts'][number];

/** The number and the sum of the refunds that are due. */
export function sumDue(rows: readonly PayOutRow[]): { count: number; cents: number } {
  const due = rows.filter(({ paidOutAt }) => paidOutAt === null);
  return { count: due.length, cents: due.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}
