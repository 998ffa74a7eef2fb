import { addNights, listNights } from './nights';
import { minimumNights, priceStay, WEEKDAYS, weekdayOf, type RateRule, type WeekdayName } from './prices';

/** An edit of nights: a value sets, null removes, undefined leaves unchanged. */
export interface Paint {
  from: string;
  to: string;
  weekdays: readonly WeekdayName[];
  priceCents?: number | null | undefined;
  minimumNights?: number | null | undefined;
}

type Values = Pick<RateRule, 'priceCents' | 'minimumNights'>;
/** Nights in a row on which each weekday has the same values; undefined for weekdays that do not occur. */
interface Run {
  from: string;
  to: string;
  values: (Values | undefined)[];
}

/** A price that no night has. */
const NONE = -1;

/**
 * The rates with which every night costs what it did, but for the nights painted. Where seasons overlap, a new rate may
 * lose against a shorter one, so the rates are rebuilt from single nights, as seasons that do not overlap.
 */
export function paintRates(rates: readonly RateRule[], paint: Paint): RateRule[] {
  const from = [paint.from, ...rates.map((rate) => rate.from)].sort()[0]!;
  const to = [paint.to, ...rates.map((rate) => rate.to)].sort().at(-1)!;
  const before = priceStay(NONE, rates, { checkIn: from, checkOut: to });
  const values = before.map(({ night, cents }): Values => {
    const minimum = minimumNights(rates, night);
    const own: Values = {
      priceCents: cents === NONE ? null : cents,
      minimumNights: minimum === 1 ? null : minimum,
    };
    const isPainted = paint.from <= night && night < paint.to && paint.weekdays.includes(weekdayOf(night));
    if (!isPainted) return own;
    return {
      priceCents: paint.priceCents === undefined ? own.priceCents : paint.priceCents,
      minimumNights: paint.minimumNights === undefined ? own.minimumNights : paint.minimumNights,
    };
  });
  return runsOf(from, to, values).flatMap(ratesOf);
}

function runsOf(from: string, to: string, values: readonly Values[]): Run[] {
  const runs: Run[] = [];
  for (const [index, night] of listNights(from, to).entries()) {
    const [value, weekday] = [values[index]!, WEEKDAYS.indexOf(weekdayOf(night))];
    const run = runs.at(-1);
    const known = run?.values[weekday];
    if (!run || (known && keyOf(known) !== keyOf(value)))
      runs.push({ from: night, to: night, values: WEEKDAYS.map(() => undefined) });
    const current = runs.at(-1)!;
    current.values[weekday] = value;
    current.to = addNights(night, 1);
  }
  return runs;
}

/** One rate for all weekdays of a run that have the same values. */
function ratesOf({ from, to, values }: Run): RateRule[] {
  const groups = new Map<string, { value: Values; weekdays: WeekdayName[] }>();
  for (const [index, value] of values.entries()) {
    if (!value || (value.priceCents === null && value.minimumNights === null)) continue;
    const group = groups.get(keyOf(value)) ?? { value, weekdays: [] };
    group.weekdays.push(WEEKDAYS[index]!);
    groups.set(keyOf(value), group);
  }
  return [...groups.values()].map(({ value, weekdays }) => ({ from, to, weekdays, ...value }));
}

const keyOf = ({ priceCents, minimumNights: minimum }: Values): string => `${priceCents} ${minimum}`;
