import { fill, translated } from '../../../schema/fill';
import { ABOUT_ACCOUNT } from './account.mails';
import { maskEmail, plainName } from './format';
import { button, link, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Sent to a new address, whose owner may be a stranger, so it does not name the requester. */
export const confirmAddressMail = (values: { url: string; hours: number }): RenderedMail =>
  renderMail({
    subject: translated('Confirm your new email address'),
    preview: fill('The link expires in {hours, plural, one {# hour} other {# hours}}.', {
      hours: values.hours,
    }),
    title: translated('Confirm your new email address'),
    blocks: [
      paragraph(translated('Use this link to confirm this address for your Staybook account.')),
      button(translated('Confirm this address'), values.url),
      paragraph(
        fill(
          'It works once and expires in {hours, plural, one {# hour} other {# hours}}. Until you confirm, we keep using your old address.',
          { hours: values.hours },
        ),
      ),
    ],
    footer: translated(
      'Someone entered this address at Staybook. If this was not you, you can ignore this email.',
    ),
  });

/** Sent instead of a link to an address of another account, so that only its owner learns it. */
export const addressInUseMail = ({ name }: { name: string }): RenderedMail =>
  renderMail({
    subject: translated('Someone entered your email address'),
    preview: translated('It already belongs to your account. Nothing has changed.'),
    title: translated('Your address was entered for another account'),
    blocks: [
      paragraph(
        fill('Hello {name}, someone tried to use this address for another Staybook account.', {
          name: plainName(name),
        }),
      ),
      paragraph(translated('It already belongs to your account, so nothing has changed.')),
    ],
    footer: translated(
      'Someone entered this address at Staybook. If this was not you, you can ignore this email.',
    ),
  });

/**
 * Sent to the old address; without `undo` if an earlier change, which can still be undone, set this address.
 */
export const changeAddressMail = (values: {
  name: string;
  newEmail: string;
  undo?: { url: string; days: number };
}): RenderedMail =>
  renderMail({
    subject: translated('Your Staybook email address is about to change'),
    preview: translated('If this was not you, you can stop it.'),
    title: translated('Your email address is about to change'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, the email address of your account will change to {email} once it is confirmed from there.',
          { name: plainName(values.name), email: maskEmail(values.newEmail) },
        ),
      ),
      ...(values.undo
        ? [
            paragraph(
              fill(
                'If this was not you, use this link to stop the change, or to undo it within {days, plural, one {# day} other {# days}} after it takes effect. It signs out every device, and you choose a new password.',
                { days: values.undo.days },
              ),
            ),
            button(translated('Undo the change'), values.undo.url),
          ]
        : [
            paragraph(
              translated(
                'If this was not you, change your password now to stop it. We sent a link to undo earlier changes to your previous address.',
              ),
            ),
          ]),
    ],
    footer: translated(ABOUT_ACCOUNT),
  });

/** Sent to the new address of a change after that change was undone. */
export const addressRestoredMail = ({
  name,
  contactUrl,
}: {
  name: string;
  contactUrl: string;
}): RenderedMail =>
  renderMail({
    subject: translated('Your Staybook email address was changed back'),
    preview: translated('The account uses its previous address again.'),
    title: translated('Your address change was undone'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, the link sent to your previous address was used, so the account uses that address again. Every device is signed out.',
          { name: plainName(name) },
        ),
      ),
      link(
        translated('If this was not you, write to us right away, and enter this address for the answer:'),
        translated('Contact'),
        contactUrl,
      ),
    ],
    footer: translated(ABOUT_ACCOUNT),
  });
