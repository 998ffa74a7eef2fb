import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Moment, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/**
 * The last reset link of an address. Unknown addresses have a row too, so that both cases take the same time.
 */
@Entity('password_resets')
@Index('password_resets_user', ['userId'])
@Index('password_resets_expiresAt', ['expiresAt'])
export class PasswordReset {
  @PrimaryColumn({ type: 'varchar', length: 254 })
  emailKey!: string;

  @Ref({ nullable: true })
  userId!: string | null;

  @Text(64)
  tokenHash!: string;

  @Moment()
  expiresAt!: Date;
}

/** Builds a new password reset. */
export const newPasswordReset = rowBuilder(PasswordReset, {});
