import { plainName } from './format';
import { button, link, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

export const IGNORE_IF_NOT_YOU = 'If it was not you, there is nothing you need to do.';
export const ABOUT_ACCOUNT = 'You get this mail because it concerns the safety of your Staybook account.';

export const verificationMail = (values: { name: string; code: string; minutes: number }): RenderedMail =>
  renderMail({
    subject: 'Email Verification Code',
    preview: `${values.code} is your code. It is good for ${values.minutes} minutes.`,
    title: 'Confirm your e-mail address',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, enter this code on the page where you signed up:`),
      { kind: 'code', code: values.code },
      paragraph(`It is good for ${values.minutes} minutes. We never ask for it by phone or in a chat.`),
    ],
    footer: `Somebody signed up at Staybook with this address. ${IGNORE_IF_NOT_YOU}`,
  });

/** Sent instead of a code to an address that already has an account, so that only its owner learns it. */
export const alreadyRegisteredMail = (values: {
  name: string;
  signInUrl: string;
  resetUrl: string;
}): RenderedMail =>
  renderMail({
    subject: 'You already have a Staybook account',
    preview: 'Somebody signed up with your address. You can sign in as before.',
    title: 'You already have an account',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, somebody has just tried to sign up with this address.`),
      paragraph('You have an account already, so no second one was made and nothing has changed.'),
      button('Sign in', values.signInUrl),
      link('Forgotten your password?', 'Choose a new one', values.resetUrl),
    ],
    footer: `Somebody signed up at Staybook with this address. ${IGNORE_IF_NOT_YOU}`,
  });

export const resetMail = (values: { name: string; url: string; minutes: number }): RenderedMail =>
  renderMail({
    subject: 'Password reset assistance',
    preview: `Choose a new password. The link is good for ${values.minutes} minutes.`,
    title: 'Choose a new password',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, with this link you can choose a new password for your account.`,
      ),
      button('Choose a new password', values.url),
      paragraph(`It works once and is good for ${values.minutes} minutes.`),
    ],
    footer: `Somebody asked for this at Staybook. ${IGNORE_IF_NOT_YOU}`,
  });

/** Sent to a user whose account an administrator has created. */
export const invitationMail = (values: { name: string; url: string; hours: number }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook account',
    preview: `Choose a password to sign in. The link is good for ${values.hours} hours.`,
    title: `Welcome, ${plainName(values.name)}`,
    blocks: [
      paragraph('We have made an account for you. Choose a password, then sign in with it.'),
      button('Choose a password', values.url),
      paragraph(`The link works once and is good for ${values.hours} hours. Later, use "Forgot password".`),
    ],
    footer: 'You get this mail because an account was made at Staybook with this address.',
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
      paragraph('You asked for a new password, but no Staybook account uses this e-mail address.'),
      paragraph('You may have signed up with another one. If not, you can make an account now.'),
      button('Sign up', registerUrl),
    ],
    footer: `Somebody asked for this at Staybook. ${IGNORE_IF_NOT_YOU}`,
  });

export const passwordChangedMail = ({ name }: { name: string }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook password was changed',
    preview: 'Your new password is in force.',
    title: 'Your password was changed',
    blocks: [
      paragraph(
        `Hello ${plainName(name)}, your password has just been changed, and the new one is in force.`,
      ),
      paragraph('Was it not you? Choose another at once with "Forgot password" on the sign-in page.'),
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
    subject: `Somebody tried to sign in to your account ${values.failures} times`,
    preview: 'Each time the password was wrong.',
    title: 'Somebody tried to sign in to your account',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, within a day somebody tried to sign in to your account ${values.failures} times with a wrong password.`,
      ),
      paragraph(
        'Your account is not locked: where you have signed in before, you sign in as always. Elsewhere we may ask you to confirm that you are not a robot.',
      ),
      paragraph(
        'Do you use your password at other sites too, or is it easy to guess? Then choose another one.',
      ),
      button('Choose a new password', values.resetUrl),
    ],
    footer: `${ABOUT_ACCOUNT} If it was you, there is nothing you need to do.`,
  });

export const welcomeMail = ({ name, url }: { name: string; url: string }): RenderedMail =>
  renderMail({
    subject: 'Welcome to Staybook',
    preview: 'Your account is ready.',
    title: `Welcome, ${plainName(name)}`,
    blocks: [
      paragraph('Your address is confirmed and your account is ready.'),
      paragraph('Choose a city and your dates, and see at once which rooms are free on every night.'),
      button('Find a place to stay', url),
    ],
    footer: 'You get this mail because you have just signed up at Staybook.',
  });
