import { fill } from '../../../../schema/fill';
import { readDollars } from '../../../../schema/prices';
import { night } from '../../kit/address';
import { dollars, spokenDate } from '../../kit/format';
import * as texts from './texts';

interface Named {
  /** Its name in the address. */
  name: string;
  label: string;
}
interface Choice extends Named {
  kind: 'choice';
  choices: readonly (readonly [value: string, label: string])[];
}
/** The value contains both ends, `2026-01-01..2026-01-31`. Either of them may be missing. */
export interface Range extends Named {
  kind: 'days' | 'dollars';
}
interface Reference extends Named {
  kind: 'hotel' | 'city';
}

/** True if the filter's value is the reference of a record, whose name must be looked up. */
export const isReferenceFilter = (filter: Filter): filter is Reference =>
  filter.kind === 'hotel' || filter.kind === 'city';

/** A filter of a table. */
export type Filter = Choice | Range | Reference;
export interface Bounds {
  from?: string;
  to?: string;
}

/** The two ends of a range of the address. */
export function boundsOf(value: string | undefined): Bounds {
  const [from, to] = (value ?? '').split('..');
  return { from: from || undefined, to: to || undefined };
}

/** A range as text of the address; empty without an end. */
export const toRange = ({ from = '', to = '' }: Bounds): string => (from || to ? `${from}..${to}` : '');

/** The start of a day in the reader's time zone, or of a later day. */
export function startOfDay(day: string | undefined, later = 0): string | undefined {
  if (!day) return undefined;
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

/** Dollars as typed, in whole cents. */
export const toCents = (typed: string | undefined): number | undefined =>
  typed === undefined ? undefined : readDollars(typed).cents;

/** The problem of a range, or undefined. */
export function rangeProblem({ kind }: Range, { from, to }: Bounds): string | undefined {
  const ends = [from, to].filter((end) => end !== undefined);
  if (kind === 'dollars') return ends.map((end) => readDollars(end).problem).find(Boolean);
  return ends.every((end) => night.read(end) === end) ? undefined : texts.enterValidDates;
}

/** True if a value of the address is valid for the filter. */
export function accepts(filter: Filter, value: string): boolean {
  switch (filter.kind) {
    case 'choice':
      return filter.choices.some(([known]) => known === value);
    case 'days':
    case 'dollars': {
      const { from, to } = boundsOf(value);
      return value.split('..').length === 2 && Boolean(from ?? to) && !rangeProblem(filter, { from, to });
    }
    case 'hotel':
    case 'city':
      return /^[0-9a-f]{24}$/i.test(value);
  }
}

/** The words of a chip for a filter whose value needs no look-up: 'Total: from $100'. */
export function describe(filter: Choice | Range, value: string): string {
  const { label } = filter;
  if (filter.kind === 'choice') {
    const words = filter.choices.find(([known]) => known === value)?.[1] ?? value;
    return fill(texts.filterIs, { label, value: words });
  }
  const { from, to } = boundsOf(value);
  const wordsOf = (end: string) => (filter.kind === 'days' ? spokenDate(end) : dollars(toCents(end)!));
  if (from && from === to) return fill(texts.filterIs, { label, value: wordsOf(from) });
  if (from && to) return fill(texts.filterRange, { label, from: wordsOf(from), to: wordsOf(to) });
  return from
    ? fill(texts.filterFrom, { label, from: wordsOf(from) })
    : fill(texts.filterUpTo, { label, to: wordsOf(to!) });
}
