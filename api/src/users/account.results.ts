import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { TooManyAttempts } from '../access/limits/limit.problems';
import {
  AlreadyRegistered,
  CodeExpired,
  CodeWrong,
  LastAdministrator,
  LinkExpired,
  PaidStaysAhead,
  PasswordTooCommon,
  UsernameTaken,
  WrongPassword,
} from './account.problems';
import { CaptchaRefused } from './captchaGuard';
import { User } from './user.entity';
import { build } from '../core/build';

@ObjectType({
  description: 'A registration that waits for the code that was sent by mail.',
  simpleResolvers: true,
})
export class Registered {
  @Field(() => ID, {
    description: 'Id of the future account; part of the address of the page that asks for the code.',
  })
  userId!: string;

  @Field(() => String, { description: 'Where the code was sent.' })
  email!: string;
}

@ObjectType({ description: 'The account exists now.', simpleResolvers: true })
export class Verified {
  @Field(() => ID, { description: 'Its id.' })
  userId!: string;
}

@ObjectType({ description: 'A mail was sent, if there is an account to send it to.', simpleResolvers: true })
export class MailSent {
  @Field(() => String, { description: 'What to do next, as a text to show.' })
  message!: string;

  static of = (message: string): MailSent => build(MailSent, { message });
}

@ObjectType({ description: 'The new password is set.', simpleResolvers: true })
export class PasswordChanged {
  @Field(() => String, { description: 'What to do next, as a text to show.' })
  message!: string;

  static of = (message: string): PasswordChanged => build(PasswordChanged, { message });
}

@ObjectType({ description: 'The account is deleted, and every device is signed out.', simpleResolvers: true })
export class AccountDeleted {
  @Field(() => String, { description: 'A text to show.' })
  message!: string;

  static of = (message: string): AccountDeleted => build(AccountDeleted, { message });
}

export const RegisterResult = createUnionType({
  name: 'RegisterResult',
  description: 'The registration, or why it was refused.',
  types: () => [Registered, UsernameTaken, PasswordTooCommon, CaptchaRefused, TooManyAttempts] as const,
});

export const VerifyEmailResult = createUnionType({
  name: 'VerifyEmailResult',
  description: 'That the account exists, or what is wrong with the code.',
  types: () => [Verified, CodeWrong, CodeExpired, UsernameTaken, AlreadyRegistered, TooManyAttempts] as const,
});

export const SendCodeAgainResult = createUnionType({
  name: 'SendCodeAgainResult',
  description: 'That a new code was sent, or how long to wait.',
  types: () => [MailSent, TooManyAttempts] as const,
});

export const ForgotPasswordResult = createUnionType({
  name: 'ForgotPasswordResult',
  description: 'That a mail was sent, or why not.',
  types: () => [MailSent, CaptchaRefused, TooManyAttempts] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'That the new password is set, or why not.',
  types: () => [PasswordChanged, LinkExpired, PasswordTooCommon, TooManyAttempts] as const,
});

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'That the new password is set, or why not.',
  types: () => [PasswordChanged, WrongPassword, PasswordTooCommon, TooManyAttempts] as const,
});

export const UpdateAccountResult = createUnionType({
  name: 'UpdateAccountResult',
  description: 'The changed account, or why not; a new address waits in its pendingEmail.',
  types: () => [User, UsernameTaken, WrongPassword, TooManyAttempts] as const,
});

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'That the account is deleted, or why not.',
  types: () => [AccountDeleted, WrongPassword, TooManyAttempts, PaidStaysAhead, LastAdministrator] as const,
});
