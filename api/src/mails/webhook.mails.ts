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
    subject: 'Your webhook was switched off',
    preview: 'Its address no longer accepts messages.',
    title: 'Your webhook was switched off',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, we could not deliver messages to this address of yours:`),
      facts(['Address', values.url], ['Last answer', values.why || 'empty']),
      paragraph(
        'We have stopped sending messages to it. Once it responds again, switch the webhook on and resend the messages it missed.',
      ),
      button('See the webhook', values.pageUrl),
    ],
    footer: 'You are receiving this email because you have a webhook at Staybook.',
  });
