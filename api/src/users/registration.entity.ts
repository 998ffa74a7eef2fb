import { Entity, Index } from 'typeorm';
import { Count, Flag, Id, Moment, Text } from '../database/columns';

/** Somebody who asked for an account and has yet to prove the address. Becomes a user by the right code. */
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

  /** The address has an account already: its owner is told by mail, and no code is right. */
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
