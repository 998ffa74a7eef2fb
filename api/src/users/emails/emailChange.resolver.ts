import { Arg, Ctx, Field, Mutation, ObjectType, Resolver, createUnionType } from 'type-graphql';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { ConfirmEmailInput, UndoEmailChangeInput } from '../account.inputs';
import { AlreadyRegistered, LinkExpired, WrongPassword } from '../account.types';
import { confirmEmail, undoEmailChange } from './emailLinks.service';
import { build } from '../../core/build';

@ObjectType({ description: 'The new e-mail address holds from now on.', simpleResolvers: true })
class EmailConfirmed {
  @Field(() => String, { description: 'The address.' })
  email!: string;
}

@ObjectType({
  description: 'The old e-mail address holds, every device is signed out, and the password no longer works.',
  simpleResolvers: true,
})
class EmailChangeUndone {
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => String, { description: 'With it, resetPassword sets a new password.' })
  resetToken!: string;
}

const ConfirmEmailResult = createUnionType({
  name: 'ConfirmEmailResult',
  description: 'That the new address holds, or why not.',
  types: () => [EmailConfirmed, LinkExpired, WrongPassword, AlreadyRegistered, TooManyAttempts] as const,
});

const UndoEmailChangeResult = createUnionType({
  name: 'UndoEmailChangeResult',
  description: 'That the old address holds, or why not.',
  types: () => [EmailChangeUndone, LinkExpired, AlreadyRegistered, TooManyAttempts] as const,
});

@Resolver()
export class EmailChangeResolver {
  @Allow('email:confirm')
  @Mutation(() => ConfirmEmailResult, {
    description: 'Makes a new e-mail address hold, by the link that it got.',
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
      'Stops or undoes a change of the e-mail address, by the link that the old one got; until seven days after it was confirmed.',
  })
  async undoEmailChange(
    @Arg('input', () => UndoEmailChangeInput) input: UndoEmailChangeInput,
    @Ctx() { address }: Context,
  ): Promise<EmailChangeUndone> {
    return build(EmailChangeUndone, await undoEmailChange(input, address));
  }
}
