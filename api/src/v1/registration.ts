import { Type } from '@sinclair/typebox';
import { EMAIL_CODE } from '../../../schema/accounts';
import {
  ForgotPasswordInput,
  RegisterInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from '../users/account.inputs';
import { forgotPassword, resetPassword } from '../users/passwords/password.service';
import { register, verifyEmail } from '../users/emails/registration.service';
import { Refusal } from '../core/problems';
import { CodeExpired, CodeWrong } from '../users/account.types';
import { CaptchaRefused } from '../users/captchaGuard';
import { inputOf } from './read';
import { route } from './route';
import { Data, Id, MessageString, Token } from './shapes';
import { Failure } from './failures';

/** Routes of registration and of forgotten passwords. */
export const registrationRoutes = [
  route({
    method: 'post',
    path: '/auth/register',
    permission: 'account:create',
    summary: 'Signs up for an account: a code is sent by email',
    missing: 'forgot to type in your password or username or email',
    body: Type.Object({
      name: Type.String(),
      username: Type.String(),
      email: Type.String(),
      password: Type.String(),
      token: Token,
    }),
    status: 201,
    answer: Data(Id),
    async handle({ body: { token, ...given }, address }) {
      const input = await inputOf(RegisterInput, { ...given, captcha: token });
      const { id } = await register(input, address).catch(throwV1Message);
      return { data: id };
    },
  }),
  route({
    method: 'post',
    path: '/auth/verifyemail',
    permission: 'account:create',
    summary: 'Creates the account with the code sent by email',
    missing: 'Forgot to type your email verification code',
    body: Type.Object({ user_id: Id, verificationCode: Type.String() }),
    answer: Data(Id),
    async handle({ body: { user_id: userId, verificationCode }, address }) {
      // A code sent as a number has lost its leading zeros.
      const code = verificationCode.trim().padStart(EMAIL_CODE.digits, '0');
      const input = await inputOf(VerifyEmailInput, { userId, code });
      const { id } = await verifyEmail(input, address).catch(throwV1Message);
      return { data: id };
    },
  }),
  route({
    method: 'post',
    path: '/auth/forgotpassword',
    permission: 'password:forget',
    summary: 'Sends a link to set a new password; the answer is always the same',
    missing: 'forgot to type in your email',
    body: Type.Object({ email: Type.String(), token: Token }),
    answer: Type.Object({ status: Type.Literal('success'), message: Type.String() }),
    async handle({ body: { email, token }, address }) {
      await forgotPassword(await inputOf(ForgotPasswordInput, { email, captcha: token }), address);
      return { status: 'success', message: 'Token sent to your email' } as const;
    },
  }),
  route({
    method: 'post',
    path: '/auth/resetpassword/:resettoken/:user_id',
    permission: 'password:forget',
    summary: 'Sets a new password with the link, which works once; every device is signed out',
    missing: 'forgot to provide your new password',
    params: Type.Object({ resettoken: Type.String(), user_id: Id }),
    body: Type.Object({ password: Type.String() }),
    answer: MessageString,
    async handle({ params: { resettoken: token, user_id: userId }, body: { password }, address }) {
      await resetPassword(await inputOf(ResetPasswordInput, { userId, token, password }), address);
      return 'Your password is reset. Please log in';
    },
  }),
];

const NOT_HUMAN = 'Invalid CAPTCHA, Signup again and check the box to indicate you are not a robot';
const WRONG = 'The verification code enterred is incorrect.';

/** Messages of a failed registration: existing clients cannot ask for a new code. */
function throwV1Message(error: unknown): never {
  const problem = error instanceof Refusal ? error.problem : undefined;
  if (problem instanceof CaptchaRefused && problem.message === new CaptchaRefused().message)
    throw new Failure(400, NOT_HUMAN);
  if (problem instanceof CodeWrong)
    throw new Failure(
      400,
      `${WRONG} ${problem.triesLeft ? 'Check it and try again' : 'Please Signup again'}`,
    );
  if (problem instanceof CodeExpired)
    throw new Failure(401, 'Verification code has expired. Please Signup again');
  throw error;
}
