import { randomInt } from 'node:crypto';
import { LessThan } from 'typeorm';
import { EMAIL_CODE, ROLE_CODES } from '../../../../schema/accounts';
import { currentLanguage } from '../../../../schema/language';
import { frontUrl } from '../../core/frontUrl';
import { newId } from '../../database/columns';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction } from '../../database/transaction';
import { inNetwork } from '../../access/limits/address';
import { attempt } from '../../access/limits/attempts';
import { takeMail } from '../../access/limits/take';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { alreadyRegisteredMail, verificationMail, welcomeMail } from '../../mails/account.mails';
import { queueMail } from '../../mails/outbox.service';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import type { RegisterInput, SendCodeAgainInput, VerifyEmailInput } from '../account.inputs';
import { AlreadyRegistered, CodeExpired, CodeWrong, UsernameTaken } from '../account.types';
import { requireCaptcha } from '../captchaGuard';
import { refuseKnownPassword } from '../passwords/commonPasswords';
import { hmac, matchesHmac } from '../../core/hmac';
import { emailColumns, normaliseUsername } from '../normalise';
import { hashPassword } from '../passwords/passwords';
import { Registration, newRegistration } from './registration.entity';
import { newUser, User } from '../user.entity';

const MINUTE = 60_000;
/** Unconfirmed registrations are deleted after a day. */
const FORGOTTEN_AFTER = 24 * 60 * MINUTE;

/**
 * Requests an account and sends a code to the address. If the address already has an account, the answer is
 * the same and only the mail says so. If the address is over its mail limit, the answer is the same and no
 * mail is sent. Refuses CaptchaRefused, UsernameTaken, PasswordTooCommon, TooManyAttempts.
 */
export async function register(input: RegisterInput, address: string): Promise<Registration> {
  const email = emailColumns(input.email);
  await attempt('register', { account: inNetwork(email.emailKey, address), address });
  await requireCaptcha(input.captcha, address);
  await refuseKnownPassword(input.password, input.username);
  if (await repo(User).existsBy({ usernameKey: normaliseUsername(input.username) }))
    refuse(new UsernameTaken());

  const id = newId();
  const code = makeCode();
  const registration = newRegistration({
    id,
    name: input.name.trim(),
    username: input.username,
    ...email,
    known: await repo(User).existsBy({ emailKey: email.emailKey }),
    passwordHash: await hashPassword(input.password),
    ...codeFields(id, code),
  });
  const pause = await takeMail(email.emailKey, address);
  await transaction(async () => {
    await repo(Registration).insert(registration);
    if (!pause) await sendCode(registration, code);
  });
  return registration;
}

/**
 * Sends a new code, which replaces the old one. The answer is the same if no registration exists. Refuses
 * TooManyAttempts.
 */
export async function sendCodeAgain({ userId }: SendCodeAgainInput, address: string): Promise<void> {
  await attempt('code', { account: `again:${userId}`, address });
  const known = await repo(Registration).findOneBy({ id: userId });
  const pause = known && (await takeMail(known.emailKey, address));
  if (pause) refuse(new TooManyAttempts(pause));
  await transaction(async () => {
    const [registration] = await lockRows(Registration, [userId]);
    if (!registration) return;
    const code = makeCode();
    await repo(Registration).save(Object.assign(registration, codeFields(userId, code)));
    await sendCode(registration, code);
  });
}

/**
 * Creates the account that the code confirms. Refuses CodeWrong, CodeExpired, UsernameTaken,
 * AlreadyRegistered.
 */
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

/**
 * Counts a wrong code. Returns the problem instead of throwing, because throwing would roll the count back.
 */
async function tryCode(userId: string, code: string): Promise<User | CodeWrong | CodeExpired> {
  const [registration] = await lockRows(Registration, [userId]);
  if (!registration || registration.codeExpiresAt <= now() || registration.triesLeft < 1)
    return new CodeExpired();
  if (registration.known || !matchesHmac(registration.codeHash, userId, code)) {
    registration.triesLeft -= 1;
    await repo(Registration).save(registration);
    return new CodeWrong(registration.triesLeft);
  }
  const { id, name, username, email, passwordHash } = registration;
  const language = currentLanguage();
  const user = newUser({ id, name, username, email, language, passwordHash, roleCode: ROLE_CODES.CUSTOMER });
  await repo(User).insert(user);
  await repo(Registration).delete({ emailKey: registration.emailKey });
  await queueMail({ to: user.email, ...welcomeMail({ name: user.name, url: frontUrl() }) });
  return user;
}

/** Deletes registrations that were not confirmed within a day; a job. */
export async function purgeRegistrations(): Promise<void> {
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
        signInUrl: `${frontUrl()}/login`,
        resetUrl: `${frontUrl()}/forgotpassword`,
      })
    : verificationMail({ name, code, minutes: EMAIL_CODE.minutes });
  return queueMail({ to: email, ...mail });
}
