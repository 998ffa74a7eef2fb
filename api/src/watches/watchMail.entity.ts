import { Entity, Index } from 'typeorm';
import { BelongsTo, Count, Id, Moment } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { User } from '../users/user.entity';

/** When a guest who watches hotels was last told news, and is told next. Its lock keeps two instances from telling both. */
@Entity('watch_mails')
@Index('watch_mails_due', ['dueAt'])
export class WatchMail {
  /** The id of the guest. */
  @Id()
  id!: string;

  @BelongsTo(() => User, 'id', 'watch_mails_of_user', 'CASCADE')
  userRow?: User;

  /** When news are to be told; null if there are none. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  /** The number of attempts to tell them. */
  @Count()
  attempts!: number;

  /** When the last mail was stored; null before the first. */
  @Moment({ nullable: true })
  sentAt!: Date | null;
}

/** Builds the row of a guest who begins to watch hotels. */
export const newWatchMail = rowBuilder(WatchMail, { dueAt: null, attempts: 0, sentAt: null });
