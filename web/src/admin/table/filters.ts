import { readDollars } from '../../../../schema/prices';
import { night } from '../../kit/address';
import { dollars, spokenDate } from '../../kit/format';

interface Named {
  /** Its name in the address. */
  name: string;
  label: string;
}
interface Choice extends Named {
  kind: 'choice';
  choices: readonly (readonly [value: string, label: string])[];
}
/** From and to are parts of the value: `2026-01-01..2026-01-31`, either of them may be left out. */
export interface Range extends Named {
  kind: 'days' | 'dollars';
}
interface Reference extends Named {
  kind: 'hotel' | 'city';
}

/** Whether the filter's value is the reference of a record, whose name must be looked up. */
export const isReference = (filter: Filter): filter is Reference =>
  filter.kind === 'hotel' || filter.kind === 'city';

/** What a table can be narrowed by. */
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

/** A range as the address holds it; empty where it has no end. */
export const toRange = ({ from = '', to = '' }: Bounds): string => (from || to ? `${from}..${to}` : '');

/** The moment at which a day begins on the reader's clock, or one so many days later. */
export function startOfDay(day: string | undefined, later = 0): string | undefined {
  if (!day) return undefined;
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

/** Dollars as typed, in whole cents. */
export const toCents = (typed: string | undefined): number | undefined =>
  typed === undefined ? undefined : readDollars(typed).cents;

/** What is wrong with an end of a range, or undefined. */
export function rangeProblem({ kind }: Range, { from, to }: Bounds): string | undefined {
  const ends = [from, to].filter((end) => end !== undefined);
  if (kind === 'dollars') return ends.map((end) => readDollars(end).problem).find(Boolean);
  return ends.every((end) => night.read(end) === end) ? undefined : 'Enter days of the calendar.';
}

/** Whether a value of the address means something for the filter. */
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

/** What a chip says of a filter whose value needs no look-up: 'Total: from $100'. */
export function describe(filter: Choice | Range, value: string): string {
  if (filter.kind === 'choice')
    return `${filter.label}: ${filter.choices.find(([known]) => known === value)?.[1] ?? value}`;
  const { from, to } = boundsOf(value);
  const say = (end: string) => (filter.kind === 'days' ? spokenDate(end) : dollars(toCents(end)!));
  if (from && from === to) return `${filter.label}: ${say(from)}`;
  if (from && to) return `${filter.label}: ${say(from)} to ${say(to)}`;
  return from ? `${filter.label}: from ${say(from)}` : `${filter.label}: up to ${say(to!)}`;
}
