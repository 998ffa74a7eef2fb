import { translated } from '../../../schema/fill';
import { button, paragraph } from './mail.content';
import { oneClick, renderMail, type RenderedMail } from './renderMail';

/** Confirms a subscription; mail programs show their own unsubscribe button for it (RFC 8058). */
export const newsletterMail = ({ unsubscribeUrl }: { unsubscribeUrl: string }): RenderedMail =>
  renderMail(
    {
      subject: translated('You are subscribed to Staybook news'),
      preview: translated('New places to stay, now and then.'),
      title: translated('You are subscribed'),
      blocks: [
        paragraph(translated('We will email you now and then about new places worth the trip.')),
        paragraph(translated('Changed your mind, or was this not you? Unsubscribe with one click.')),
        button(translated('Unsubscribe'), unsubscribeUrl),
      ],
      footer: translated(
        'You are receiving this email because this address was subscribed to the Staybook newsletter.',
      ),
    },
    oneClick(unsubscribeUrl),
  );
