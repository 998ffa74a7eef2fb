import { IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { passwordProblem, PROOF_MINUTES, usernameProblem } from '../../../schema/accounts';
import { emailProblem } from '../../../schema/emailAddress';
import type { Language as Tag } from '../../../schema/language';
import { LIMITS } from '../../../schema/limits';
import { nameProblem } from '../../../schema/textRules';
import { IfProvided, Rule } from '../core/rule.decorator';
import { Language } from './language.enum';

/** The current password, for fields that require it only in some cases; the description says when. */
export const CurrentPassword =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => String, { nullable: true, description })(target, name);
    IsOptional()(target, name as string);
    MaxLength(200, { message: 'The password is too long' })(target, name as string);
  };

/** The description of a current password that may be left out after a proof. */
export const PASSWORD_OR_PROOF = `The current password; required unless this session proved within the last ${PROOF_MINUTES} minutes that you are at the device; see giveProof.`;

const CAPTCHA = 'The solved captcha; see settings.captcha.';

@InputType({ description: 'A new user.' })
export abstract class NewUserInput {
  @Field(() => String, { description: `Name, up to ${LIMITS.name} characters.` })
  @Rule(nameProblem)
  name!: string;

  @Field(() => String, { description: '6 to 20 characters, starting with a letter; case does not matter.' })
  @Rule(usernameProblem)
  username!: string;

  @Field(() => String, { description: 'Email address; the next step is sent there.' })
  @Rule(emailProblem)
  email!: string;
}

@InputType({ description: 'The account to create; a code is sent by email.' })
export class RegisterInput extends NewUserInput {
  @Field(() => String, {
    description: '8 to 24 characters with a lowercase and an uppercase letter, a digit and one of ! @ # $ %.',
  })
  @Rule(passwordProblem)
  password!: string;

  @Field(() => String, { nullable: true, description: CAPTCHA })
  captcha?: string | null;
}

@InputType({ description: 'The code that was sent by email.' })
export class VerifyEmailInput {
  @Field(() => ID, { description: 'The userId in the answer of register.' })
  @MaxLength(100)
  userId!: string;

  @Field(() => String, { description: 'Six digits.' })
  @MaxLength(20, { message: 'The code has six digits' })
  code!: string;
}

@InputType({ description: 'The registration that needs a new code.' })
export class SendCodeAgainInput {
  @Field(() => ID, { description: 'The userId in the answer of register.' })
  @MaxLength(100)
  userId!: string;
}

@InputType({ description: 'The account whose password was forgotten.' })
export class ForgotPasswordInput {
  @Field(() => String, { description: 'Email address of the account.' })
  @Rule(emailProblem)
  email!: string;

  @Field(() => String, { nullable: true, description: CAPTCHA })
  captcha?: string | null;
}

@InputType({ description: 'A link that was sent to an email address.' })
abstract class EmailLinkInput {
  @Field(() => ID, { description: 'The second part of the link.' })
  @MaxLength(100)
  userId!: string;

  @Field(() => String, { description: 'The first part of the link.' })
  @MaxLength(200)
  token!: string;
}

@InputType({ description: 'A new password, set with the link sent by email.' })
export class ResetPasswordInput extends EmailLinkInput {
  @Field(() => String, { description: 'The new password.' })
  @Rule(passwordProblem)
  password!: string;
}

@InputType({ description: 'A new password, set with the current one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  @MaxLength(200, { message: 'The password is too long' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password.' })
  @Rule(passwordProblem)
  password!: string;
}

@InputType({ description: 'What to change. Fields that are missing, null or empty stay unchanged.' })
export class UpdateAccountInput {
  @Field(() => String, { nullable: true, description: 'New name.' })
  @IfProvided()
  @Rule(nameProblem)
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'New username.' })
  @IfProvided()
  @Rule(usernameProblem)
  username?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'New email address, used once it is confirmed with the link sent to it. Repeating a pending address sends a new link; giving the current address cancels the change.',
  })
  @IfProvided()
  @Rule(emailProblem)
  email?: string | null;

  @Field(() => Language, { nullable: true, description: 'The language of mails to you.' })
  language?: Tag | null;

  @CurrentPassword(
    'The current password; required to change the email address, and the username unless the session gave a proof; see giveProof.',
  )
  currentPassword?: string | null;
}

@InputType({ description: 'The link that was sent to a new email address.' })
export class ConfirmEmailInput extends EmailLinkInput {
  @CurrentPassword('The current password; required if the change was requested without it.')
  currentPassword?: string | null;
}

@InputType({ description: 'The link that was sent to the old email address.' })
export class UndoEmailChangeInput extends EmailLinkInput {}

@InputType({ description: 'What happens to paid stays of a deleted account.' })
export abstract class PaidStaysInput {
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether to cancel upcoming paid stays by their cancellation terms. Otherwise an account with paid stays is not deleted.',
  })
  cancelPaidStays!: boolean;
}

@InputType({ description: 'How to delete the account.' })
export class DeleteAccountInput extends PaidStaysInput {
  @CurrentPassword(PASSWORD_OR_PROOF)
  currentPassword?: string | null;
}

@InputType({ description: 'The device to sign out.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'Id of its session.' })
  @MaxLength(100)
  sessionId!: string;
}
