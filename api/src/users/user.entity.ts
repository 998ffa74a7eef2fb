import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { Role } from '../access/role.enum';
import { now } from '../core/clock';
import { Count, Flag, Id, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import type { Language } from '../../../schema/language';
import { LIMITS } from '../../../schema/limits';
import { ROLE_CODES, type RoleName } from '../../../schema/accounts';
import { SameForAll } from '../core/sameForAll.decorator';
import { emailColumns, nameColumns, usernameColumns } from './normalise';

@ObjectType({ description: 'A person with an account.', simpleResolvers: true })
@Entity('users')
@Index('users_usernameKey', ['usernameKey'], { unique: true })
@Index('users_emailKey', ['emailKey'], { unique: true })
@Index('users_role', ['roleCode', 'active', 'usernameKey'])
@Index('users_active', ['active', 'usernameKey'])
@Index('users_username', ['deleted', 'usernameKey', 'id'])
@Index('users_name', ['deleted', 'nameKey', 'id'])
@Index('users_email', ['deleted', 'emailKey', 'id'])
@Index('users_createdAt', ['deleted', 'createdAt', 'id'])
@Index('users_factorsResetAt', ['factorsResetAt'])
export class User {
  @SameForAll()
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @SameForAll()
  @Field(() => String, { description: 'Full name, as the user wrote it.' })
  @Text(120)
  name!: string;

  /** The name in the form used for sorting. */
  @Text(120, { default: '' })
  nameKey!: string;

  @Text(20)
  username!: string;

  /** The username in the form used for comparing; see normalise.ts. */
  @Text(20)
  usernameKey!: string;

  @Text(254)
  email!: string;

  /** The email address in the form used for comparing; see normalise.ts. */
  @Text(254)
  emailKey!: string;

  /** The telephone number as it was given; null if it is unknown. */
  @Text(LIMITS.phone, { nullable: true })
  phone!: string | null;

  /** The language in which mails to the person are written, by its tag; null if none was chosen. */
  @Text(8, { nullable: true })
  language!: Language | null;

  @SameForAll()
  @Field(() => String, {
    nullable: true,
    description: 'Address of the profile photo; null shows the default avatar.',
  })
  @Text(500, { nullable: true })
  photo!: string | null;

  /** 2010, 2020 or 2030. */
  @Count()
  roleCode!: number;

  /** The argon2id hash. */
  @Text(255)
  passwordHash!: string;

  /** A disabled user cannot sign in. */
  @Flag()
  active!: boolean;

  /** Whether the user has opened a link or entered a code that was sent to the address. */
  @Flag({ default: true })
  verified!: boolean;

  /** Whether the account was deleted; the row remains for past bookings. */
  @Flag({ default: false })
  deleted!: boolean;

  /** Whether others see when the user is online. */
  @Flag({ default: true })
  appearsOnline!: boolean;

  @Moment()
  createdAt!: Date;

  @Field(() => Int, {
    description:
      'Increases with each change of role or access by administrators; an update that passes it cannot overwrite newer changes.',
  })
  @Count({ default: 1 })
  version!: number;

  /** The administrator who made the last change; null if none did. */
  @Ref({ nullable: true })
  updatedById!: string | null;

  /** When a second factor becomes required; set at the first sign-in while one is missing. */
  @Moment({ nullable: true })
  secondFactorDueAt!: Date | null;

  /** When the reset that an administrator requested takes effect; null if none is pending. */
  @Moment({ nullable: true })
  factorsResetAt!: Date | null;

  /** Whether the account belongs to the demonstration data, which never asks for a second factor. */
  @Flag({ default: false })
  demonstration!: boolean;
}

/** The role by its code. */
export const roleOf = (user: User): Role =>
  Role[
    (Object.keys(ROLE_CODES) as RoleName[]).find((name) => ROLE_CODES[name] === user.roleCode) ?? 'CUSTOMER'
  ];

/** Whether the user can manage Staybook now. */
export const isActiveAdmin = (user: User): boolean => user.active && user.roleCode === ROLE_CODES.ADMIN;

/** The address of a deleted account, whose row remains for past bookings; no mail can reach it (RFC 2606). */
export const DELETED_DOMAIN = 'deleted.invalid';
export const isDeleted = (user: User): boolean => user.deleted;
/** The name of a deleted account, under which what it wrote stays. */
export const DELETED_NAME = 'Deleted user';
/** Whether the address is that of a deleted account. */
export const isDeletedEmail = (email: string): boolean => email.endsWith(`@${DELETED_DOMAIN}`);

/** The domain of an address that only stands for a guest who gave none; no mail can reach it (RFC 2606). */
export const NO_EMAIL_DOMAIN = 'no-email.invalid';
/** The address of a user; null for a guest who gave none. */
export const emailOf = ({ email }: Pick<User, 'email'>): string | null =>
  email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? null : email;

const userRow = rowBuilder(User, {
  id: newId,
  phone: null,
  language: null,
  photo: null,
  active: true,
  verified: true,
  deleted: false,
  appearsOnline: true,
  createdAt: now,
  version: 1,
  updatedById: null,
  secondFactorDueAt: null,
  factorsResetAt: null,
  demonstration: false,
});

type NewUser = Pick<User, 'name' | 'username' | 'email' | 'roleCode' | 'passwordHash'> &
  Partial<Pick<User, 'id' | 'phone' | 'language' | 'verified' | 'createdAt' | 'demonstration'>>;

/**
 * Builds a new, active user without a photo; the address counts as verified unless the fields say otherwise.
 */
export function newUser({ name, username, email, ...rest }: NewUser): User {
  const names = { ...nameColumns(name), ...usernameColumns(username), ...emailColumns(email) };
  return userRow({ ...names, ...rest });
}
