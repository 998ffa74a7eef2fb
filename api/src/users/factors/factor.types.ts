import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { build } from '../../core/build';
import { ListSize } from '../../core/cost.decorator';
import { Problem } from '../../core/problems';
import { AppPassword } from './appPassword.entity';
import { Passkey } from './passkey.entity';

/** What proves, beside or instead of the password, that it is you. */
export enum Factor {
  PASSWORD = 'PASSWORD',
  CODE = 'CODE',
  RECOVERY_CODE = 'RECOVERY_CODE',
  PASSKEY = 'PASSKEY',
}

registerEnumType(Factor, {
  name: 'Factor',
  description: 'What proves that it is you.',
  valuesConfig: {
    PASSWORD: { description: 'The password.' },
    CODE: { description: 'A six-digit code of the app.' },
    RECOVERY_CODE: { description: 'A recovery code, which works once.' },
    PASSKEY: { description: 'A passkey.' },
  },
});

@ObjectType({
  description: 'What the browser needs for a passkey, and the ticket to send back with its answer.',
  simpleResolvers: true,
})
export class PasskeyStep {
  @Field(() => String, { description: 'Sent back with the answer; it works once, for five minutes.' })
  ticket!: string;

  @Field(() => String, {
    description:
      'JSON text of the options for navigator.credentials (WebAuthn), with binary values in base64url.',
  })
  options!: string;
}

@ObjectType({ description: 'The secret for an app that makes codes (TOTP).', simpleResolvers: true })
export class CodeAppSetup {
  @Field(() => String, { description: 'Sent back with the first code; it works once, for five minutes.' })
  ticket!: string;

  @Field(() => String, { description: 'The secret in base 32, for typing.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an otpauth: address, for a QR code.' })
  uri!: string;
}

@ObjectType({
  implements: Problem,
  description: 'The password is right, and this account asks for a second step: call finishSignIn.',
})
export class SecondFactorNeeded extends Problem {
  @Field(() => String, { description: 'Sent with finishSignIn; it works once, for five minutes.' })
  ticket: string;

  @ListSize(3)
  @Field(() => [Factor], { description: 'What the second step may be.' })
  factors: Factor[];

  constructor(ticket: string, factors: Factor[]) {
    super('Confirm that it is you with a second step.');
    this.ticket = ticket;
    this.factors = factors;
  }
}

@ObjectType({
  implements: Problem,
  description:
    'The password is right, but this account needs a second factor and has none: set up an app with this secret, then call finishSignIn with its first code.',
})
export class SecondFactorMissing extends Problem {
  @Field(() => CodeAppSetup, { description: 'The app to set up.' })
  setup: CodeAppSetup;

  constructor(setup: CodeAppSetup) {
    super('Your account needs a second step to sign in. Set it up now.');
    this.setup = setup;
  }
}

@ObjectType({ implements: Problem, description: 'The code is wrong, or it was used before.' })
export class FactorCodeWrong extends Problem {
  static override readonly status = 401;

  constructor() {
    super('That code is not correct, or it was used before. Wait for the next one and try again.');
  }
}

@ObjectType({ implements: Problem, description: 'The ticket has ended or was used: begin again.' })
export class StepEnded extends Problem {
  static override readonly status = 401;

  constructor() {
    super('This took too long or was done already. Please begin again.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The passkey is unknown, belongs to another account, or its answer is not for this request.',
})
export class PasskeyRefused extends Problem {
  static override readonly status = 401;

  constructor(message = 'This passkey does not work here. Try another one, or sign in with your password.') {
    super(message);
  }
}

@ObjectType({
  implements: Problem,
  description:
    'Without it the account could not be used or would lack what it needs, or the limit is reached.',
})
export class SignInChangeRefused extends Problem {
  static override readonly status = 409;
}

@ObjectType({
  implements: Problem,
  description: 'The account asks for a second step, which this client cannot show: use an app password.',
})
export class AppPasswordNeeded extends Problem {
  static override readonly status = 401;

  constructor() {
    super(
      'Your account needs a second step, which this application does not know. Sign in on the website, create an app password in your account, and use it here instead of your password.',
    );
  }
}

@ObjectType({ description: 'How you can sign in, and what your account asks for.', simpleResolvers: true })
export class SignInMethods {
  @Field(() => ID, { description: 'Id of your account.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the account has a password.' })
  hasPassword!: boolean;

  @ListSize(20)
  @Field(() => [Passkey], { description: 'Your passkeys, oldest first.' })
  passkeys!: Passkey[];

  @Field(() => Date, {
    nullable: true,
    description: 'When you set up the app for codes; null if there is none.',
  })
  codeAppSince!: Date | null;

  @Field(() => Int, { description: 'Recovery codes that you have not used, of ten.' })
  recoveryCodesLeft!: number;

  @ListSize(10)
  @Field(() => [AppPassword], { description: 'Your app passwords, oldest first.' })
  appPasswords!: AppPassword[];

  @ListSize(3)
  @Field(() => [Factor], {
    description:
      'What giveProof accepts from you, the best first. CODE goes together with the password, if the account has one.',
  })
  proofs!: Factor[];

  @Field(() => Boolean, { description: 'Whether your account must have a second factor.' })
  secondFactorRequired!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When sign-in begins to ask for the missing second factor; null if none is missing.',
  })
  secondFactorDueAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the reset of your second factors takes effect; null if none was requested.',
  })
  factorsResetAt!: Date | null;
}

@ObjectType({
  description: 'Your new recovery codes, which are returned only this once.',
  simpleResolvers: true,
})
export class RecoveryCodes {
  @ListSize(10)
  @Field(() => [String], { description: 'Ten codes; each works once.' })
  codes!: string[];

  @Field(() => SignInMethods, { description: 'How you can sign in now.' })
  methods!: SignInMethods;
}

@ObjectType({
  description: 'An app password with its text, which is returned only this once.',
  simpleResolvers: true,
})
export class NewAppPassword {
  @Field(() => String, {
    description: '24 characters, to be entered in the application instead of the password.',
  })
  secret!: string;

  @Field(() => SignInMethods, { description: 'How you can sign in now.' })
  methods!: SignInMethods;
}

@ObjectType({ description: 'Confirms that the second factors stay.', simpleResolvers: true })
export class FactorsKept {
  @Field(() => String, { description: 'A message to show.' })
  message!: string;

  static of = (message: string): FactorsKept => build(FactorsKept, { message });
}
