import { newPayout, Payout, PayoutStatus } from '../src/books/provider/payout.entity';
import {
  newProviderTransaction,
  ProviderTransaction,
  ProviderTransactionType,
} from '../src/books/provider/providerTransaction.entity';
import { repo, transaction } from '../src/database/transaction';

/** Writes a payout with the charge of a booking, as if they had been read; returns the id of the payout. */
export async function insertPayout(bookingId: string): Promise<string> {
  const at = new Date();
  const payout = newPayout({
    providerId: `po_${bookingId}`,
    amountCents: 9500,
    status: PayoutStatus.PAID,
    automatic: true,
    arrivalDay: at.toISOString().slice(0, 10),
    madeAt: at,
    listedAt: at,
  });
  const charge = newProviderTransaction({
    providerId: `txn_${bookingId}`,
    type: ProviderTransactionType.CHARGE,
    category: 'charge',
    amountCents: 10_000,
    feeCents: 500,
    netCents: 9500,
    currency: 'usd',
    madeAt: at,
    availableOn: at,
    sourceId: `ch_${bookingId}`,
    intentId: `pi_${bookingId}`,
    payoutId: payout.id,
    bookingId,
  });
  await transaction(async () => {
    await repo(Payout).insert(payout);
    await repo(ProviderTransaction).insert(charge);
  });
  return payout.id;
}
