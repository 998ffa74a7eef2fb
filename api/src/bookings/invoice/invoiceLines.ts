import { addNights } from '../../../../schema/nights';
import type { InvoiceLine, InvoicePayment } from '../../../../schema/invoices';
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

/** The names that guests know some lines by. */
const TITLES: Partial<Record<FolioAccount, string>> = {
  [FolioAccount.CANCELLATION_FEES]: 'Cancellation fee',
};

/**
 * Charges as the lines of an invoice, or with `sign` -1 of a credit note: the nights of each room, in one line while the
 * price is the same, and then the others. `roomTypes` names the room types by room number.
 */
export function invoiceLines(
  charges: readonly FolioPart[],
  sign: 1 | -1,
  roomTypes: ReadonlyMap<number, string>,
): InvoiceLine[] {
  const nights = charges.filter(({ night }) => night !== null).sort(byRoomAndNight);
  const others = charges.filter(({ night }) => night === null);
  return [
    ...inRuns(nights).map((run) => nightsLine(run, sign, roomTypes)),
    ...others.map(({ kind, account, title, cents }) => ({
      kind,
      title: TITLES[account] ?? title,
      number: null,
      from: null,
      to: null,
      quantity: 1,
      unitCents: sign * cents,
      cents: sign * cents,
    })),
  ];
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
