import { addNights } from '../../../../schema/nights';
import type { InvoiceLine, InvoicePayment } from '../../../../schema/invoices';
import { isLetGo } from '../folio/folioEntries';
import { FolioAccount, FolioLineKind, type FolioLine } from '../folio/folioLine.entity';

/** What of a folio line an invoice needs. */
export type FolioPart = Pick<
  FolioLine,
  'line' | 'kind' | 'account' | 'night' | 'number' | 'title' | 'source' | 'cents'
>;

const MONEY: readonly FolioLineKind[] = [FolioLineKind.PAYMENT, FolioLineKind.REFUND, FolioLineKind.DISPUTE];

/** Whether a line is about money that was paid or lost. All other lines are what the guest is charged. */
const isMoney = ({ kind, account }: FolioPart): boolean =>
  MONEY.includes(kind) || account === FolioAccount.DISPUTE_LOSSES;

/** The lines of a folio that charge the guest, netted: what was reversed is gone. */
export const chargesOf = (lines: readonly FolioPart[]): FolioPart[] =>
  net(lines.filter((line) => !isMoney(line)));

/** The same, taken back. */
export const reversed = (charges: readonly FolioPart[]): FolioPart[] =>
  charges.map((charge) => ({ ...charge, cents: -charge.cents }));

/** One entry for each source, without those that add up to nothing. */
function net(lines: readonly FolioPart[]): FolioPart[] {
  const sums = new Map<string, FolioPart>();
  for (const line of lines) {
    const key = `${line.kind} ${line.account} ${line.source}`;
    sums.set(key, { ...line, cents: (sums.get(key)?.cents ?? 0) + line.cents });
  }
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}

/** What lines of documents say beside the folio. */
interface LineFacts {
  /** The room types by room number. */
  roomTypes: ReadonlyMap<number, string>;
  /** The extras in words, by their ids. */
  extras: ReadonlyMap<string, string>;
  /** The percentages of taxes and fees by title. */
  rates: ReadonlyMap<string, number>;
  /** The cents that earlier documents have waived. */
  credited?: number;
}

/**
 * Charges as the lines of an invoice, or with `sign` -1 of a credit note: the nights of each room, in one line while the
 * price is the same, and then the others.
 */
export function invoiceLines(
  charges: readonly FolioPart[],
  sign: 1 | -1,
  { roomTypes, extras, rates, credited = 0 }: LineFacts,
): InvoiceLine[] {
  const nights = charges.filter(({ night }) => night !== null).sort(byRoomAndNight);
  const others = charges.filter(({ night }) => night === null);
  return [
    ...inRuns(nights).map((run) => nightsLine(run, sign, roomTypes)),
    ...inWords(others, credited).map(({ kind, title, source, cents }) => ({
      kind,
      title: (kind === FolioLineKind.EXTRA && extras.get(source)) || title,
      number: null,
      from: null,
      to: null,
      quantity: 1,
      unitCents: sign * cents,
      cents: sign * cents,
      ...(kind === FolioLineKind.CHARGE && { ratePercent: rates.get(title) ?? null }),
    })),
  ];
}

/**
 * Lines in the words of guests. What the folio keeps of a cancelled booking is first what was waived before, since the nights
 * are credited in full, and then a fee.
 */
function inWords(charges: readonly FolioPart[], credited: number): FolioPart[] {
  let left = credited;
  return charges.flatMap((charge) => {
    if (charge.account !== FolioAccount.CANCELLATION_FEES) return [charge];
    const before = Math.min(left, Math.max(0, charge.cents));
    left -= before;
    return [
      { ...charge, title: 'Credited before', cents: before },
      { ...charge, title: 'Cancellation fee', cents: charge.cents - before },
    ].filter(({ cents }) => cents !== 0);
  });
}

/** The cents that these lines of a folio have waived, less what a cancellation took back of it. */
export const waivedIn = (lines: readonly FolioPart[]): number => Math.max(0, -keptIn(lines));

/** The fees in these lines of a folio less what they waive, in cents. What a change let go is a part of the price. */
export function keptIn(lines: readonly FolioPart[]): number {
  const { ALLOWANCES, CANCELLATION_FEES } = FolioAccount;
  const kept = lines.filter(
    (line) => (line.account === ALLOWANCES && !isLetGo(line)) || line.account === CANCELLATION_FEES,
  );
  return kept.reduce((sum, { cents }) => sum + cents, 0);
}

const byRoomAndNight = (one: FolioPart, other: FolioPart): number =>
  (one.number ?? 0) - (other.number ?? 0) || (one.night ?? '').localeCompare(other.night ?? '');

/** Sorted nights, in runs of one room at one price without a gap. */
function inRuns(nights: readonly FolioPart[]): FolioPart[][] {
  const runs: FolioPart[][] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run && isNext(run.at(-1)!, night)) run.push(night);
    else runs.push([night]);
  }
  return runs;
}

const isNext = (one: FolioPart, next: FolioPart): boolean =>
  one.number === next.number && one.cents === next.cents && addNights(one.night!, 1) === next.night;

function nightsLine(
  run: readonly FolioPart[],
  sign: 1 | -1,
  roomTypes: ReadonlyMap<number, string>,
): InvoiceLine {
  const { kind, number, night, cents } = run[0]!;
  const isBack = sign * cents < 0;
  return {
    kind,
    title: (number !== null && roomTypes.get(number)) || '',
    number,
    from: night,
    to: run.at(-1)!.night,
    quantity: isBack ? -run.length : run.length,
    unitCents: Math.abs(cents),
    cents: sign * cents * run.length,
  };
}

/** The money of a folio: one entry for each way in which it was paid or came back. */
export function paymentsOf(lines: readonly FolioPart[]): InvoicePayment[] {
  const sums = new Map<string, InvoicePayment>();
  for (const { kind, title, cents } of lines.filter(isMoney)) {
    const key = `${kind} ${title}`;
    sums.set(key, { kind, title, cents: (sums.get(key)?.cents ?? 0) + cents });
  }
  return [...sums.values()]
    .filter(({ cents }) => cents !== 0)
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

const ORDER: readonly string[] = [...MONEY, FolioLineKind.ADJUSTMENT];
