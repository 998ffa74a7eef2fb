import { IsNull, Not } from 'typeorm';
import { repo, transaction } from '../../database/transaction';
import { Payment } from './payment.entity';

/** Payments that one run of the job completes. */
const BATCH = 500;

/**
 * Gives their moment to payments that an older version of Staybook took on these tables, so that the list of payments has
 * them. A payment that is voided was paid when it was stored.
 */
export async function giveMissingMoments(): Promise<void> {
  const of = { select: { id: true, paidAt: true, createdAt: true }, take: BATCH };
  const missing = [
    ...(await repo(Payment).find({ ...of, where: { madeAt: IsNull(), paidAt: Not(IsNull()) } })),
    ...(await repo(Payment).find({ ...of, where: { madeAt: IsNull(), voidedAt: Not(IsNull()) } })),
  ];
  for (const { id, paidAt, createdAt } of missing)
    await transaction(() => repo(Payment).update({ id, madeAt: IsNull() }, { madeAt: paidAt ?? createdAt }));
}
