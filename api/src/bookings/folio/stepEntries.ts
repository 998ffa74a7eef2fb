import { sumCents } from '../../../../schema/prices';
import { BookingStatus, type Booking } from '../booking.entity';
import { entriesOf, missingEntries, settlement, type FolioEntry, type FolioRows } from './folioEntries';
import { FolioLineKind } from './folioLine.entity';

/** What a step of a booking settles. */
export interface Settling {
  /**
   * Whether the step decides what the hotel keeps or waives. The balance then stays what it was: a fee or an adjustment
   * makes up for nights and money that do not.
   */
  settles?: boolean;
  /** What it takes off what the guest owes, in cents: the balance falls by it. */
  creditedCents?: number;
  /** Whether what it settles is a refund that was not made after all: an adjustment then makes up for it, not a fee. */
  takesBack?: boolean;
  /** The part of a loss that the fee it takes back had made up for, in cents: what the hotel kept before is kept no longer. */
  restoredLossCents?: number;
}

/** The lines of a folio so far, and its balance in cents; null for one that is older than folios. */
interface FolioSoFar {
  lines: FolioEntry[];
  balanceCents: number | null;
}

/**
 * The lines that a step adds to a folio, in the order in which it has them. The first ones of a booking that is older than
 * folios settle it.
 */
export function stepEntries(
  rows: FolioRows,
  { lines, balanceCents }: FolioSoFar,
  { settles, creditedCents = 0, ...step }: Settling,
): FolioEntry[] {
  const missing = missingEntries(lines, entriesOf(rows));
  const target = (balanceCents ?? 0) - creditedCents;
  const after = sumCents(lines) + sumCents(missing);
  const isSettled = settles || balanceCents === null;
  const rest = isSettled ? settlement(target - after, { ...step, lines, added: missing }) : [];
  return [...missing, ...rest].sort(byPlace);
}

/** Nights by date first, then charges, extras, fees, adjustments, and money. */
const byPlace = (a: FolioEntry, b: FolioEntry): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.night ?? '').localeCompare(b.night ?? '');

const KINDS = Object.values(FolioLineKind);

/** A hold has no folio, and neither has one that ended unpaid. */
export const hasFolio = ({ status, paidCents }: Pick<Booking, 'status' | 'paidCents'>): boolean =>
  paidCents > 0 || status === BookingStatus.CONFIRMED || status === BookingStatus.CANCELLED;
