import { Count, LargeCents } from '../../database/columns';

/** What is counted of a day, as columns of the tables that hold it. */
export abstract class Figures {
  /** Room numbers sold for this night. */
  @Count({ default: 0 })
  nights!: number;

  /** Price of these nights without taxes and fees. */
  @LargeCents()
  revenueCents!: number;

  /** Bookings made on this day that were paid, whatever became of them. */
  @Count({ default: 0 })
  bookings!: number;

  /** Paid bookings cancelled on this day. */
  @Count({ default: 0 })
  cancellations!: number;

  /** Bookings that begin on this day. */
  @Count({ default: 0 })
  arrivals!: number;

  /** Bookings that end on this day. */
  @Count({ default: 0 })
  departures!: number;
}

export const NO_FIGURES: Figures = {
  nights: 0,
  revenueCents: 0,
  bookings: 0,
  cancellations: 0,
  arrivals: 0,
  departures: 0,
};

export const FIGURES = Object.keys(NO_FIGURES) as (keyof Figures)[];

/** Adds these figures to those under the key. */
export function addFigures(sums: Map<string, Figures>, key: string, more: Partial<Figures>): void {
  const sum = sums.get(key) ?? { ...NO_FIGURES };
  for (const name of FIGURES) sum[name] += more[name] ?? 0;
  sums.set(key, sum);
}

/** The UTC day on which the making and the cancelling of a booking count. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
