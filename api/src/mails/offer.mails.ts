import { formatDate, plainName } from './format';
import { button, paragraph, type Block } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

const FOOTER = 'You get this mail because you sent us files of a property at Staybook.';

/** What an administrator wrote, paragraph by paragraph. */
const paragraphsOf = (text: string): Block[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(paragraph);

/** Sent to who offered a property that is not listed, with the answer of an administrator. */
export const offerDeclinedMail = (given: {
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
        `Hello ${plainName(given.name)}, we have read what you sent on ${formatDate(given.sentAt.toISOString())}. Our team writes:`,
      ),
      ...paragraphsOf(given.answer),
      paragraph('You may send us files again whenever something has changed.'),
      button('See what you sent', given.url),
    ],
    footer: FOOTER,
  });

/** Sent to who offered a property once a hotel is made of it. */
export const offerAcceptedMail = (given: {
  name: string;
  hotelName: string;
  answer: string | null;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: 'Your property comes to Staybook',
    preview: `${given.hotelName} has a page. Guests find it once it has rooms.`,
    title: 'Your property comes to Staybook',
    blocks: [
      paragraph(
        `Hello ${plainName(given.name)}, thank you for your offer. ${given.hotelName} has a page now; guests find it once we have added its rooms.`,
      ),
      ...paragraphsOf(given.answer ?? ''),
      button('See the page', given.url),
    ],
    footer: FOOTER,
  });
