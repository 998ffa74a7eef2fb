import { fill } from '../../../../schema/fill';
import { lineWords } from '../../../../schema/folioWords';
import { addNights } from '../../../../schema/nights';
import { dollars, spokenStay } from '../../kit/format';
import type { BookingFolioQuery } from './BookingFolio.generated';
import * as texts from './texts';

type Folio = NonNullable<NonNullable<BookingFolioQuery['booking']>['folio']>;
export type FolioLine = Folio['lines'][number];

/** A row of the ledger: one line of the folio, or the nights of one room at one price. */
export interface LedgerRow {
  id: string;
  title: string;
  /** The nights; undefined for other rows. */
  nights?: string;
  /** Above zero a charge, below zero a credit. */
  cents: number;
  /** The balance after it. */
  balanceCents: number;
}

/** What one step of the booking added to its folio. */
export interface LedgerStep {
  id: string;
  /** The date at the hotel. */
  day: string;
  why: string;
  /** Who took it; undefined for the server and the card provider. */
  who: string | undefined;
  rows: LedgerRow[];
}

/** The lines of a folio by the step that added them, with the balance after each row. */
export function stepsOf(lines: readonly FolioLine[]): LedgerStep[] {
  let balanceCents = 0;
  return inGroups(lines, isSameStep).map((group) => {
    const { id, day, why, user } = group[0]!;
    const rows = inRows(group).map((row) => ({ ...row, balanceCents: (balanceCents += row.cents) }));
    return { id, day, why, who: user?.name, rows };
  });
}

const isSameStep = (one: FolioLine, other: FolioLine): boolean =>
  one.at === other.at && one.why === other.why && one.user?.id === other.user?.id;

/** The lines of a step: first the nights, by room and in one row while the price is the same, and then the others. */
function inRows(lines: readonly FolioLine[]): Omit<LedgerRow, 'balanceCents'>[] {
  const nights = lines.filter(({ kind }) => kind === 'NIGHT');
  const byPrice = [...nights].sort(
    (one, other) => byRoom(one, other) || one.cents - other.cents || byNight(one, other),
  );
  const groups = inGroups(byPrice, isNextNight).sort(
    ([one], [other]) => byRoom(one!, other!) || byNight(one!, other!),
  );
  const others = lines.filter(({ kind }) => kind !== 'NIGHT');
  return [...groups, ...others.map((line) => [line])].map(rowOf);
}

const byRoom = (one: FolioLine, other: FolioLine) => (one.number ?? 0) - (other.number ?? 0);
const byNight = (one: FolioLine, other: FolioLine) => (one.night ?? '').localeCompare(other.night ?? '');

const isNextNight = (one: FolioLine, other: FolioLine): boolean =>
  one.number === other.number &&
  one.cents === other.cents &&
  one.night !== null &&
  addNights(one.night, 1) === other.night;

function rowOf(lines: readonly FolioLine[]) {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const row = {
    id: first.id,
    title: titleOf(first),
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
  };
  if (first.night === null || last.night === null) return row;
  const stay = spokenStay(first.night, addNights(last.night, 1));
  const price = dollars(Math.abs(first.cents));
  return { ...row, nights: fill(texts.nightsAtPrice, { stay, count: lines.length, price }) };
}

interface Kind {
  /** Its words around the title of the line; the title alone if left out. */
  title?: string;
  /** Its words when it goes the other way than usual. The titles of adjustments say it themselves. */
  reversed?: string;
  /** Whether it usually is a charge. */
  isCharge?: boolean;
}

const SOLD: Kind = { reversed: texts.noLongerCharged, isCharge: true };
const KINDS: Record<FolioLine['kind'], Kind> = {
  NIGHT: SOLD,
  CHARGE: SOLD,
  EXTRA: SOLD,
  FEE: SOLD,
  ADJUSTMENT: {},
  PAYMENT: { title: texts.payment, reversed: texts.reversed, isCharge: false },
  REFUND: { title: texts.refund, reversed: texts.reversed, isCharge: true },
  DISPUTE: { reversed: texts.reversed, isCharge: true },
};

/** What a line is, in a few words: `Room 12, no longer charged`, `Refund: Visa ending in 4242`. */
export function titleOf({ kind, title: kept, cents }: FolioLine): string {
  const title = lineWords(kind, kept);
  const { title: named, reversed, isCharge } = KINDS[kind];
  const words = named ? fill(named, { title }) : title;
  return reversed && cents > 0 !== isCharge ? fill(reversed, { title: words }) : words;
}

/** A list in groups of neighbours that belong together. */
function inGroups<Item>(items: readonly Item[], belong: (one: Item, next: Item) => boolean): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && belong(group.at(-1)!, item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The balance in words: 'Settled', 'The guest owes $50', 'The hotel owes $50'. */
export function balanceWords(cents: number): string {
  if (cents === 0) return texts.settled;
  return fill(cents > 0 ? texts.guestOwes : texts.hotelOwes, { amount: dollars(Math.abs(cents)) });
}
