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
    preview: 'Its address takes no messages any more.',
    title: 'Your webhook was switched off',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, we could not deliver messages to this address of yours:`),
      facts(['Address', values.url], ['Last answer', values.why || 'empty']),
      paragraph(
        'Nothing more is sent to it. Once it answers again, switch the webhook on and send again what it missed.',
      ),
      button('See the webhook', values.pageUrl),
    ],
    footer: 'You get this mail because a program of yours is told of bookings at Staybook.',
  });
