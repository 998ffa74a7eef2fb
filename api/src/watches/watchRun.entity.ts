import { Entity } from 'typeorm';
import { Count, Id, Moment } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';

/** The id of the only row. */
export const RUN_ID = '0'.repeat(24);

/** How far the change feed was compared with the watches: one row, which the instance that does so claims. */
@Entity('watch_runs')
export class WatchRun {
  @Id()
  id!: string;

  /** When the next run may begin. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  /** The number of the last line of the feed that no run has to read again. */
  @Count()
  readTo!: number;

  /** When the feed was last read to its end; null before the first time. */
  @Moment({ nullable: true })
  readAt!: Date | null;

  /** When all watches were last looked at; null before the first time. */
  @Moment({ nullable: true })
  completeAt!: Date | null;
}

/** Builds the row. */
export const newWatchRun = rowBuilder(WatchRun, { id: RUN_ID, readTo: 0, readAt: null, completeAt: null });
