import { Entity } from 'typeorm';
import { now } from '../core/clock';
import { Count, Id, Json, Moment, Night, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import type { DollarRate } from './readRates';

/** The id of the only row. */
export const RATES_ID = '0'.repeat(24);

/** The last good exchange rates, which all instances use and a restart keeps: one row. */
@Entity('exchange_rates')
export class StoredRates {
  @Id()
  id!: string;

  /** The day of the rates; null before the first were read. */
  @Night({ nullable: true })
  date!: string | null;

  /** Who published them. */
  @Text(100)
  source!: string;

  @Json()
  rates!: DollarRate[];

  /** The address that was read last. */
  @Text(500)
  address!: string;

  /** When it was last read. */
  @Moment({ nullable: true })
  readAt!: Date | null;

  /** When it is read next. */
  @Moment()
  dueAt!: Date;

  /** The readings that failed since. */
  @Count()
  attempts!: number;
}

/** Builds the row, which has no rates yet and is due. */
export const newStoredRates = rowBuilder(StoredRates, {
  id: () => RATES_ID,
  date: null,
  source: '',
  rates: () => [],
  address: '',
  readAt: null,
  dueAt: now,
  attempts: 0,
});
