import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Count, Id, LargeCents, Night, Ref, newId, shapes } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** The numbers of a day, as columns of the tables below. */
export abstract class SalesStats {
  /** Room numbers sold for this night. */
  @Count({ default: 0 })
  nights!: number;

  /** Price of these nights without taxes and fees. */
  @LargeCents()
  revenueCents!: number;

  /** Extras sold on this day less those removed, with all taxes. */
  @LargeCents({ default: 0 })
  extrasCents!: number;

  /** Cancellation fees that were kept on this day. */
  @LargeCents({ default: 0 })
  cancellationFeesCents!: number;

  /** Bookings made on this day that were paid, including those cancelled later. */
  @Count({ default: 0 })
  bookings!: number;

  /** Paid bookings cancelled on this day. */
  @Count({ default: 0 })
  cancellations!: number;

  /** Bookings whose first night is this day. */
  @Count({ default: 0 })
  arrivals!: number;

  /** Bookings that depart on this day. */
  @Count({ default: 0 })
  departures!: number;
}

export const NO_SALES: SalesStats = {
  nights: 0,
  revenueCents: 0,
  extrasCents: 0,
  cancellationFeesCents: 0,
  bookings: 0,
  cancellations: 0,
  arrivals: 0,
  departures: 0,
};

export const STAT_NAMES = Object.keys(NO_SALES) as (keyof SalesStats)[];

/** Adds numbers to those of the key. */
export function addStats(sums: Map<string, SalesStats>, key: string, more: Partial<SalesStats>): void {
  const sum = sums.get(key) ?? { ...NO_SALES };
  for (const name of STAT_NAMES) sum[name] += more[name] ?? 0;
  sums.set(key, sum);
}

/** The UTC day on which making or cancelling a booking counts. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * What a step of a booking adds to the numbers of a day, or subtracts. It is written with the step and never
 * changed, so that concurrent bookings do not wait for each other. A job sums the lines and deletes them.
 */
@Entity('figure_lines')
@Index('figure_lines_day', ['day'])
export class SalesLine extends SalesStats {
  @Id()
  id!: string;

  /** Null if the hotel was deleted. The line then counts only for all hotels. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Night()
  day!: string;
}

/** Builds a new sales line. */
export const newSalesLine = rowBuilder(SalesLine, { id: newId });

/** The hotel id of the sums of all hotels. */
export const ALL_HOTELS = '';

/** The sum of the processed lines of a day, for each hotel and for all. */
@Entity('daily_figures')
export class DailySales extends SalesStats {
  /** No foreign key, because ALL_HOTELS is not a hotel. Rows of deleted hotels are not read. */
  @PrimaryColumn(shapes.id)
  hotelId!: string;

  @PrimaryColumn(shapes.night)
  day!: string;
}

/** Builds a new row of daily sales. */
export const newDailySales = rowBuilder(DailySales, {});
