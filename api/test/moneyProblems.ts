import type { Ask } from './moneyMix';
import { ProviderLedger, type LedgerPayment, type LedgerRefund } from './providerLedger';

interface Difference {
  reason: string;
  sessionId: string;
  intentId: string | null;
}

const BOOKING = `query ($id: ID!) { booking(id: $id) { id status payment paidCents refundedCents
  payments { method amountCents } refunds { method amountCents isDue } folio { balanceCents } } }`;
const DIFFERENCES = `query ($after: ID) { paymentDifferences(limit: 100, after: $after) {
  items { id reason sessionId intentId } } }`;

const sum = (rows: readonly { cents: number }[]): number =>
  rows.reduce((total, { cents }) => total + cents, 0);

/**
 * What differs between the bookings and the card provider's ledger, one text for each; empty if all sums are equal. Each
 * payment at the provider is one of a booking, or a payment difference. `ids` are bookings that need not have any.
 */
export async function findMoneyProblems(admin: Ask, file: string, ids: readonly string[]): Promise<string[]> {
  const ledger = new ProviderLedger(file);
  const [payments, refunds] = [ledger.payments(), ledger.refunds().filter((row) => !row.isCancelled)];
  ledger.close();
  const differences = await readDifferences(admin);
  const problems: string[] = [];
  for (const id of new Set([...ids, ...payments.map(({ bookingId }) => bookingId)])) {
    const paid = payments.filter(({ bookingId }) => bookingId === id);
    const ours = new Set(paid.map((payment) => payment.id));
    const refunded = refunds.filter(({ paymentId }) => ours.has(paymentId));
    const booking = await admin(BOOKING, { id });
    problems.push(...compare(id, booking, { paid, refunded, differences }));
  }
  return problems;
}

async function readDifferences(admin: Ask): Promise<Difference[]> {
  const all: (Difference & { id: string })[] = [];
  for (;;) {
    const { items } = await admin(DIFFERENCES, { after: all.at(-1)?.id });
    all.push(...items);
    if (items.length < 100) return all;
  }
}

interface Facts {
  paid: LedgerPayment[];
  refunded: LedgerRefund[];
  differences: Difference[];
}

function compare(id: string, booking: any, { paid, refunded, differences }: Facts): string[] {
  const lost = new Set(
    differences.flatMap(({ reason, intentId }) => (reason.endsWith('_SESSION') ? [intentId!] : [])),
  );
  const isKnown = (intentId: string) => booking && !lost.has(intentId);
  const is = (what: string, found: unknown, wanted: unknown) =>
    found === wanted ? [] : [`${id} ${booking?.status}: ${what} ${String(found)}, not ${String(wanted)}`];
  const told = new Set(differences.map(({ sessionId }) => sessionId));
  const strays = [
    ...paid.filter((payment) => !isKnown(payment.id) && !lost.has(payment.id)),
    ...refunded.filter((row) => !isKnown(row.paymentId) && row.refundId && !told.has(row.id)),
  ].map((row) => `${row.id} of ${id} is neither a row nor a payment difference`);
  if (!booking) return strays;
  const online = ({ method }: { method: string }) => method === 'ONLINE';
  const cents = ({ amountCents }: { amountCents: number }) => ({ cents: amountCents });
  const due = booking.refunds.filter((row: any) => row.isDue);
  const isEnded = refunded.some(({ reason }) => reason === 'cancelled');
  return [
    ...strays,
    ...is(
      'paid online',
      sum(booking.payments.filter(online).map(cents)),
      sum(paid.filter((row) => isKnown(row.id))),
    ),
    ...is(
      'refunded online',
      sum(booking.refunds.filter(online).map(cents)),
      sum(refunded.filter((row) => isKnown(row.paymentId))),
    ),
    ...is('due online', due.filter(online).length, 0),
    ...is('being refunded', booking.payment === 'REFUNDING', due.length > 0),
    ...is('paid', booking.paidCents, sum(booking.payments.map(cents))),
    ...is('refunded', booking.refundedCents, sum(booking.refunds.map(cents))),
    ...is('balance', booking.folio?.balanceCents ?? 0, 0),
    ...is('confirmed though cancelled and refunded', booking.status === 'CONFIRMED' && isEnded, false),
  ];
}
