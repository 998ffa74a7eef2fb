import { Field, ID, Int, ObjectType, createUnionType } from 'type-graphql';
import { Problem } from '../core/problems';
import { TooManyAttempts } from '../access/limits/limit.types';
import { build } from '../core/build';
import { CaptchaRefused } from './captchaGuard';
import { User } from './user.entity';

@ObjectType({ implements: Problem, description: 'Another account has this username.' })
export class UsernameTaken extends Problem {
  constructor() {
    super('username already exist');
  }
}

@ObjectType({ implements: Problem, description: 'Another account has this e-mail address.' })
export class EmailTaken extends Problem {
  constructor() {
    super('email already exist');
  }
}

@ObjectType({ implements: Problem, description: 'The password is one of the most common ones.' })
export class PasswordTooCommon extends Problem {
  constructor() {
    super('This password is too common and easy to guess. Choose another one.');
  }
}

@ObjectType({ implements: Problem, description: 'The code is not the one that was sent.' })
export class CodeWrong extends Problem {
  @Field(() => Int, { description: 'How many tries are left.' })
  triesLeft: number;

  constructor(triesLeft: number) {
    super(
      triesLeft
        ? `This is not the code that we sent. You can try ${triesLeft} more ${triesLeft === 1 ? 'time' : 'times'}.`
        : 'This is not the code that we sent. Have a new code sent.',
    );
    this.triesLeft = triesLeft;
  }
}

@ObjectType({ implements: Problem, description: 'The code is too old, was used, or was tried too often.' })
export class CodeExpired extends Problem {
  static override readonly status = 401;

  constructor() {
    super('This code has expired. Have a new code sent, or sign up again.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The address, which is proven to be yours, belongs to another account already.',
})
export class AlreadyRegistered extends Problem {
  static override readonly status = 409;

  constructor(message = 'You already have an account with this e-mail address. Please sign in.') {
    super(message);
  }
}

@ObjectType({ implements: Problem, description: 'The link is wrong, too old, or was used.' })
export class LinkExpired extends Problem {
  static override readonly status = 401;

  constructor() {
    super('This link has expired or has been used. Ask for a new one.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The current password is wrong, or is needed and was not given.',
})
export class WrongPassword extends Problem {
  static override readonly status = 401;

  constructor(message = 'Your password is incorrect. Please provide the correct password') {
    super(message);
  }
}

@ObjectType({
  implements: Problem,
  description: 'The account has paid stays ahead; the input has to say that they are to be cancelled.',
})
export class PaidStaysAhead extends Problem {
  static override readonly status = 409;

  @Field(() => Int, { description: 'How many confirmed bookings have not ended.' })
  bookings: number;

  @Field(() => Int, { description: 'What cancelling all of them now refunds, in cents.' })
  refundCents: number;

  constructor(bookings: number, refundCents: number) {
    super(
      'You have paid stays ahead. Cancel them with your account, or keep the account until you have stayed.',
    );
    this.bookings = bookings;
    this.refundCents = refundCents;
  }
}

@ObjectType({
  implements: Problem,
  description: 'It is the last active administrator, and Staybook needs one.',
})
export class LastAdministrator extends Problem {
  static override readonly status = 409;

  constructor() {
    super('This is the last active administrator. Make somebody else an administrator first.');
  }
}

@ObjectType({ implements: Problem, description: 'There is no such user.' })
export class UnknownUser extends Problem {
  static override readonly status = 404;

  constructor(message = 'The email provided is not in the database') {
    super(message);
  }
}

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
