import { dollars } from '../../kit/format';
import type { Behind } from './behind';
import type { DashboardFiguresFragment } from './DashboardPage.generated';

export type Figures = DashboardFiguresFragment;

/** A figure of some days: what it is called, how it is written, and which list is behind it. */
export interface Measure {
  label: string;
  /** What it means, in one line. */
  note: string;
  value: (figures: Figures) => number | null;
  text: (value: number) => string;
  behind: Behind;
  /** A share is compared by points, everything else by percent. */
  isShare?: boolean;
  /** More of it is bad news. */
  isBad?: boolean;
}

const whole = (value: number): string => value.toLocaleString('en-US');
const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;
/** Sums of days are read in dollars. */
const rounded = (cents: number): string => dollars(Math.round(cents / 100) * 100);

export const MEASURES: readonly Measure[] = [
  {
    label: 'Occupancy',
    note: 'Room nights sold, of all there are',
    value: ({ occupancy }) => occupancy,
    text: percent,
    behind: 'sold',
    isShare: true,
  },
  {
    label: 'Room revenue',
    note: 'Nights without taxes and fees',
    value: ({ revenueCents }) => revenueCents,
    text: rounded,
    behind: 'sold',
  },
  {
    label: 'Average daily rate',
    note: 'Revenue by room nights sold (ADR)',
    value: ({ averageDailyRateCents }) => averageDailyRateCents,
    text: dollars,
    behind: 'sold',
  },
  {
    label: 'Revenue per room',
    note: 'Revenue by room nights there are (RevPAR)',
    value: ({ revenuePerAvailableRoomCents }) => revenuePerAvailableRoomCents,
    text: dollars,
    behind: 'sold',
  },
  {
    label: 'Pick-up',
    note: 'Paid bookings made',
    value: ({ bookings }) => bookings,
    text: whole,
    behind: 'bookings',
  },
  {
    label: 'Cancellations',
    note: 'Paid bookings cancelled',
    value: ({ cancellations }) => cancellations,
    text: whole,
    behind: 'cancellations',
    isBad: true,
  },
];

/** What is known of days to come. */
export const COMING = MEASURES.filter(({ behind }) => behind === 'sold');

/** What is looked at first in the morning. */
export const TODAY: readonly Measure[] = [
  {
    label: 'Arrivals',
    note: 'Bookings that begin',
    value: ({ arrivals }) => arrivals,
    text: whole,
    behind: 'arrivals',
  },
  {
    label: 'Departures',
    note: 'Bookings that end',
    value: ({ departures }) => departures,
    text: whole,
    behind: 'departures',
  },
  {
    label: 'Rooms sold tonight',
    note: 'Room numbers',
    value: ({ nights }) => nights,
    text: whole,
    behind: 'sold',
  },
  MEASURES[0]!,
  MEASURES[4]!,
  MEASURES[5]!,
];

/** How a figure has changed: '+12%', '−3.1 points'; undefined where there is nothing to compare it with. */
export function changeOf({ value, isShare }: Measure, now: Figures, before: Figures): string | undefined {
  const [to, from] = [value(now), value(before)];
  if (to === null || from === null || (!isShare && from === 0)) return undefined;
  const change = isShare ? (to - from) * 100 : ((to - from) / from) * 100;
  const digits = isShare ? 1 : 0;
  const size = Math.abs(change).toFixed(digits);
  if (Number(size) === 0) return 'unchanged';
  return `${change < 0 ? '−' : '+'}${size}${isShare ? ' points' : '%'}`;
}
