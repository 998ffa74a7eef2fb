import { randomInt } from 'node:crypto';
import { LessThan } from 'typeorm';
import { EMAIL_CODE, ROLE_CODES } from '../../../schema/accounts';
import { config } from '../core/config';
import { newId } from '../database/columns';
import { isDuplicate } from '../database/dbErrors';
import { lockRows, repo, transaction } from '../database/transaction';
import { attempt } from '../limits/attempts';
import { alreadyRegisteredMail, verificationMail, welcomeMail } from '../mails/account.mails';
import { queueMail } from '../mails/outbox.service';
import { now } from '../core/clock';
import { refuse } from '../core/problems';
import type { RegisterInput, SendCodeAgainInput, VerifyEmailInput } from './account.inputs';
import {
  AlreadyRegistered,
  CodeExpired,
  CodeWrong,
  PasswordTooCommon,
  UsernameTaken,
} from './account.problems';
import { isCommonPassword } from './commonPasswords';
import { requireCaptcha } from './captchaGuard';
import { normaliseEmail, matchesHmac, hmac, normaliseUsername } from './keys';
import { hashPassword } from './passwords';
import { Registration } from './registration.entity';
import { User } from './user.entity';

const MINUTE = 60_000;
/** Sign-ups that nobody finished are forgotten after a day. */
const FORGOTTEN_AFTER = 24 * 60 * MINUTE;

/**
 * Asks for an account: sends a code to the address. Whether the address has an account already is told only to
 * its owner, by mail; the answer is the same. A taken username is said. Refuses CaptchaRefused, UsernameTaken,
 * PasswordTooCommon, TooManyAttempts.
 */
export async function register(input: RegisterInput, address: string): Promise<Registration> {
  await attempt('register', { account: normaliseEmail(input.email), address });
  await requireCaptcha(input.captcha, address);
  if (isCommonPassword(input.password, input.username)) refuse(new PasswordTooCommon());
  if (await repo(User).existsBy({ usernameKey: normaliseUsername(input.username) }))
    refuse(new UsernameTaken());

  const id = newId();
  const code = makeCode();
  const owner = await repo(User).findOneBy({ emailKey: normaliseEmail(input.email) });
  const registration: Registration = {
    id,
    name: input.name.trim(),
    username: input.username,
    email: input.email.trim(),
    emailKey: normaliseEmail(input.email),
    passwordHash: await hashPassword(input.password),
    known: owner !== null,
    createdAt: now(),
    ...codeFields(id, code),
  };
  await transaction(async () => {
    await repo(Registration).insert(registration);
    await sendCode(registration, code);
  });
  return registration;
}

/** Sends a new code, which replaces the old one. The same answer where nobody asked for an account. */
export async function sendCodeAgain({ userId }: SendCodeAgainInput, address: string): Promise<void> {
  await attempt('code', { account: `again:${userId}`, address });
  await transaction(async () => {
    const [registration] = await lockRows(Registration, [userId]);
    if (!registration) return;
    const code = makeCode();
    await repo(Registration).save(Object.assign(registration, codeFields(userId, code)));
    await sendCode(registration, code);
  });
}

/** Makes the account whose code this is. Refuses CodeWrong, CodeExpired, UsernameTaken, AlreadyRegistered. */
export async function verifyEmail({ userId, code }: VerifyEmailInput, address: string): Promise<User> {
  await attempt('code', { account: userId, address });
  try {
    const result = await transaction(() => tryCode(userId, code.trim()));
    return result instanceof User ? result : refuse(result);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const registration = await repo(Registration).findOneByOrFail({ id: userId });
    const taken = await repo(User).existsBy({ emailKey: registration.emailKey });
    return refuse(taken ? new AlreadyRegistered() : new UsernameTaken());
  }
}

/** A wrong try is written down, so it is answered, not thrown: throwing would roll it back. */
async function tryCode(userId: string, code: string): Promise<User | CodeWrong | CodeExpired> {
  const [registration] = await lockRows(Registration, [userId]);
  if (!registration || registration.codeExpiresAt <= now() || registration.triesLeft < 1)
    return new CodeExpired();
  if (registration.known || !matchesHmac(registration.codeHash, userId, code)) {
    registration.triesLeft -= 1;
    await repo(Registration).save(registration);
    return new CodeWrong(registration.triesLeft);
  }
  const user = Object.assign(new User(), {
    id: registration.id,
    name: registration.name,
    username: registration.username,
    usernameKey: normaliseUsername(registration.username),
    email: registration.email,
    emailKey: registration.emailKey,
    photo: null,
    roleCode: ROLE_CODES.CUSTOMER,
    passwordHash: registration.passwordHash,
    active: true,
    createdAt: now(),
  });
  await repo(User).insert(user);
  await repo(Registration).delete({ emailKey: registration.emailKey });
  await queueMail({ to: user.email, ...welcomeMail({ name: user.name, url: config.publicUrl }) });
  return user;
}

/** Forgets sign-ups that nobody finished; a job. */
export async function forgetRegistrations(): Promise<void> {
  const before = new Date(now().getTime() - FORGOTTEN_AFTER);
  await transaction(() => repo(Registration).delete({ createdAt: LessThan(before) }));
}

const makeCode = (): string => String(randomInt(10 ** EMAIL_CODE.digits)).padStart(EMAIL_CODE.digits, '0');

const codeFields = (id: string, code: string) => ({
  codeHash: hmac(id, code),
  triesLeft: EMAIL_CODE.tries,
  codeExpiresAt: new Date(now().getTime() + EMAIL_CODE.minutes * MINUTE),
});

function sendCode({ name, email, known }: Registration, code: string): Promise<void> {
  const mail = known
    ? alreadyRegisteredMail({
        name,
        signInUrl: `${config.publicUrl}/login`,
        resetUrl: `${config.publicUrl}/forgotpassword`,
      })
    : verificationMail({ name, code, minutes: EMAIL_CODE.minutes });
  return queueMail({ to: email, ...mail });
}
