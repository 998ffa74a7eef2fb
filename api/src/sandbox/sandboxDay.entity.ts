import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { Id, Moment, newId, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';

/** The day of which a sandbox has its rows. A database of real guests never has one. */
@Entity('sandbox_days')
@Index('sandbox_days_day', ['day'], { unique: true })
export class SandboxDay {
  @Id()
  id!: string;

  /** YYYY-MM-DD, see day.ts. */
  @Text(10)
  day!: string;

  @Moment()
  filledAt!: Date;
}

/** Builds the day of a sandbox that has just been filled. */
export const newSandboxDay = rowBuilder(SandboxDay, { id: newId, filledAt: now });
