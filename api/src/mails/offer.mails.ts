import { spokenDate } from '../../../schema/spoken';
import { plainName } from './format';
import { button, paragraph, paragraphsOf } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

const FOOTER = 'You are receiving this email because you submitted a property to Staybook.';

/** Sent to the sender of a declined property offer, with the administrator's answer. */
export const offerDeclinedMail = (values: {
  name: string;
  sentAt: Date;
  answer: string;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: 'Your property submission to Staybook',
    preview: 'We have reviewed your submission and cannot list the property as it is.',
    title: 'We cannot list your property as it is',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, we have reviewed the submission you sent on ${spokenDate(values.sentAt.toISOString().slice(0, 10))}. A note from our team:`,
      ),
      ...paragraphsOf(values.answer),
      paragraph('You can submit it again whenever something has changed.'),
      button('See your submission', values.url),
    ],
    footer: FOOTER,
  });

/** Sent to the sender of a property offer, who is now the owner of the hotel that was created from it; `url` leads to the first hour. */
export const offerAcceptedMail = (values: {
  name: string;
  hotelName: string;
  answer: string | null;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: 'Your property is joining Staybook',
    preview: `You are now the owner of ${plainName(values.hotelName)}. Guests can book it once you open it.`,
    title: 'Your property is joining Staybook',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, thank you for your submission. You are now the owner of ${plainName(values.hotelName)} on Staybook.`,
      ),
      ...paragraphsOf(values.answer ?? ''),
      paragraph(
        'Only you see its page now. Add rooms, photos, rates and hours, in about an hour. Then open it, and guests can find and book it.',
      ),
      button('Set up your hotel', values.url),
    ],
    footer: FOOTER,
  });

/** Sent to an administrator whose property offer was accepted. */
export const offerListedMail = (values: {
  name: string;
  hotelName: string;
  answer: string | null;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: 'Your property has joined Staybook',
    preview: `${plainName(values.hotelName)} now has a page. Guests can find it once it has rooms.`,
    title: 'Your property has joined Staybook',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, thank you for your submission. ${plainName(values.hotelName)} now has a page. Guests can find it once it has rooms.`,
      ),
      ...paragraphsOf(values.answer ?? ''),
      button('See the page', values.url),
    ],
    footer: FOOTER,
  });
