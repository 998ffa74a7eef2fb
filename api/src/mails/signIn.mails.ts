import { fill, text, translated } from '../../../schema/fill';
import { ABOUT_ACCOUNT, ABOUT_ACCOUNT_OR_YOU } from './account.mails';
import { plainName } from './format';
import { button, facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** What every mail about signing in says. */
interface Values {
  name: string;
  /** The page on which the owner sees and changes how to sign in. */
  accountUrl: string;
}

const NOT_YOU = text(
  'If this was not you, open your account now, sign out devices that you do not know, and choose a new password.',
);

/** A mail that says what has changed and leads to the account. */
const changeMail = (
  { name, accountUrl }: Values,
  words: { subject: string; happened: string; meaning: string; notYou?: string },
): RenderedMail =>
  renderMail({
    subject: words.subject,
    preview: words.happened,
    title: words.subject,
    blocks: [
      paragraph(fill('Hello {name}, {happened}', { name: plainName(name), happened: words.happened })),
      paragraph(words.meaning),
      paragraph(words.notYou ?? translated(NOT_YOU)),
      button(translated('Open your account'), accountUrl),
    ],
    footer: translated(ABOUT_ACCOUNT),
  });

export const passkeyAddedMail = ({ passkey, ...values }: Values & { passkey: string }): RenderedMail =>
  changeMail(values, {
    subject: translated('A passkey was added to your account'),
    happened: fill('the passkey "{passkey}" was added to your Staybook account.', {
      passkey: plainName(passkey),
    }),
    meaning: translated('It signs in without your password.'),
    notYou: translated('If this was not you, remove the passkey now and choose a new password.'),
  });

export const passkeyRemovedMail = ({ passkey, ...values }: Values & { passkey: string }): RenderedMail =>
  changeMail(values, {
    subject: translated('A passkey was removed from your account'),
    happened: fill('the passkey "{passkey}" was removed from your Staybook account.', {
      passkey: plainName(passkey),
    }),
    meaning: translated('It no longer signs in. You may delete it from your device too.'),
  });

export const passkeyCopiedMail = ({ passkey, ...values }: Values & { passkey: string }): RenderedMail =>
  changeMail(values, {
    subject: translated('We refused one of your passkeys'),
    happened: fill('your passkey "{passkey}" was used in a way that happens when a copy of it exists.', {
      passkey: plainName(passkey),
    }),
    meaning: translated(
      'We refused to sign in with it. Sign in another way, remove this passkey, and add a new one.',
    ),
  });

export const passwordRemovedMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: translated('Your password was removed'),
    happened: translated('your Staybook account no longer has a password.'),
    meaning: translated(
      'You sign in with your passkeys. With "Forgot password" you can choose a password again at any time.',
    ),
  });

export const usernameChangedMail = ({ username, ...values }: Values & { username: string }): RenderedMail =>
  changeMail(values, {
    subject: translated('Your username was changed'),
    happened: translated('your Staybook account has a new username.'),
    meaning: fill('From now on you sign in as {username}. The old username no longer works.', {
      username: plainName(username),
    }),
  });

export const codeAppAddedMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: translated('Signing in now asks for a code'),
    happened: translated('an app for codes was set up for your Staybook account.'),
    meaning: translated(
      'After your password we ask for its six-digit code. Keep your recovery codes in a safe place.',
    ),
  });

export const codeAppRemovedMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: translated('Signing in no longer asks for a code'),
    happened: translated('the app for codes was removed from your Staybook account.'),
    meaning: translated('We no longer ask for its codes.'),
  });

export const recoveryCodesMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: translated('You have new recovery codes'),
    happened: translated('new recovery codes were made for your Staybook account.'),
    meaning: translated('The old ones no longer work.'),
  });

export const recoveryCodeUsedMail = ({ left, ...values }: Values & { left: number }): RenderedMail =>
  changeMail(values, {
    subject: translated('A recovery code was used'),
    happened: translated(
      'a recovery code of your Staybook account was used to sign in or to confirm a change.',
    ),
    meaning: left
      ? fill('You have {left, plural, one {# recovery code} other {# recovery codes}} left.', { left })
      : translated('That was the last one. Make new ones in your account.'),
  });

export const appPasswordMail = ({ appPassword, ...values }: Values & { appPassword: string }): RenderedMail =>
  changeMail(values, {
    subject: translated('An app password was created'),
    happened: fill('the app password "{appPassword}" was created for your Staybook account.', {
      appPassword: plainName(appPassword),
    }),
    meaning: translated(
      'An older application signs in with it, without a second step. Revoke it when you no longer need it.',
    ),
    notYou: translated('If this was not you, revoke it now and choose a new password.'),
  });

/** Sent after several wrong codes within a day: each came after the right password. */
export const wrongCodesMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: translated('Someone may know your password'),
    happened: translated(
      'several wrong codes were entered for your Staybook account after the right password.',
    ),
    meaning: translated(
      'Nobody signed in with them. If it was you, check that the clock of your phone is right.',
    ),
    notYou: translated('If this was not you, choose a new password now.'),
  });

export const newDeviceMail = ({
  at,
  userAgent,
  network,
  ...values
}: Values & { at: Date; userAgent: string; network: string | null }): RenderedMail =>
  renderMail({
    subject: translated('You signed in on a new device'),
    preview: translated('If it was you, there is nothing to do.'),
    title: translated('You signed in on a new device'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, someone has just signed in to your Staybook account on a device that we do not know.',
          { name: plainName(values.name) },
        ),
      ),
      facts(
        [translated('Time'), `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
        [translated('Browser'), plainName(userAgent.slice(0, 200)) || translated('unknown')],
        [translated('Network'), network ?? translated('unknown')],
      ),
      paragraph(translated(NOT_YOU)),
      button(translated('Open your account'), values.accountUrl),
    ],
    footer: translated(ABOUT_ACCOUNT_OR_YOU),
  });

export const factorResetMail = ({
  keepUrl,
  hours,
  ...values
}: Values & { keepUrl: string; hours: number }): RenderedMail =>
  renderMail({
    subject: translated('Your second factors will be removed'),
    preview: fill(
      'An administrator requested it. It takes effect in {hours, plural, one {# hour} other {# hours}} unless you object.',
      { hours },
    ),
    title: translated('Your second factors will be removed'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, an administrator requested to remove your passkeys, your app for codes, your recovery codes and your app passwords.',
          { name: plainName(values.name) },
        ),
      ),
      paragraph(
        fill(
          'It takes effect in {hours, plural, one {# hour} other {# hours}} and signs you out everywhere. If you asked for it because you lost them, there is nothing to do.',
          { hours },
        ),
      ),
      paragraph(translated('If you did not ask for it, object now. Everything stays as it is.')),
      button(translated('Keep my second factors'), keepUrl),
    ],
    footer: translated(ABOUT_ACCOUNT),
  });

export const factorsKeptMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: translated('Your second factors stay'),
    happened: translated('the requested reset of your second factors was taken back.'),
    meaning: translated('Everything stays as it is.'),
  });

export const factorsWereResetMail = ({
  hasPassword,
  ...values
}: Values & { hasPassword: boolean }): RenderedMail =>
  changeMail(values, {
    subject: translated('Your second factors were removed'),
    happened: translated(
      'your passkeys, your app for codes, your recovery codes and your app passwords were removed.',
    ),
    meaning: hasPassword
      ? translated(
          'You are signed out everywhere. Sign in with your password and set up a second step again.',
        )
      : translated(
          'You are signed out everywhere. Choose a password with "Forgot password" on the sign-in page, then set up a second step again.',
        ),
    notYou: translated('If you did not ask for it, choose a new password now.'),
  });
