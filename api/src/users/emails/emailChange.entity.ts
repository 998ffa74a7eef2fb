import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

/**
 * A change of a user's email address. It is pending until the link sent to the new address confirms it.
 * After that, the link sent to `oldEmail` can undo it. A user has at most one pending change.
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

  /** The change was requested without the password, so confirming it requires the password. */
  @Flag()
  needsPassword!: boolean;

  @Moment()
  createdAt!: Date;

  @Moment({ nullable: true })
  confirmedAt!: Date | null;

  /** The deadline to confirm the change; after the confirmation, the deadline to undo it. */
  @Moment()
  expiresAt!: Date;
}

/** Builds a new email change. */
export const newEmailChange = rowBuilder(EmailChange, { id: newId, createdAt: now, confirmedAt: null });
