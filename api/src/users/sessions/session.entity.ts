import { Entity, Index } from 'typeorm';
import { BelongsTo, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

/**
 * A signed-in device: a chain of refresh tokens, of which only hashes are stored. A token that is neither the
 * newest nor the previous one ends the session.
 */
@Entity('sessions')
@Index('sessions_user', ['userId'])
@Index('sessions_expiresAt', ['expiresAt'])
export class Session {
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'sessions_of_user', 'CASCADE')
  userRow?: User;

  @Text(64)
  tokenHash!: string;

  /** Hash of the previous token, which the newest one replaced. */
  @Text(64, { nullable: true })
  previousHash!: string | null;

  @Moment()
  rotatedAt!: Date;

  /** Whether the cookie outlives the browser. */
  @Flag()
  trusted!: boolean;

  @Text(300)
  userAgent!: string;

  @Moment()
  createdAt!: Date;

  @Moment()
  expiresAt!: Date;
}

/** Builds a new session. */
export const newSession = rowBuilder(Session, { id: newId, previousHash: null });
