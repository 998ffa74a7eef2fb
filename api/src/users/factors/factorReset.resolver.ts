import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { translated } from '../../../../schema/fill';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { User } from '../user.entity';
import { KeepOwnFactorsInput, ResetFactorsInput } from './factor.inputs';
import { KeepFactorsResult, ResetFactorsResult } from './factor.results';
import { FactorsKept } from './factor.types';
import { keepFactors, keepOwnFactors, resetFactors } from './factorReset.service';

@Resolver(() => User)
export class FactorResetResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the user has a passkey or an app for codes. Null unless you are an administrator.',
  })
  async hasSecondFactor(@Root() { id }: User, @Ctx() { viewer, loaders }: Context): Promise<boolean | null> {
    if (!can(viewer, 'user:find')) return null;
    const [codeApp, passkeys] = await Promise.all([
      loaders.codeApps.load(id),
      loaders.passkeyCounts.load(id),
    ]);
    return codeApp !== null || passkeys > 0;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When the reset of the second factors takes effect; null if none was requested, or unless you are an administrator.',
  })
  factorsResetAt(@Root() { factorsResetAt }: User, @Ctx() { viewer }: Context): Date | null {
    return can(viewer, 'user:find') ? factorsResetAt : null;
  }

  @Allow('factor:reset')
  @Mutation(() => ResetFactorsResult, {
    description:
      "Requests to remove a user's passkeys, app for codes, recovery codes and app passwords. It takes effect after 24 hours, unless the user objects. Administrators only.",
  })
  resetFactors(
    @Arg('input', () => ResetFactorsInput) input: ResetFactorsInput,
    @Ctx() { viewer }: Context,
  ): Promise<User> {
    return resetFactors(viewer, input);
  }

  @Allow('factor:reset')
  @Mutation(() => ResetFactorsResult, {
    description: "Takes back a requested reset of a user's second factors. Administrators only.",
  })
  keepFactors(
    @Arg('input', () => ResetFactorsInput) input: ResetFactorsInput,
    @Ctx() { viewer }: Context,
  ): Promise<User> {
    return keepFactors(viewer, input);
  }

  @Allow('factor:keep')
  @Mutation(() => KeepFactorsResult, {
    description: 'Objects to the reset of your second factors with the link of the mail.',
  })
  async keepOwnFactors(
    @Arg('input', () => KeepOwnFactorsInput) input: KeepOwnFactorsInput,
  ): Promise<FactorsKept> {
    await keepOwnFactors(input);
    return FactorsKept.of(
      translated('Your second factors stay as they are. Choose a new password if you did not ask for this.'),
    );
  }
}
