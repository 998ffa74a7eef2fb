import { ABOUT_ACCOUNT, IGNORE_IF_NOT_YOU } from './account.mails';
import { maskEmail, plainName } from './format';
import { button, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Sent to a new address, whose owner may be a stranger, so it does not name the requester. */
export const confirmAddressMail = (values: { url: string; hours: number }): RenderedMail =>
  renderMail({
    subject: 'Confirm your new e-mail address',
    preview: `The link is good for ${values.hours} hours.`,
    title: 'Confirm your new e-mail address',
    blocks: [
      paragraph('With this link you use this address for your Staybook account.'),
      button('Confirm this address', values.url),
      paragraph(`It works once and is good for ${values.hours} hours. Until then your old address holds.`),
    ],
    footer: `Somebody entered this address at Staybook. ${IGNORE_IF_NOT_YOU}`,
  });

/** Sent instead of a link to an address of another account, so that only its owner learns it. */
export const addressInUseMail = ({ name }: { name: string }): RenderedMail =>
  renderMail({
    subject: 'Somebody entered your e-mail address',
    preview: 'Your account has it already. Nothing has changed.',
    title: 'Your address was entered for another account',
    blocks: [
      paragraph(
        `Hello ${plainName(name)}, somebody wanted to use this address for another Staybook account.`,
      ),
      paragraph('It is the address of your account already, so nothing has changed.'),
    ],
    footer: `Somebody entered this address at Staybook. ${IGNORE_IF_NOT_YOU}`,
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
    subject: 'Your Staybook e-mail address is to change',
    preview: 'Was it not you? You can stop it.',
    title: 'Your e-mail address is to change',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, your account is to use another e-mail address, ${maskEmail(values.newEmail)}, as soon as it is confirmed from there.`,
      ),
      ...(values.undo
        ? [
            paragraph(
              `Was it not you? This link stops the change, and undoes it until ${values.undo.days} days after it was made. It signs out every device, and you choose a new password.`,
            ),
            button('Undo the change', values.undo.url),
          ]
        : [
            paragraph(
              'Was it not you? Change your password at once, which stops it. The address that you had before got a link to undo it.',
            ),
          ]),
    ],
    footer: ABOUT_ACCOUNT,
  });

/** Sent to the new address of a change after that change was undone. */
export const addressRestoredMail = ({ name }: { name: string }): RenderedMail =>
  renderMail({
    subject: 'Your Staybook e-mail address was changed back',
    preview: 'The account has its earlier address again.',
    title: 'The change of your address was undone',
    blocks: [
      paragraph(
        `Hello ${plainName(name)}, by the link that your earlier address got, the account has that address again. Every device is signed out.`,
      ),
      paragraph('Was it not you? Tell Customer Service at once, and write from this address.'),
    ],
    footer: ABOUT_ACCOUNT,
  });
