import { inEnglish } from '../../core/readerLanguage';
import { extraWords } from '../../../../schema/extras';
import { describePayment } from '../../../../schema/receipts';
import type { Booking } from '../booking.entity';
import { BookingStatus } from '../booking.entity';
import type { BookingCharge } from '../bookingCharge.entity';
import type { BookingExtra } from '../extras/bookingExtra.entity';
import { PaymentMethod, type Payment } from '../pay/payment.entity';
import type { Refund } from '../pay/refund.entity';
import type { Dispute } from '../dispute/dispute.entity';
import type { Stay } from '../stay.entity';
import { FolioAccount, FolioLineKind, type FolioLine } from './folioLine.entity';

/** What a line says, without when, who and why. */
export type FolioEntry = Pick<
  FolioLine,
  'kind' | 'account' | 'night' | 'number' | 'title' | 'source' | 'cents'
>;

/** The rows of a booking from which its folio follows. */
export interface FolioRows {
  booking: Pick<Booking, 'status'>;
  stays: readonly Pick<Stay, 'number' | 'nightPrices'>[];
  charges: readonly Pick<BookingCharge, 'title' | 'cents'>[];
  /** Those that were not removed. */
  extras: readonly BookingExtra[];
  payments: readonly Payment[];
  refunds: readonly Refund[];
  /** The lost ones. */
  disputes: readonly Pick<Dispute, 'id' | 'takenCents'>[];
}

const ACCOUNTS: Record<PaymentMethod, FolioAccount> = {
  [PaymentMethod.ONLINE]: FolioAccount.CARD_ONLINE,
  [PaymentMethod.TERMINAL]: FolioAccount.CARD_AT_DESK,
  [PaymentMethod.CASH]: FolioAccount.CASH,
  [PaymentMethod.ON_ACCOUNT]: FolioAccount.RECEIVABLES,
};

/**
 * What the folio of a booking must add up to for each source: the nights, charges and extras of a confirmed booking at the
 * prices at which they were sold, the payments made, the refunds that are due or done, and what banks took back.
 */
export function entriesOf(rows: FolioRows): FolioEntry[] {
  const { booking, stays, charges, extras, payments, refunds, disputes } = rows;
  const isSold = booking.status === BookingStatus.CONFIRMED;
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]));
  return [
    ...(isSold ? stays.flatMap(nightsOf) : []),
    ...(isSold ? charges.map(chargeEntry) : []),
    ...(isSold ? extras.map(extraEntry) : []),
    ...payments.filter(({ paidAt }) => paidAt).map(paymentEntry),
    ...refunds.map((refund) => refundEntry(refund, paymentOf.get(refund.paymentId)!)),
    ...disputes.map(disputeEntry),
  ];
}

const nightsOf = ({ number, nightPrices }: Pick<Stay, 'number' | 'nightPrices'>): FolioEntry[] =>
  nightPrices.map(({ night, cents }) => ({
    kind: FolioLineKind.NIGHT,
    account: FolioAccount.ROOM_REVENUE,
    night,
    number,
    title: `Room ${number}`,
    source: `${night} ${number}`,
    cents,
  }));

/** The source of a rise that was too small to charge. */
const LET_GO = 'let go';

/** Whether it is a rise that was too small to charge. It is a part of the price, unlike what a step waives of it. */
export const isLetGo = ({ kind, source }: Pick<FolioEntry, 'kind' | 'source'>): boolean =>
  kind === FolioLineKind.ADJUSTMENT && source === LET_GO;

const withoutNight = { night: null, number: null };

/** A tax or fee, or below zero what a change let go: the hotel waives that, and owes the taxes of the nights all the same. */
const chargeEntry = ({ title, cents }: Pick<BookingCharge, 'title' | 'cents'>): FolioEntry => ({
  ...withoutNight,
  ...(cents < 0
    ? { kind: FolioLineKind.ADJUSTMENT, account: FolioAccount.ALLOWANCES, source: LET_GO }
    : { kind: FolioLineKind.CHARGE, account: FolioAccount.TAXES_PAYABLE, source: title }),
  title,
  cents,
});

const extraEntry = (extra: BookingExtra): FolioEntry => ({
  ...withoutNight,
  kind: FolioLineKind.EXTRA,
  account: FolioAccount.EXTRAS_REVENUE,
  title: inEnglish(() => extraWords(extra.title, extra)),
  source: extra.id,
  cents: extra.cents,
});

const paymentEntry = (payment: Payment): FolioEntry => ({
  ...withoutNight,
  kind: FolioLineKind.PAYMENT,
  account: ACCOUNTS[payment.method],
  title: inEnglish(() => describePayment(payment)),
  source: payment.id,
  cents: -payment.amountCents,
});

const refundEntry = ({ id, amountCents }: Refund, payment: Payment): FolioEntry => ({
  ...withoutNight,
  kind: FolioLineKind.REFUND,
  account: FolioAccount.REFUNDS_PAYABLE,
  title: inEnglish(() => describePayment(payment)),
  source: id,
  cents: amountCents,
});

const disputeEntry = ({ id, takenCents }: Pick<Dispute, 'id' | 'takenCents'>): FolioEntry => ({
  ...withoutNight,
  kind: FolioLineKind.DISPUTE,
  account: FolioAccount.DISPUTES,
  title: 'Taken back by the bank',
  source: id,
  cents: takenCents,
});

/** The kinds of lines that follow from rows. Other lines, but for what was let go, are added by the step that decides them. */
const DERIVED: readonly FolioLineKind[] = [
  FolioLineKind.NIGHT,
  FolioLineKind.CHARGE,
  FolioLineKind.EXTRA,
  FolioLineKind.PAYMENT,
  FolioLineKind.REFUND,
  FolioLineKind.DISPUTE,
];

const keyOf = ({ kind, account, source }: FolioEntry): string => `${kind} ${account} ${source}`;

/** The entries that bring lines to what they must add up to. A source that is gone is reversed. */
export function missingEntries(lines: readonly FolioEntry[], wanted: readonly FolioEntry[]): FolioEntry[] {
  const sums = new Map<string, FolioEntry>();
  for (const entry of wanted) add(sums, entry, 1);
  for (const line of lines) if (DERIVED.includes(line.kind) || isLetGo(line)) add(sums, line, -1);
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}

function add(sums: Map<string, FolioEntry>, entry: FolioEntry, sign: 1 | -1): void {
  const { kind, account, night, number, title, source, cents } = sums.get(keyOf(entry)) ?? {
    ...entry,
    cents: 0,
  };
  const sum = cents + sign * entry.cents;
  sums.set(keyOf(entry), { kind, account, night, number, title, source, cents: sum });
}

const sumOf = (entries: readonly FolioEntry[], has: (entry: FolioEntry) => boolean): number =>
  entries.reduce((sum, entry) => sum + (has(entry) ? entry.cents : 0), 0);

interface Settled {
  lines: readonly FolioEntry[];
  /** The lines that the step adds before it is settled. */
  added: readonly FolioEntry[];
  /** Whether what is settled is a refund that was not made after all. */
  takesBack?: boolean | undefined;
  /** Set if what is settled is a fee that is kept no longer: the part of a loss that it had made up for. */
  restoredLossCents?: number | undefined;
}

/**
 * The lines that make the balance what it was, after a step that decides what the hotel keeps or waives: `cents` are
 * missing from it. What a bank has just taken back is lost, and a loss comes back before a fee is kept.
 */
export function settlement(
  cents: number,
  { lines, added, takesBack = false, restoredLossCents }: Settled,
): FolioEntry[] {
  const isKeptNoLonger = restoredLossCents !== undefined;
  const loss = isKeptNoLonger ? 0 - restoredLossCents : takesBack ? 0 : lossOf(cents, lines, added);
  const rest = cents - loss;
  const isFee = isKeptNoLonger || (rest > 0 && !takesBack);
  const { ADJUSTMENT, FEE } = FolioLineKind;
  const { DISPUTE_LOSSES, CANCELLATION_FEES, ALLOWANCES } = FolioAccount;
  const entry = { ...withoutNight, source: `${lines.length}` };
  const settled: FolioEntry[] = [
    {
      ...entry,
      kind: ADJUSTMENT,
      account: DISPUTE_LOSSES,
      title: loss < 0 ? 'Lost to a dispute' : 'No longer lost to a dispute',
      cents: loss,
    },
    {
      ...entry,
      kind: isFee ? FEE : ADJUSTMENT,
      account: isFee ? CANCELLATION_FEES : ALLOWANCES,
      title: isKeptNoLonger
        ? 'No longer kept by the hotel'
        : isFee
          ? 'Kept by the hotel'
          : takesBack
            ? 'No longer waived or refunded'
            : 'Waived by the hotel',
      cents: rest,
    },
  ];
  return settled.filter((line) => line.cents !== 0);
}

/** The part of it that is lost to a dispute, below zero, or no longer lost, above zero. */
function lossOf(cents: number, lines: readonly FolioEntry[], added: readonly FolioEntry[]): number {
  const taken = sumOf(added, ({ kind }) => kind === FolioLineKind.DISPUTE);
  const lost = -sumOf(lines, ({ account }) => account === FolioAccount.DISPUTE_LOSSES);
  return cents < 0 ? Math.max(cents, Math.min(0, -taken)) : Math.min(cents, lost);
}
