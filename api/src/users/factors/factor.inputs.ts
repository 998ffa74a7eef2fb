import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { factorNameProblem } from '../../../../schema/textRules';
import { IfProvided, Rule } from '../../core/rule.decorator';

/** A sealed text of the server, sent back. */
const Ticket = (): PropertyDecorator => (target, name) => {
  Field(() => String, { description: 'The ticket of the step before.' })(target, name);
  MaxLength(2000, { message: 'Send the ticket as it was given' })(target, name as string);
};

/** A browser's answer about a passkey. */
const PasskeyAnswer = (): PropertyDecorator => (target, name) => {
  Field(() => String, {
    description: 'JSON text of the answer of navigator.credentials, with binary values in base64url.',
  })(target, name);
  MaxLength(20_000, { message: 'Send the answer of the browser as it is' })(target, name as string);
};

const FactorName =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => String, { description: `${description}, ${LIMITS.factorName} characters at most.` })(
      target,
      name,
    );
    Rule(factorNameProblem)(target, name);
  };

@InputType({ description: 'An answer of a passkey.' })
export class PasskeyInput {
  @Ticket()
  ticket!: string;

  @PasskeyAnswer()
  response!: string;
}

@InputType({ description: 'The second step of signing in: a code, or the answer of a passkey.' })
export class FinishSignInInput {
  @Ticket()
  ticket!: string;

  @Field(() => String, { nullable: true, description: 'A code of the app, or a recovery code.' })
  @IfProvided()
  @MaxLength(60, { message: 'The code is too long' })
  code?: string | null;

  @Field(() => PasskeyInput, { nullable: true, description: 'The answer to beginPasskeySignIn.' })
  passkey?: PasskeyInput | null;
}

@InputType({ description: 'Signing in with a passkey.' })
export class FinishPasskeySignInInput extends PasskeyInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the session outlives the browser on this device.',
  })
  trustDevice!: boolean;
}

@InputType({ description: 'The passkey to add.' })
export class FinishPasskeyRegistrationInput extends PasskeyInput {
  @FactorName('Its name')
  name!: string;
}

@InputType({ description: 'The passkey and its new name.' })
export class RenamePasskeyInput {
  @Field(() => ID, { description: 'Id of the passkey.' })
  @MaxLength(100)
  passkeyId!: string;

  @FactorName('Its new name')
  name!: string;
}

@InputType({ description: 'The passkey to remove.' })
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'Id of the passkey.' })
  @MaxLength(100)
  passkeyId!: string;
}

@InputType({ description: 'The first code of the app.' })
export class EnableSecondFactorInput {
  @Ticket()
  ticket!: string;

  @Field(() => String, { description: 'Six digits.' })
  @MaxLength(20, { message: 'The code has six digits' })
  code!: string;
}

@InputType({ description: 'The app password to create.' })
export class CreateAppPasswordInput {
  @FactorName('What it is for')
  name!: string;
}

@InputType({ description: 'The app password to revoke.' })
export class RevokeAppPasswordInput {
  @Field(() => ID, { description: 'Id of the app password.' })
  @MaxLength(100)
  appPasswordId!: string;
}

@InputType({ description: 'The user whose second factors are reset or kept.' })
export class ResetFactorsInput {
  @Field(() => ID, { description: 'Id of the user.' })
  @MaxLength(100)
  userId!: string;
}

@InputType({ description: 'The link of the mail about the reset.' })
export class KeepOwnFactorsInput {
  @Field(() => String, { description: 'The last part of the address.' })
  @MaxLength(2000)
  token!: string;
}
