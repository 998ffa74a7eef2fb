import { Entity, Index } from 'typeorm';
import { Moment, Ref, Sequence, Text } from '../database/columns';

/** A line of the log by which other processes learn what was written to the catalogue and its nights. */
@Entity('catalogue_changes')
@Index('catalogue_changes_at', ['at'])
export class IndexChange {
  @Sequence()
  seq!: number;

  /** The process that wrote it. */
  @Ref()
  writer!: string;

  /** What is to be read anew, as changes.ts words it. */
  @Text(40)
  what!: string;

  @Moment()
  at!: Date;
}
