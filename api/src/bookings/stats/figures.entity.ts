import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Count, Id, LargeCents, Night, Ref, newId, shapes } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

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

/**
 * What a step of a booking adds to the figures of a day, or takes from them. Written with the step and never changed,
 * so that nobody who books waits for another; a job adds it up and deletes it.
 */
@Entity('figure_lines')
@Index('figure_lines_day', ['day'])
export class FigureLine extends Figures {
  @Id()
  id!: string;

  /** Null where the hotel was deleted: such a line counts for all hotels only. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Night()
  day!: string;
}

/** Builds a new figure line. */
export const newFigureLine = rowBuilder(FigureLine, { id: newId });

/** The hotel of figures that are those of all hotels together. */
export const ALL_HOTELS = '';

/** The sum of all figure lines of a day that were added up so far, by hotel and in all. */
@Entity('daily_figures')
export class DailyFigure extends Figures {
  /** No foreign key: ALL_HOTELS is none, and nobody asks for what a deleted hotel sold. */
  @PrimaryColumn(shapes.id)
  hotelId!: string;

  @PrimaryColumn(shapes.night)
  day!: string;
}

/** Builds a new daily figure. */
export const newDailyFigure = rowBuilder(DailyFigure, {});
