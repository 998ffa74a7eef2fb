import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { createAppPassword, revokeAppPassword } from './appPassword.service';
import {
  CreateAppPasswordInput,
  EnableSecondFactorInput,
  FinishPasskeyRegistrationInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
  RevokeAppPasswordInput,
} from './factor.inputs';
import {
  AddPasskeyResult,
  AppPasswordResult,
  BeginPasskeyProofResult,
  BeginPasskeyResult,
  BeginSecondFactorResult,
  ChangeSignInResult,
  EnableSecondFactorResult,
  RecoveryCodesResult,
} from './factor.results';
import {
  type PasskeyStep,
  SignInMethods,
  type CodeAppSetup,
  type NewAppPassword,
  type RecoveryCodes,
} from './factor.types';
import {
  beginPasskeyProof,
  beginPasskeyRegistration,
  finishPasskeyRegistration,
  removePasskey,
  removePassword,
  renamePasskey,
} from './passkey.service';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from './secondFactor.service';
import { readSignInMethods } from './signInMethods.service';

@Resolver()
export class FactorResolver {
  @Allow('factor:read')
  @Query(() => SignInMethods, { description: 'How you can sign in, and what your account asks for.' })
  signInMethods(@Ctx() { viewer }: Context): Promise<SignInMethods> {
    return readSignInMethods(viewer);
  }

  @Allow('factor:change')
  @Mutation(() => BeginPasskeyResult, {
    description: 'What the browser needs to make a passkey for your account.',
  })
  beginPasskeyRegistration(@Ctx() { viewer }: Context): Promise<PasskeyStep> {
    return beginPasskeyRegistration(viewer);
  }

  @Allow('factor:change')
  @Mutation(() => AddPasskeyResult, { description: 'Adds the passkey that the browser made.' })
  finishPasskeyRegistration(
    @Arg('input', () => FinishPasskeyRegistrationInput) input: FinishPasskeyRegistrationInput,
    @Ctx() { viewer }: Context,
  ): Promise<SignInMethods> {
    return finishPasskeyRegistration(viewer, input);
  }

  @Allow('factor:change')
  @Mutation(() => ChangeSignInResult, { description: 'Gives one of your passkeys another name.' })
  renamePasskey(
    @Arg('input', () => RenamePasskeyInput) input: RenamePasskeyInput,
    @Ctx() { viewer }: Context,
  ): Promise<SignInMethods> {
    return renamePasskey(viewer, input);
  }

  @Allow('factor:change')
  @Mutation(() => ChangeSignInResult, {
    description: 'Removes one of your passkeys immediately; succeeds also if it no longer exists.',
  })
  removePasskey(
    @Arg('input', () => RemovePasskeyInput) input: RemovePasskeyInput,
    @Ctx() { viewer }: Context,
  ): Promise<SignInMethods> {
    return removePasskey(viewer, input);
  }

  @Allow('factor:change')
  @Mutation(() => ChangeSignInResult, {
    description: 'Removes your password, so that you sign in with a passkey only.',
  })
  removePassword(@Ctx() { viewer }: Context): Promise<SignInMethods> {
    return removePassword(viewer);
  }

  @Allow('factor:change')
  @Mutation(() => BeginSecondFactorResult, {
    description: 'A secret for an app that makes codes; nothing changes before enableSecondFactor.',
  })
  beginSecondFactor(@Ctx() { viewer }: Context): Promise<CodeAppSetup> {
    return beginSecondFactor(viewer);
  }

  @Allow('factor:change')
  @Mutation(() => EnableSecondFactorResult, {
    description:
      'Sets up the app with its first code, and signs out your other devices. Signing in with the password then asks for a code.',
  })
  enableSecondFactor(
    @Arg('input', () => EnableSecondFactorInput) input: EnableSecondFactorInput,
    @Ctx() { viewer }: Context,
  ): Promise<RecoveryCodes> {
    return enableSecondFactor(viewer, input);
  }

  @Allow('factor:change')
  @Mutation(() => ChangeSignInResult, {
    description: 'Removes the app for codes; succeeds also if there is none.',
  })
  disableSecondFactor(@Ctx() { viewer }: Context): Promise<SignInMethods> {
    return disableSecondFactor(viewer);
  }

  @Allow('factor:change')
  @Mutation(() => RecoveryCodesResult, {
    description:
      'Makes ten new recovery codes, returned only this once; the old ones stop working immediately.',
  })
  recoveryCodes(@Ctx() { viewer }: Context): Promise<RecoveryCodes> {
    return renewRecoveryCodes(viewer);
  }

  @Allow('factor:change')
  @Mutation(() => AppPasswordResult, {
    description: 'Creates an app password for an older application. Its text is returned only this once.',
  })
  createAppPassword(
    @Arg('input', () => CreateAppPasswordInput) input: CreateAppPasswordInput,
    @Ctx() { viewer }: Context,
  ): Promise<NewAppPassword> {
    return createAppPassword(viewer, input);
  }

  @Allow('factor:read')
  @Mutation(() => ChangeSignInResult, {
    description:
      'Revokes one of your app passwords and ends the sessions that it opened; succeeds also if it no longer exists.',
  })
  revokeAppPassword(
    @Arg('input', () => RevokeAppPasswordInput) input: RevokeAppPasswordInput,
    @Ctx() { viewer }: Context,
  ): Promise<SignInMethods> {
    return revokeAppPassword(viewer, input);
  }

  @Allow('factor:read')
  @Mutation(() => BeginPasskeyProofResult, {
    description: 'What the browser needs to prove with a passkey that it is you.',
  })
  beginPasskeyProof(@Ctx() { viewer }: Context): Promise<PasskeyStep> {
    return beginPasskeyProof(viewer);
  }
}
