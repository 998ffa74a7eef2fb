import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { translated } from '../../../schema/fill';
import { Cost } from '../core/cost.decorator';
import type { Context } from '../access/context';
import { Allow } from '../access/allow.decorator';
import {
  ChangePasswordInput,
  DeleteAccountInput,
  ForgotPasswordInput,
  RegisterInput,
  ResetPasswordInput,
  SendCodeAgainInput,
  UpdateAccountInput,
  VerifyEmailInput,
} from './account.inputs';
import {
  AccountDeleted,
  ChangePasswordResult,
  DeleteAccountResult,
  ForgotPasswordResult,
  MailSent,
  PasswordChanged,
  RegisterResult,
  Registered,
  ResetPasswordResult,
  SendCodeAgainResult,
  UpdateAccountResult,
  Verified,
  VerifyEmailResult,
} from './account.types';
import { updateAccount } from './account.service';
import { collectMyData, deleteAccount } from './accountDeletion.service';
import { changePassword, forgotPassword, resetPassword } from './passwords/password.service';
import { register, sendCodeAgain, verifyEmail } from './emails/registration.service';
import { User } from './user.entity';
import { build } from '../core/build';

@Resolver()
export class AccountResolver {
  @Allow('account:create')
  @Mutation(() => RegisterResult, {
    description:
      'Signs up for an account: a code is sent by email. The answer is the same whether or not the address has an account.',
  })
  async register(@Arg('input', () => RegisterInput) input: RegisterInput, @Ctx() { address }: Context) {
    const { id: userId, email } = await register(input, address);
    return build(Registered, { userId, email });
  }

  @Allow('account:create')
  @Mutation(() => SendCodeAgainResult, {
    description: 'Sends a new code; the old one stops working.',
  })
  async sendCodeAgain(
    @Arg('input', () => SendCodeAgainInput) input: SendCodeAgainInput,
    @Ctx() { address }: Context,
  ) {
    await sendCodeAgain(input, address);
    return MailSent.of(translated('A new code is on its way. The old one no longer works.'));
  }

  @Allow('account:create')
  @Mutation(() => VerifyEmailResult, { description: 'Creates the account with the code sent by email.' })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput) input: VerifyEmailInput,
    @Ctx() { address }: Context,
  ) {
    const { id: userId } = await verifyEmail(input, address);
    return build(Verified, { userId });
  }

  @Allow('password:forget')
  @Mutation(() => ForgotPasswordResult, {
    description:
      'Sends a link to set a new password. The answer is the same whether or not the address has an account.',
  })
  async forgotPassword(
    @Arg('input', () => ForgotPasswordInput) input: ForgotPasswordInput,
    @Ctx() { address }: Context,
  ) {
    await forgotPassword(input, address);
    return MailSent.of(translated('Token sent to your email'));
  }

  @Allow('password:forget')
  @Mutation(() => ResetPasswordResult, {
    description: 'Sets a new password with the link, which works once; every device is signed out.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() { address }: Context,
  ) {
    await resetPassword(input, address);
    return PasswordChanged.of(translated('Your password has been changed. Please sign in with the new one.'));
  }

  @Allow('account:change')
  @Mutation(() => ChangePasswordResult, {
    description: 'Sets a new password with the current one; every other device is signed out.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() { viewer }: Context,
  ) {
    await changePassword(viewer, input);
    return PasswordChanged.of(
      translated('Your password has been changed. Your other devices are signed out.'),
    );
  }

  @Allow('account:change', 'account:change-username')
  @Mutation(() => UpdateAccountResult, {
    description:
      'Changes the given fields of your own account. A new email address is used once it is confirmed with the link sent to it; the old one gets a link to undo the change. The answer is the same whether or not the address is taken.',
  })
  updateAccount(
    @Arg('input', () => UpdateAccountInput) input: UpdateAccountInput,
    @Ctx() { viewer, address }: Context,
  ): Promise<User> {
    return updateAccount(viewer, input, { address });
  }

  @Allow('account:delete')
  @Mutation(() => DeleteAccountResult, {
    description:
      'Deletes your account and signs you out everywhere. Past bookings remain, without your name.',
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput) input: DeleteAccountInput,
    @Ctx() context: Context,
  ) {
    await deleteAccount(context.viewer, input);
    context.cookies.clearRefreshToken();
    return AccountDeleted.of(translated('Your account has been deleted. Thank you for staying with us.'));
  }

  @Cost(900)
  @Allow('account:export')
  @Query(() => String, { description: 'Everything that Staybook stores about you, as JSON text.' })
  async myData(@Ctx() { viewer }: Context): Promise<string> {
    return JSON.stringify(await collectMyData(viewer), null, 2);
  }
}
