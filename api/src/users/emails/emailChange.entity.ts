import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

/**
 * A change of a user's e-mail address: until it is confirmed it waits for the link that the new address got, after that
 * it can be undone by the link that `oldEmail` got. A user has at most one that waits.
 */
@Entity('email_changes')
@Index('email_changes_user', ['userId', 'createdAt'])
@Index('email_changes_expiresAt', ['expiresAt'])
export class EmailChange {
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'email_changes_of_user', 'CASCADE')
  userRow?: User;

  @Text(254)
  oldEmail!: string;

  @Text(254)
  newEmail!: string;

  @Text(64)
  confirmHash!: string;

  @Text(64)
  undoHash!: string;

  /** It was asked for without the password, which is then needed to confirm it. */
  @Flag()
  needsPassword!: boolean;

  @Moment()
  createdAt!: Date;

  @Moment({ nullable: true })
  confirmedAt!: Date | null;

  /** Until when it can be confirmed; once it is, until when it can be undone. */
  @Moment()
  expiresAt!: Date;
}

/** Builds a new email change. */
export const newEmailChange = rowBuilder(EmailChange, { id: newId, createdAt: now, confirmedAt: null });
