import { ABOUT_ACCOUNT } from './account.mails';
import { plainName } from './format';
import { button, facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** What every mail about signing in says. */
interface Values {
  name: string;
  /** The page on which the owner sees and changes how to sign in. */
  accountUrl: string;
}

const NOT_YOU =
  'If this was not you, open your account now, sign out devices that you do not know, and choose a new password.';

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
      paragraph(`Hello ${plainName(name)}, ${words.happened}`),
      paragraph(words.meaning),
      paragraph(words.notYou ?? NOT_YOU),
      button('Open your account', accountUrl),
    ],
    footer: ABOUT_ACCOUNT,
  });

export const passkeyAddedMail = ({ passkey, ...values }: Values & { passkey: string }): RenderedMail =>
  changeMail(values, {
    subject: 'A passkey was added to your account',
    happened: `the passkey "${plainName(passkey)}" was added to your Staybook account.`,
    meaning: 'It signs in without your password.',
    notYou: `If this was not you, remove the passkey now and choose a new password.`,
  });

export const passkeyRemovedMail = ({ passkey, ...values }: Values & { passkey: string }): RenderedMail =>
  changeMail(values, {
    subject: 'A passkey was removed from your account',
    happened: `the passkey "${plainName(passkey)}" was removed from your Staybook account.`,
    meaning: 'It no longer signs in. You may delete it from your device too.',
  });

export const passkeyCopiedMail = ({ passkey, ...values }: Values & { passkey: string }): RenderedMail =>
  changeMail(values, {
    subject: 'We refused one of your passkeys',
    happened: `your passkey "${plainName(passkey)}" was used in a way that happens when a copy of it exists.`,
    meaning: 'We refused to sign in with it. Sign in another way, remove this passkey, and add a new one.',
  });

export const passwordRemovedMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: 'Your password was removed',
    happened: 'your Staybook account no longer has a password.',
    meaning:
      'You sign in with your passkeys. With "Forgot password" you can choose a password again at any time.',
  });

export const usernameChangedMail = ({ username, ...values }: Values & { username: string }): RenderedMail =>
  changeMail(values, {
    subject: 'Your username was changed',
    happened: 'your Staybook account has a new username.',
    meaning: `From now on you sign in as ${plainName(username)}. The old username no longer works.`,
  });

export const codeAppAddedMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: 'Signing in now asks for a code',
    happened: 'an app for codes was set up for your Staybook account.',
    meaning: 'After your password we ask for its six-digit code. Keep your recovery codes in a safe place.',
  });

export const codeAppRemovedMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: 'Signing in no longer asks for a code',
    happened: 'the app for codes was removed from your Staybook account.',
    meaning: 'We no longer ask for its codes.',
  });

export const recoveryCodesMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: 'You have new recovery codes',
    happened: 'new recovery codes were made for your Staybook account.',
    meaning: 'The old ones no longer work.',
  });

export const recoveryCodeUsedMail = ({ left, ...values }: Values & { left: number }): RenderedMail =>
  changeMail(values, {
    subject: 'A recovery code was used',
    happened: 'a recovery code of your Staybook account was used to sign in or to confirm a change.',
    meaning: left
      ? `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`
      : 'That was the last one. Make new ones in your account.',
  });

export const appPasswordMail = ({ appPassword, ...values }: Values & { appPassword: string }): RenderedMail =>
  changeMail(values, {
    subject: 'An app password was created',
    happened: `the app password "${plainName(appPassword)}" was created for your Staybook account.`,
    meaning:
      'An older application signs in with it, without a second step. Revoke it when you no longer need it.',
    notYou: 'If this was not you, revoke it now and choose a new password.',
  });

/** Sent after several wrong codes within a day: each came after the right password. */
export const wrongCodesMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: 'Someone may know your password',
    happened: 'several wrong codes were entered for your Staybook account after the right password.',
    meaning: 'Nobody signed in with them. If it was you, check that the clock of your phone is right.',
    notYou: 'If this was not you, choose a new password now.',
  });

export const newDeviceMail = ({
  at,
  userAgent,
  network,
  ...values
}: Values & { at: Date; userAgent: string; network: string | null }): RenderedMail =>
  renderMail({
    subject: 'You signed in on a new device',
    preview: 'If it was you, there is nothing to do.',
    title: 'You signed in on a new device',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, someone has just signed in to your Staybook account on a device that we do not know.`,
      ),
      facts(
        ['Time', `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
        ['Browser', plainName(userAgent.slice(0, 200)) || 'unknown'],
        ['Network', network ?? 'unknown'],
      ),
      paragraph(NOT_YOU),
      button('Open your account', values.accountUrl),
    ],
    footer: `${ABOUT_ACCOUNT} If this was you, you can ignore it.`,
  });

export const factorResetMail = ({
  keepUrl,
  hours,
  ...values
}: Values & { keepUrl: string; hours: number }): RenderedMail =>
  renderMail({
    subject: 'Your second factors will be removed',
    preview: `An administrator requested it. It takes effect in ${hours} hours unless you object.`,
    title: 'Your second factors will be removed',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, an administrator requested to remove your passkeys, your app for codes, your recovery codes and your app passwords.`,
      ),
      paragraph(
        `It takes effect in ${hours} hours and signs you out everywhere. If you asked for it because you lost them, there is nothing to do.`,
      ),
      paragraph('If you did not ask for it, object now. Everything stays as it is.'),
      button('Keep my second factors', keepUrl),
    ],
    footer: ABOUT_ACCOUNT,
  });

export const factorsKeptMail = (values: Values): RenderedMail =>
  changeMail(values, {
    subject: 'Your second factors stay',
    happened: 'the requested reset of your second factors was taken back.',
    meaning: 'Everything stays as it is.',
  });

export const factorsWereResetMail = ({
  hasPassword,
  ...values
}: Values & { hasPassword: boolean }): RenderedMail =>
  changeMail(values, {
    subject: 'Your second factors were removed',
    happened: 'your passkeys, your app for codes, your recovery codes and your app passwords were removed.',
    meaning: hasPassword
      ? 'You are signed out everywhere. Sign in with your password and set up a second step again.'
      : 'You are signed out everywhere. Choose a password with "Forgot password" on the sign-in page, then set up a second step again.',
    notYou: 'If you did not ask for it, choose a new password now.',
  });
