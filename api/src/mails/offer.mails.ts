import { formatDate, plainName } from './format';
import { button, paragraph, type Block } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

const FOOTER = 'You get this mail because you sent us files of a property at Staybook.';

/** The administrator's answer, split into paragraphs. */
const paragraphsOf = (text: string): Block[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(paragraph);

/** Sent to the sender of a declined property offer, with the administrator's answer. */
export const offerDeclinedMail = (values: {
  name: string;
  sentAt: Date;
  answer: string;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: 'Your property at Staybook: our answer',
    preview: 'We have read what you sent, and cannot list it as it is.',
    title: 'We cannot list your property as it is',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, we have read what you sent on ${formatDate(values.sentAt.toISOString())}. Our team writes:`,
      ),
      ...paragraphsOf(values.answer),
      paragraph('You may send us files again whenever something has changed.'),
      button('See what you sent', values.url),
    ],
    footer: FOOTER,
  });

/** Sent to the sender of a property offer after a hotel was created from it. */
export const offerAcceptedMail = (values: {
  name: string;
  hotelName: string;
  answer: string | null;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: 'Your property comes to Staybook',
    preview: `${values.hotelName} has a page. Guests find it once it has rooms.`,
    title: 'Your property comes to Staybook',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, thank you for your offer. ${values.hotelName} has a page now; guests find it once we have added its rooms.`,
      ),
      ...paragraphsOf(values.answer ?? ''),
      button('See the page', values.url),
    ],
    footer: FOOTER,
  });
