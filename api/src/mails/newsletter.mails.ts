import { button, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Confirms a subscription; mail programs show their own unsubscribe button for it (RFC 8058). */
export const newsletterMail = ({ unsubscribeUrl }: { unsubscribeUrl: string }): RenderedMail =>
  renderMail(
    {
      subject: 'You are on the Staybook list',
      preview: 'New places to stay, now and then.',
      title: 'You are on the list',
      blocks: [
        paragraph('From now on we write to you when there are new places worth a journey. Not often.'),
        paragraph('Changed your mind, or was it not you? One click takes your address off the list.'),
        button('Unsubscribe', unsubscribeUrl),
      ],
      footer: 'You get this mail because this address was put on the Staybook newsletter list.',
    },
    { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  );
