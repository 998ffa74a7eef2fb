import { fill, translated } from '../../../schema/fill';
import { plainName } from './format';
import { button, facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Sent to the owner of a webhook that was disabled after failures. */
export const webhookDisabledMail = (values: {
  name: string;
  url: string;
  why: string;
  pageUrl: string;
}): RenderedMail =>
  renderMail({
    subject: translated('Your webhook was switched off'),
    preview: translated('Its address no longer accepts messages.'),
    title: translated('Your webhook was switched off'),
    blocks: [
      paragraph(
        fill('Hello {name}, we could not deliver messages to this address of yours:', {
          name: plainName(values.name),
        }),
      ),
      facts(
        [translated('Address'), values.url],
        [translated('Last answer'), values.why || translated('empty')],
      ),
      paragraph(
        translated(
          'We have stopped sending messages to it. Once it responds again, switch the webhook on and resend the messages it missed.',
        ),
      ),
      button(translated('See the webhook'), values.pageUrl),
    ],
    footer: translated('You are receiving this email because you have a webhook at Staybook.'),
  });
