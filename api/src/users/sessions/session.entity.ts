import { Entity, Index } from 'typeorm';
import { BelongsTo, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';
import { SignInMethod } from './signInMethod.enum';

/**
 * A signed-in device: a chain of refresh tokens, of which only hashes are stored. A token that is neither the
 * newest nor the previous one ends the session.
 */
@Entity('sessions')
@Index('sessions_user', ['userId'])
@Index('sessions_expiresAt', ['expiresAt'])
@Index('sessions_appPassword', ['appPasswordId'])
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

  @Text(30, { default: SignInMethod.PASSWORD })
  method!: SignInMethod;

  /** The network from which it was opened, without the part that names one computer; null if it is unknown. */
  @Text(45, { nullable: true })
  network!: string | null;

  /** When the user last proved to be the owner: by signing in, or by a password, code or passkey since. */
  @Moment({ nullable: true })
  provenAt!: Date | null;

  /** Whether a client of /api/v1 opened it. */
  @Flag({ default: false })
  byExistingClient!: boolean;

  /** The app password that opened it, which ends it when it is revoked. */
  @Ref({ nullable: true })
  appPasswordId!: string | null;

  @Moment()
  createdAt!: Date;

  @Moment()
  expiresAt!: Date;
}

/** Builds a new session. */
export const newSession = rowBuilder(Session, {
  id: newId,
  previousHash: null,
  method: SignInMethod.PASSWORD,
  network: null,
  provenAt: null,
  byExistingClient: false,
  appPasswordId: null,
});
