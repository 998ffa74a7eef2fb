import { ABOUT_ACCOUNT, IGNORE_IF_NOT_YOU } from './account.mails';
import { maskEmail, plainName } from './format';
import { button, link, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Sent to a new address, whose owner may be a stranger, so it does not name the requester. */
export const confirmAddressMail = (values: { url: string; hours: number }): RenderedMail =>
  renderMail({
    subject: 'Confirm your new email address',
    preview: `The link expires in ${values.hours} hours.`,
    title: 'Confirm your new email address',
    blocks: [
      paragraph('Use this link to confirm this address for your Staybook account.'),
      button('Confirm this address', values.url),
      paragraph(
        `It works once and expires in ${values.hours} hours. Until you confirm, we keep using your old address.`,
      ),
    ],
    footer: `Someone entered this address at Staybook. ${IGNORE_IF_NOT_YOU}`,
  });

/** Sent instead of a link to an address of another account, so that only its owner learns it. */
export const addressInUseMail = ({ name }: { name: string }): RenderedMail =>
  renderMail({
    subject: 'Someone entered your email address',
    preview: 'It already belongs to your account. Nothing has changed.',
    title: 'Your address was entered for another account',
    blocks: [
      paragraph(`Hello ${plainName(name)}, someone tried to use this address for another Staybook account.`),
      paragraph('It already belongs to your account, so nothing has changed.'),
    ],
    footer: `Someone entered this address at Staybook. ${IGNORE_IF_NOT_YOU}`,
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
    subject: 'Your Staybook email address is about to change',
    preview: 'If this was not you, you can stop it.',
    title: 'Your email address is about to change',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, the email address of your account will change to ${maskEmail(values.newEmail)} once it is confirmed from there.`,
      ),
      ...(values.undo
        ? [
            paragraph(
              `If this was not you, use this link to stop the change, or to undo it within ${values.undo.days} days after it takes effect. It signs out every device, and you choose a new password.`,
            ),
            button('Undo the change', values.undo.url),
          ]
        : [
            paragraph(
              'If this was not you, change your password now to stop it. We sent a link to undo earlier changes to your previous address.',
            ),
          ]),
    ],
    footer: ABOUT_ACCOUNT,
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
    subject: 'Your Staybook email address was changed back',
    preview: 'The account uses its previous address again.',
    title: 'Your address change was undone',
    blocks: [
      paragraph(
        `Hello ${plainName(name)}, the link sent to your previous address was used, so the account uses that address again. Every device is signed out.`,
      ),
      link(
        'If this was not you, write to us right away, and enter this address for the answer:',
        'Contact',
        contactUrl,
      ),
    ],
    footer: ABOUT_ACCOUNT,
  });
