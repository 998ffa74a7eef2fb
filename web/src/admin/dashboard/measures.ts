import { fill } from '../../../../schema/fill';
import { decimal, dollars, wholeDollars, wholeNumber } from '../../kit/format';
import { percent } from './percent';
import type { DashboardFiguresFragment } from './DashboardPage.generated';
import type { MeasureLink } from './measureLinks';
import * as texts from './texts';

export type Figures = DashboardFiguresFragment;

/** A figure of a period: its name, its format, and the list that it leads to. */
export interface Measure {
  label: string;
  /** The definition, in one line. */
  note: string;
  value: (figures: Figures) => number | null;
  text: (value: number) => string;
  /** The list that it leads to. */
  link: MeasureLink;
  /** A share is compared by points, everything else by percent. */
  isShare?: boolean;
  /** True if a higher value is worse. */
  isBad?: boolean;
}

const whole = (value: number): string => wholeNumber(value);

export const MEASURES: readonly Measure[] = [
  {
    label: texts.occupancy,
    note: texts.occupancyNote,
    value: ({ occupancy }) => occupancy,
    text: percent,
    link: 'sold',
    isShare: true,
  },
  {
    label: texts.roomRevenue,
    note: texts.roomRevenueNote,
    value: ({ revenueCents }) => revenueCents,
    text: wholeDollars,
    link: 'sold',
  },
  {
    label: texts.averageDailyRate,
    note: texts.averageDailyRateNote,
    value: ({ averageDailyRateCents }) => averageDailyRateCents,
    text: dollars,
    link: 'sold',
  },
  {
    label: texts.revPar,
    note: texts.revParNote,
    value: ({ revenuePerAvailableRoomCents }) => revenuePerAvailableRoomCents,
    text: dollars,
    link: 'sold',
  },
  {
    label: texts.pickUp,
    note: texts.pickUpNote,
    value: ({ bookings }) => bookings,
    text: whole,
    link: 'bookings',
  },
  {
    label: texts.cancellations,
    note: texts.cancellationsNote,
    value: ({ cancellations }) => cancellations,
    text: whole,
    link: 'cancellations',
    isBad: true,
  },
  {
    label: texts.cancellationFees,
    note: texts.cancellationFeesNote,
    value: ({ cancellationFeesCents }) => cancellationFeesCents,
    text: wholeDollars,
    link: 'cancellations',
  },
  {
    label: texts.extras,
    note: texts.extrasNote,
    value: ({ extrasCents }) => extrasCents,
    text: wholeDollars,
    link: 'sold',
  },
];

/** The figures of future days. */
export const COMING = MEASURES.slice(0, 4);

/** The figures of today. */
export const TODAY: readonly Measure[] = [
  {
    label: texts.arrivalsToday,
    note: texts.arrivalsTodayNote,
    value: ({ arrivals }) => arrivals,
    text: whole,
    link: 'arrivals',
  },
  {
    label: texts.departuresToday,
    note: texts.departuresTodayNote,
    value: ({ departures }) => departures,
    text: whole,
    link: 'departures',
  },
  {
    label: texts.roomsSoldTonight,
    note: texts.roomsSoldTonightNote,
    value: ({ nights }) => nights,
    text: whole,
    link: 'sold',
  },
  MEASURES[0]!,
  MEASURES[4]!,
  MEASURES[5]!,
];

/** The change of a figure: '+12%', '−3.1 points'; undefined without a value to compare it with. */
export function changeOf({ value, isShare }: Measure, now: Figures, before: Figures): string | undefined {
  const [to, from] = [value(now), value(before)];
  if (to === null || from === null || (!isShare && from === 0)) return undefined;
  if (!isShare) return percentChange(to, from);
  const signed = signedChange((to - from) * 100, 1);
  return signed ? fill(texts.points, { change: signed }) : texts.noChange;
}

/** The change of a number in percent: `+12%`. */
export function percentChange(to: number, from: number): string {
  const signed = signedChange(((to - from) / from) * 100, 0);
  return signed ? fill(texts.signedPercent, { change: signed }) : texts.noChange;
}

/** The change with its sign; undefined if it rounds to none. */
function signedChange(change: number, digits: number): string | undefined {
  const size = Math.abs(change);
  return Number(size.toFixed(digits)) === 0 ? undefined : `${change < 0 ? '−' : '+'}${decimal(size, digits)}`;
}
