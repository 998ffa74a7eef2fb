import { button, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Confirms a subscription; mail programs show their own unsubscribe button for it (RFC 8058). */
export const newsletterMail = ({ unsubscribeUrl }: { unsubscribeUrl: string }): RenderedMail =>
  renderMail(
    {
      subject: 'You are subscribed to Staybook news',
      preview: 'New places to stay, now and then.',
      title: 'You are subscribed',
      blocks: [
        paragraph('We will email you now and then about new places worth the trip.'),
        paragraph('Changed your mind, or was this not you? Unsubscribe with one click.'),
        button('Unsubscribe', unsubscribeUrl),
      ],
      footer: 'You are receiving this email because this address was subscribed to the Staybook newsletter.',
    },
    { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  );
