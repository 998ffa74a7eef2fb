import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

/** A code that works once in place of the app's; of the code only a hash is stored. */
@Entity('recovery_codes')
@Index('recovery_codes_user', ['userId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @Id()
  id!: string;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'recovery_codes_of_user', 'CASCADE')
  userRow?: User;

  /** SHA-256 of the code. The code has 120 random bits, so a slower hash is not needed. */
  @Text(64)
  codeHash!: string;

  @Moment({ nullable: true })
  usedAt!: Date | null;

  @Moment()
  createdAt!: Date;
}

/** Builds a new recovery code. */
export const newRecoveryCode = rowBuilder(RecoveryCode, { id: newId, usedAt: null, createdAt: now });
