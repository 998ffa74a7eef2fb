import { Entity, PrimaryColumn } from 'typeorm';
import { BelongsTo, Count, Moment, shapes, Text } from '../../database/columns';
import { now } from '../../core/clock';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

/** The app that makes a user's six-digit codes (TOTP, RFC 6238). Its row exists while codes are asked for. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn(shapes.id)
  userId!: string;

  @BelongsTo(() => User, 'userId', 'second_factor_of_user', 'CASCADE')
  userRow?: User;

  /** The shared secret, encrypted by a key of the settings; see core/sealed.ts. */
  @Text(300)
  sealedSecret!: string;

  /** The number of the 30-second step of the last accepted code; no code of this or an earlier step works. */
  @Count()
  lastStep!: number;

  @Moment()
  createdAt!: Date;
}

/** Builds a new second factor. */
export const newSecondFactor = rowBuilder(SecondFactor, { createdAt: now });
