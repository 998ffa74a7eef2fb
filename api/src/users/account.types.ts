import { Field, ID, Int, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { Problem } from '../core/problems';
import { ProofNeeded } from '../access/proof';
import { TooManyAttempts } from '../access/limits/limit.types';
import { build } from '../core/build';
import { CaptchaRefused } from './captchaGuard';
import { PaidStaysAhead, StaysInProgress } from './staysInProgress.types';
import { LastOwner } from './teams/lastOwner.types';
import { User } from './user.entity';

@ObjectType({ implements: Problem, description: 'Another account already has this username.' })
export class UsernameTaken extends Problem {
  constructor() {
    super('username already exist');
  }
}

@ObjectType({ implements: Problem, description: 'Another account already has this email address.' })
export class EmailTaken extends Problem {
  constructor() {
    super('email already exist');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The password is one of the most common ones, or is in a list of stolen passwords.',
})
export class PasswordTooCommon extends Problem {
  constructor(message = 'This password is too common and easy to guess. Choose another one.') {
    super(message);
  }
}

@ObjectType({ implements: Problem, description: 'The code is not correct.' })
export class CodeWrong extends Problem {
  @Field(() => Int, { description: 'Number of attempts left.' })
  triesLeft: number;

  constructor(triesLeft: number) {
    super(
      triesLeft
        ? fill(
            '{triesLeft, plural, one {That code is not correct. You can try {triesLeft} more time.} other {That code is not correct. You can try {triesLeft} more times.}}',
            { triesLeft },
          )
        : 'That code is not correct. Request a new code.',
    );
    this.triesLeft = triesLeft;
  }
}

@ObjectType({ implements: Problem, description: 'The code has expired, was used, or was tried too often.' })
export class CodeExpired extends Problem {
  static override readonly status = 401;

  constructor() {
    super('This code has expired. Request a new code, or sign up again.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The address, which is confirmed to be yours, already belongs to another account.',
})
export class AlreadyRegistered extends Problem {
  static override readonly status = 409;

  constructor(message = 'You already have an account with this email address. Please sign in.') {
    super(message);
  }
}

@ObjectType({ implements: Problem, description: 'The link is wrong, has expired, or was used.' })
export class LinkExpired extends Problem {
  static override readonly status = 401;

  constructor() {
    super('This link has expired or has already been used. Request a new one.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The current password is wrong or missing.',
})
export class WrongPassword extends Problem {
  static override readonly status = 401;

  constructor(message = 'Your password is incorrect. Please provide the correct password') {
    super(message);
  }
}

@ObjectType({
  implements: Problem,
  description: 'It is the last active administrator, and Staybook needs at least one.',
})
export class LastAdministrator extends Problem {
  static override readonly status = 409;

  constructor() {
    super('This is the last active administrator. Make someone else an administrator first.');
  }
}

@ObjectType({ implements: Problem, description: 'The user does not exist.' })
export class UnknownUser extends Problem {
  static override readonly status = 404;

  constructor(message = 'The email provided is not in the database') {
    super(message);
  }
}

@ObjectType({
  description: 'A registration that waits for the code sent by email.',
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

@ObjectType({ description: 'Confirms that the account exists.', simpleResolvers: true })
export class Verified {
  @Field(() => ID, { description: 'Its id.' })
  userId!: string;
}

@ObjectType({
  description: 'An email was sent, if there is an account for the address.',
  simpleResolvers: true,
})
export class MailSent {
  @Field(() => String, { description: 'What to do next, as a message to show.' })
  message!: string;

  static of = (message: string): MailSent => build(MailSent, { message });
}

@ObjectType({ description: 'The new password is set.', simpleResolvers: true })
export class PasswordChanged {
  @Field(() => String, { description: 'What to do next, as a message to show.' })
  message!: string;

  static of = (message: string): PasswordChanged => build(PasswordChanged, { message });
}

@ObjectType({
  description: 'Confirms that the account is deleted and every device is signed out.',
  simpleResolvers: true,
})
export class AccountDeleted {
  @Field(() => String, { description: 'A message to show.' })
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
  description: 'Confirms that the account exists, or says what is wrong with the code.',
  types: () => [Verified, CodeWrong, CodeExpired, UsernameTaken, AlreadyRegistered, TooManyAttempts] as const,
});

export const SendCodeAgainResult = createUnionType({
  name: 'SendCodeAgainResult',
  description: 'Confirms that a new code was sent, or says how long to wait.',
  types: () => [MailSent, TooManyAttempts] as const,
});

export const ForgotPasswordResult = createUnionType({
  name: 'ForgotPasswordResult',
  description: 'Confirms that an email was sent, or says why not.',
  types: () => [MailSent, CaptchaRefused, TooManyAttempts] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'Confirms that the new password is set, or says why not.',
  types: () => [PasswordChanged, LinkExpired, PasswordTooCommon, TooManyAttempts] as const,
});

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'Confirms that the new password is set, or says why not.',
  types: () => [PasswordChanged, WrongPassword, ProofNeeded, PasswordTooCommon, TooManyAttempts] as const,
});

export const UpdateAccountResult = createUnionType({
  name: 'UpdateAccountResult',
  description: 'The updated account, or why it was not changed; a new address waits in its pendingEmail.',
  types: () => [User, UsernameTaken, ProofNeeded, WrongPassword, TooManyAttempts] as const,
});

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'Confirms the deletion, or says why not.',
  types: () =>
    [
      AccountDeleted,
      ProofNeeded,
      WrongPassword,
      TooManyAttempts,
      LastOwner,
      PaidStaysAhead,
      StaysInProgress,
      LastAdministrator,
    ] as const,
});
