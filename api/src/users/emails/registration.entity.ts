import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { Count, Flag, Id, Moment, newId, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** A sign-up whose email address is not confirmed yet; the right code turns it into a user. */
@Entity('registrations')
@Index('registrations_emailKey', ['emailKey'])
@Index('registrations_createdAt', ['createdAt'])
export class Registration {
  @Id()
  id!: string;

  @Text(120)
  name!: string;

  @Text(20)
  username!: string;

  @Text(254)
  email!: string;

  @Text(254)
  emailKey!: string;

  @Text(255)
  passwordHash!: string;

  /**
   * The address already has an account: the mail says so instead of sending a code, and every code is wrong.
   */
  @Flag()
  known!: boolean;

  @Text(64)
  codeHash!: string;

  @Count()
  triesLeft!: number;

  @Moment()
  codeExpiresAt!: Date;

  @Moment()
  createdAt!: Date;
}

/** Builds a new registration. */
export const newRegistration = rowBuilder(Registration, { id: newId, createdAt: now });
