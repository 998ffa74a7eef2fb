import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver, createUnionType } from 'type-graphql';
import type { Context } from '../../access/context';
import { build } from '../../core/build';
import { Cost } from '../../core/cost.decorator';
import { Refusal } from '../../core/problems';
import { Allow } from '../../access/allow.decorator';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { CaptchaRefused } from '../captchaGuard';
import { FinishPasskeySignInInput, FinishSignInInput } from '../factors/factor.inputs';
import {
  FactorCodeWrong,
  PasskeyRefused,
  PasskeyStep,
  SecondFactorMissing,
  SecondFactorNeeded,
  SignInChangeRefused,
  StepEnded,
} from '../factors/factor.types';
import { beginPasskeySignIn } from '../factors/passkey.service';
import { finishPasskeySignIn, finishSignIn } from '../factors/secondStep.service';
import { rememberUser } from './deviceCookie';
import type { SignInOrigin } from './openSession.service';
import { CaptchaNeeded, InvalidCredentials, SessionEnded, SignInInput } from './session.types';
import { renewSession, signOut, type OpenSession } from './session.service';
import { signIn } from './signIn.service';
import { User } from '../user.entity';

@ObjectType('Session', {
  description: 'A signed-in device. The refresh token travels in a cookie that scripts cannot read.',
})
class SessionAnswer {
  @Field(() => String, {
    description: 'Bearer token that is valid for some minutes; renew it with renewSession.',
  })
  accessToken!: string;

  @Field(() => User, { description: 'Who is signed in.' })
  viewer!: User;
}

const SignInResult = createUnionType({
  name: 'SignInResult',
  description: 'The session, or why sign-in was refused.',
  types: () =>
    [
      SessionAnswer,
      SecondFactorNeeded,
      SecondFactorMissing,
      InvalidCredentials,
      CaptchaNeeded,
      CaptchaRefused,
      TooManyAttempts,
    ] as const,
});

const FinishSignInResult = createUnionType({
  name: 'FinishSignInResult',
  description: 'The session, or why the second step was refused.',
  types: () =>
    [
      SessionAnswer,
      FactorCodeWrong,
      PasskeyRefused,
      StepEnded,
      SignInChangeRefused,
      TooManyAttempts,
    ] as const,
});

const PasskeySignInResult = createUnionType({
  name: 'PasskeySignInResult',
  description: 'The session, or why the passkey was refused.',
  types: () => [SessionAnswer, PasskeyRefused, StepEnded, TooManyAttempts] as const,
});

const RenewSessionResult = createUnionType({
  name: 'RenewSessionResult',
  description: 'The renewed session, or that it has ended.',
  types: () => [SessionAnswer, SessionEnded] as const,
});

@Resolver()
export class SessionResolver {
  @Allow('viewer:read')
  @Query(() => User, { nullable: true, description: 'Who is signed in; null if no one is.' })
  viewer(@Ctx() { viewer, loaders }: Context): Promise<User | null> | null {
    return viewer ? loaders.users.load(viewer.id) : null;
  }

  @Allow('session:create')
  @Mutation(() => SignInResult, { description: 'Opens a session and sets its cookie.' })
  async signIn(
    @Arg('input', () => SignInInput) input: SignInInput,
    @Ctx() context: Context,
  ): Promise<SessionAnswer> {
    return answer(await signIn(input, originOf(context)), context);
  }

  @Allow('session:create')
  @Mutation(() => FinishSignInResult, {
    description:
      'Opens the session after the second step: a code, a recovery code or a passkey. After SecondFactorMissing, the first code of the new app sets it up.',
  })
  async finishSignIn(
    @Arg('input', () => FinishSignInInput) input: FinishSignInInput,
    @Ctx() context: Context,
  ): Promise<SessionAnswer> {
    return answer(await finishSignIn(input, originOf(context)), context);
  }

  @Cost(40)
  @Allow('session:create')
  @Mutation(() => PasskeyStep, {
    description: 'What the browser needs to sign in with a passkey, or to take one as the second step.',
  })
  beginPasskeySignIn(): Promise<PasskeyStep> {
    return beginPasskeySignIn();
  }

  @Allow('session:create')
  @Mutation(() => PasskeySignInResult, { description: 'Opens a session with a passkey alone.' })
  async finishPasskeySignIn(
    @Arg('input', () => FinishPasskeySignInInput) input: FinishPasskeySignInInput,
    @Ctx() context: Context,
  ): Promise<SessionAnswer> {
    return answer(await finishPasskeySignIn(input, originOf(context)), context);
  }

  @Allow('session:renew')
  @Mutation(() => RenewSessionResult, {
    description:
      'Renews the session of the cookie: answers a new access token and sets a new cookie. The old cookie stops working.',
  })
  async renewSession(@Ctx() context: Context): Promise<SessionAnswer> {
    try {
      return answer(await renewSession(context.cookies.refreshToken, 'website'), context);
    } catch (error) {
      // Keep a cookie that could not be checked: it may still be valid.
      if (error instanceof Refusal) context.cookies.clearRefreshToken();
      throw error;
    }
  }

  @Allow('session:end')
  @Mutation(() => Boolean, {
    description: 'Ends the session on this device; true also if there was none.',
  })
  async signOut(@Ctx() { viewer, cookies }: Context): Promise<boolean> {
    await signOut(viewer, cookies.refreshToken);
    cookies.clearRefreshToken();
    return true;
  }
}

const originOf = ({ userAgent, address, cookies }: Context): SignInOrigin => ({
  userAgent,
  address,
  device: cookies.device,
  refreshToken: cookies.refreshToken,
  channel: 'website',
});

function answer(
  { user, accessToken, refreshToken, cookieSeconds }: OpenSession,
  context: Context,
): SessionAnswer {
  context.justSignedIn = user.id;
  if (refreshToken) context.cookies.setRefreshToken(refreshToken, cookieSeconds);
  context.cookies.setDevice(rememberUser(context.cookies.device, user));
  return build(SessionAnswer, { accessToken, viewer: user });
}
