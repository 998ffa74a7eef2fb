import { plainName } from './format';
import { button, link, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

export const IGNORE_IF_NOT_YOU = 'If this was not you, you can ignore this email.';
export const ABOUT_ACCOUNT =
  'You are receiving this email because it concerns the security of your Staybook account.';

export const verificationMail = (values: { name: string; code: string; minutes: number }): RenderedMail =>
  renderMail({
    subject: 'Email Verification Code',
    preview: `${values.code} is your code. It expires in ${values.minutes} minutes.`,
    title: 'Confirm your email address',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, enter this code on the page where you signed up:`),
      { kind: 'code', code: values.code },
      paragraph(`It expires in ${values.minutes} minutes. We will never ask for it by phone or in a chat.`),
    ],
    footer: `Someone signed up for Staybook with this address. ${IGNORE_IF_NOT_YOU}`,
  });

/** Sent instead of a code to an address that already has an account, so that only its owner learns it. */
export const alreadyRegisteredMail = (values: {
  name: string;
  signInUrl: string;
  resetUrl: string;
}): RenderedMail =>
  renderMail({
    subject: 'You already have a Staybook account',
    preview: 'Someone tried to sign up with your address. You can sign in as before.',
    title: 'You already have an account',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, someone has just tried to sign up with this address.`),
      paragraph('You already have an account, so we did not create another one. Nothing has changed.'),
      button('Sign in', values.signInUrl),
      link('Forgot your password?', 'Choose a new one', values.resetUrl),
    ],
    footer: `Someone signed up for Staybook with this address. ${IGNORE_IF_NOT_YOU}`,
  });

export const resetMail = (values: { name: string; url: string; minutes: number }): RenderedMail =>
  renderMail({
    subject: 'Password reset assistance',
    preview: `Choose a new password. The link expires in ${values.minutes} minutes.`,
    title: 'Choose a new password',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, use this link to choose a new password for your account.`),
      button('Choose a new password', values.url),
      paragraph(`It works once and expires in ${values.minutes} minutes.`),
    ],
    footer: `Someone requested this at Staybook. ${IGNORE_IF_NOT_YOU}`,
  });

/** Sent to a user whose account an administrator has created. */
export const invitationMail = (values: { name: string; url: string; hours: number }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook account',
    preview: `Choose a password to sign in. The link expires in ${values.hours} hours.`,
    title: `Welcome, ${plainName(values.name)}`,
    blocks: [
      paragraph('We have created an account for you. Choose a password, then sign in.'),
      button('Choose a password', values.url),
      paragraph(
        `The link works once and expires in ${values.hours} hours. After that, use "Forgot password".`,
      ),
    ],
    footer: 'You are receiving this email because a Staybook account was created with this address.',
  });

/**
 * Sent instead of a reset link to an address without an account; the page shows the same answer in both
 * cases.
 */
export const noAccountMail = ({ registerUrl }: { registerUrl: string }): RenderedMail =>
  renderMail({
    subject: 'Password reset assistance',
    preview: 'There is no Staybook account with this address.',
    title: 'There is no account with this address',
    blocks: [
      paragraph('You asked for a new password, but no Staybook account uses this email address.'),
      paragraph('You may have signed up with a different address. If not, you can create an account now.'),
      button('Sign up', registerUrl),
    ],
    footer: `Someone requested this at Staybook. ${IGNORE_IF_NOT_YOU}`,
  });

export const passwordChangedMail = ({ name }: { name: string }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook password was changed',
    preview: 'Your new password is now active.',
    title: 'Your password was changed',
    blocks: [
      paragraph(`Hello ${plainName(name)}, your password has just been changed. The new one is now active.`),
      paragraph('If this was not you, reset it now with "Forgot password" on the sign-in page.'),
    ],
    footer: ABOUT_ACCOUNT,
  });

/** Sent to the owner of an account after many failed sign-ins within a day. */
export const failedSignInsMail = (values: {
  name: string;
  failures: number;
  resetUrl: string;
}): RenderedMail =>
  renderMail({
    subject: `Someone tried to sign in to your account ${values.failures} times`,
    preview: 'The password was wrong each time.',
    title: 'Someone tried to sign in to your account',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, in the last 24 hours someone tried to sign in to your account ${values.failures} times with a wrong password.`,
      ),
      paragraph(
        'Your account is not locked. On devices where you have signed in before, you can sign in as usual. On other devices we may ask you to confirm that you are not a robot.',
      ),
      paragraph('If you use the same password on other sites, or if it is easy to guess, choose a new one.'),
      button('Choose a new password', values.resetUrl),
    ],
    footer: `${ABOUT_ACCOUNT} If this was you, you can ignore it.`,
  });

export const welcomeMail = ({ name, url }: { name: string; url: string }): RenderedMail =>
  renderMail({
    subject: 'Welcome to Staybook',
    preview: 'Your account is ready.',
    title: `Welcome, ${plainName(name)}`,
    blocks: [
      paragraph('Your address is confirmed and your account is ready.'),
      paragraph('Choose a city and your dates to see which rooms are free for your whole stay.'),
      button('Find a place to stay', url),
    ],
    footer: 'You are receiving this email because you have just signed up for Staybook.',
  });
