import { fill, text, translated } from '../../../schema/fill';
import { plainName } from './format';
import { button, link, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

export const ABOUT_ACCOUNT = text(
  'You are receiving this email because it concerns the security of your Staybook account.',
);
export const ABOUT_ACCOUNT_OR_YOU = text(
  'You are receiving this email because it concerns the security of your Staybook account. If this was you, you can ignore it.',
);

export const verificationMail = (values: { name: string; code: string; minutes: number }): RenderedMail =>
  renderMail({
    subject: translated('Email Verification Code'),
    preview: fill('{code} is your code. It expires in {minutes, plural, one {# minute} other {# minutes}}.', {
      code: values.code,
      minutes: values.minutes,
    }),
    title: translated('Confirm your email address'),
    blocks: [
      paragraph(
        fill('Hello {name}, enter this code on the page where you signed up:', {
          name: plainName(values.name),
        }),
      ),
      { kind: 'code', code: values.code },
      paragraph(
        fill(
          'It expires in {minutes, plural, one {# minute} other {# minutes}}. We will never ask for it by phone or in a chat.',
          { minutes: values.minutes },
        ),
      ),
    ],
    footer: translated(
      'Someone signed up for Staybook with this address. If this was not you, you can ignore this email.',
    ),
  });

/** Sent instead of a code to an address that already has an account, so that only its owner learns it. */
export const alreadyRegisteredMail = (values: {
  name: string;
  signInUrl: string;
  resetUrl: string;
}): RenderedMail =>
  renderMail({
    subject: translated('You already have a Staybook account'),
    preview: translated('Someone tried to sign up with your address. You can sign in as before.'),
    title: translated('You already have an account'),
    blocks: [
      paragraph(
        fill('Hello {name}, someone has just tried to sign up with this address.', {
          name: plainName(values.name),
        }),
      ),
      paragraph(
        translated('You already have an account, so we did not create another one. Nothing has changed.'),
      ),
      button(translated('Sign in'), values.signInUrl),
      link(translated('Forgot your password?'), translated('Choose a new one'), values.resetUrl),
    ],
    footer: translated(
      'Someone signed up for Staybook with this address. If this was not you, you can ignore this email.',
    ),
  });

export const resetMail = (values: { name: string; url: string; minutes: number }): RenderedMail =>
  renderMail({
    subject: translated('Password reset assistance'),
    preview: fill(
      'Choose a new password. The link expires in {minutes, plural, one {# minute} other {# minutes}}.',
      { minutes: values.minutes },
    ),
    title: translated('Choose a new password'),
    blocks: [
      paragraph(
        fill('Hello {name}, use this link to choose a new password for your account.', {
          name: plainName(values.name),
        }),
      ),
      button(translated('Choose a new password'), values.url),
      paragraph(
        fill('It works once and expires in {minutes, plural, one {# minute} other {# minutes}}.', {
          minutes: values.minutes,
        }),
      ),
    ],
    footer: translated('Someone requested this at Staybook. If this was not you, you can ignore this email.'),
  });

/** Sent to a user whose account an administrator has created. */
export const invitationMail = (values: { name: string; url: string; hours: number }): RenderedMail =>
  renderMail({
    subject: translated('Your Staybook account'),
    preview: fill(
      'Choose a password to sign in. The link expires in {hours, plural, one {# hour} other {# hours}}.',
      { hours: values.hours },
    ),
    title: fill('Welcome, {name}', { name: plainName(values.name) }),
    blocks: [
      paragraph(translated('We have created an account for you. Choose a password, then sign in.')),
      button(translated('Choose a password'), values.url),
      paragraph(
        fill(
          'The link works once and expires in {hours, plural, one {# hour} other {# hours}}. After that, use "Forgot password".',
          { hours: values.hours },
        ),
      ),
    ],
    footer: translated(
      'You are receiving this email because a Staybook account was created with this address.',
    ),
  });

/**
 * Sent instead of a reset link to an address without an account; the page shows the same answer in both
 * cases.
 */
export const noAccountMail = ({ registerUrl }: { registerUrl: string }): RenderedMail =>
  renderMail({
    subject: translated('Password reset assistance'),
    preview: translated('There is no Staybook account with this address.'),
    title: translated('There is no account with this address'),
    blocks: [
      paragraph(translated('You asked for a new password, but no Staybook account uses this email address.')),
      paragraph(
        translated('You may have signed up with a different address. If not, you can create an account now.'),
      ),
      button(translated('Sign up'), registerUrl),
    ],
    footer: translated('Someone requested this at Staybook. If this was not you, you can ignore this email.'),
  });

export const passwordChangedMail = ({ name }: { name: string }): RenderedMail =>
  renderMail({
    subject: translated('Your Staybook password was changed'),
    preview: translated('Your new password is now active.'),
    title: translated('Your password was changed'),
    blocks: [
      paragraph(
        fill('Hello {name}, your password has just been changed. The new one is now active.', {
          name: plainName(name),
        }),
      ),
      paragraph(translated('If this was not you, reset it now with "Forgot password" on the sign-in page.')),
    ],
    footer: translated(ABOUT_ACCOUNT),
  });

/** Sent to the owner of an account after many failed sign-ins within a day. */
export const failedSignInsMail = (values: {
  name: string;
  failures: number;
  resetUrl: string;
}): RenderedMail =>
  renderMail({
    subject: fill(
      'Someone tried to sign in to your account {failures, plural, one {# time} other {# times}}',
      { failures: values.failures },
    ),
    preview: translated('The password was wrong each time.'),
    title: translated('Someone tried to sign in to your account'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, in the last 24 hours someone tried to sign in to your account {failures, plural, one {# time} other {# times}} with a wrong password.',
          { name: plainName(values.name), failures: values.failures },
        ),
      ),
      paragraph(
        translated(
          'Your account is not locked. On devices where you have signed in before, you can sign in as usual. On other devices we may ask you to confirm that you are not a robot.',
        ),
      ),
      paragraph(
        translated(
          'If you use the same password on other sites, or if it is easy to guess, choose a new one.',
        ),
      ),
      button(translated('Choose a new password'), values.resetUrl),
    ],
    footer: translated(ABOUT_ACCOUNT_OR_YOU),
  });

export const welcomeMail = ({ name, url }: { name: string; url: string }): RenderedMail =>
  renderMail({
    subject: translated('Welcome to Staybook'),
    preview: translated('Your account is ready.'),
    title: fill('Welcome, {name}', { name: plainName(name) }),
    blocks: [
      paragraph(translated('Your address is confirmed and your account is ready.')),
      paragraph(translated('Choose a city and your dates to see which rooms are free for your whole stay.')),
      button(translated('Find a place to stay'), url),
    ],
    footer: translated('You are receiving this email because you have just signed up for Staybook.'),
  });
