import { Arg, Ctx, Field, Mutation, ObjectType, Resolver, createUnionType } from 'type-graphql';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { ConfirmEmailInput, UndoEmailChangeInput } from '../account.inputs';
import { AlreadyRegistered, LinkExpired, WrongPassword } from '../account.types';
import { confirmEmail, undoEmailChange } from './emailLinks.service';
import { build } from '../../core/build';

@ObjectType({ description: 'Confirms that the new email address is in use.', simpleResolvers: true })
class EmailConfirmed {
  @Field(() => String, { description: 'The address.' })
  email!: string;
}

@ObjectType({
  description:
    'Confirms that the old email address is kept, every device is signed out, and the password no longer works.',
  simpleResolvers: true,
})
class EmailChangeUndone {
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => String, { description: 'Token for resetPassword, to set a new password.' })
  resetToken!: string;
}

const ConfirmEmailResult = createUnionType({
  name: 'ConfirmEmailResult',
  description: 'Confirms that the new address is in use, or says why not.',
  types: () => [EmailConfirmed, LinkExpired, WrongPassword, AlreadyRegistered, TooManyAttempts] as const,
});

const UndoEmailChangeResult = createUnionType({
  name: 'UndoEmailChangeResult',
  description: 'Confirms that the old address is kept, or says why not.',
  types: () => [EmailChangeUndone, LinkExpired, AlreadyRegistered, TooManyAttempts] as const,
});

@Resolver()
export class EmailChangeResolver {
  @Allow('email:confirm')
  @Mutation(() => ConfirmEmailResult, {
    description: 'Confirms a new email address, with the link sent to it.',
  })
  async confirmEmail(
    @Arg('input', () => ConfirmEmailInput) input: ConfirmEmailInput,
    @Ctx() { address }: Context,
  ): Promise<EmailConfirmed> {
    const { email } = await confirmEmail(input, address);
    return build(EmailConfirmed, { email });
  }

  @Allow('email:confirm')
  @Mutation(() => UndoEmailChangeResult, {
    description:
      'Stops or undoes a change of the email address, with the link sent to the old one; up to seven days after it was confirmed.',
  })
  async undoEmailChange(
    @Arg('input', () => UndoEmailChangeInput) input: UndoEmailChangeInput,
    @Ctx() { address }: Context,
  ): Promise<EmailChangeUndone> {
    return build(EmailChangeUndone, await undoEmailChange(input, address));
  }
}
