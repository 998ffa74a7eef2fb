import { Entity, Index } from 'typeorm';
import { Moment, Ref, Sequence, Text } from '../../database/columns';

/**
 * A part of the search index to reload: a hotel with all its rooms, the hotel of a room type, the nights of a
 * room number, the cities, everything, or nothing. It says where to look and not what changed, so it may come twice
 * and in any order.
 */
export type DirtyPart = `${'hotel' | 'roomType' | 'room'}:${string}` | 'cities' | 'everything' | 'nothing';

/** A line of the change feed, from which other processes learn of changes. */
@Entity('catalogue_changes')
@Index('catalogue_changes_at', ['at'])
export class IndexChange {
  @Sequence()
  seq!: number;

  /** The process that wrote it. */
  @Ref()
  writer!: string;

  /** A DirtyPart. */
  @Text(40)
  what!: string;

  @Moment()
  at!: Date;
}
