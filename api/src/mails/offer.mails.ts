import { fill, text, translated } from '../../../schema/fill';
import { spokenDate } from '../../../schema/spoken';
import { plainName } from './format';
import { button, paragraph, paragraphsOf } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

const FOOTER = text('You are receiving this email because you submitted a property to Staybook.');

/** Sent to the sender of a declined property offer, with the administrator's answer. */
export const offerDeclinedMail = (values: {
  name: string;
  sentAt: Date;
  answer: string;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: translated('Your property submission to Staybook'),
    preview: translated('We have reviewed your submission and cannot list the property as it is.'),
    title: translated('We cannot list your property as it is'),
    blocks: [
      paragraph(
        fill('Hello {name}, we have reviewed the submission you sent on {date}. A note from our team:', {
          name: plainName(values.name),
          date: spokenDate(values.sentAt.toISOString().slice(0, 10)),
        }),
      ),
      ...paragraphsOf(values.answer),
      paragraph(translated('You can submit it again whenever something has changed.')),
      button(translated('See your submission'), values.url),
    ],
    footer: translated(FOOTER),
  });

/** Sent to the sender of a property offer, who is now the owner of the hotel that was created from it; `url` leads to the first hour. */
export const offerAcceptedMail = (values: {
  name: string;
  hotelName: string;
  answer: string | null;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: translated('Your property is joining Staybook'),
    preview: fill('You are now the owner of {hotel}. Guests can book it once you open it.', {
      hotel: plainName(values.hotelName),
    }),
    title: translated('Your property is joining Staybook'),
    blocks: [
      paragraph(
        fill('Hello {name}, thank you for your submission. You are now the owner of {hotel} on Staybook.', {
          name: plainName(values.name),
          hotel: plainName(values.hotelName),
        }),
      ),
      ...paragraphsOf(values.answer ?? ''),
      paragraph(
        translated(
          'Only you see its page now. Add rooms, photos, rates and hours, in about an hour. Then open it, and guests can find and book it.',
        ),
      ),
      button(translated('Set up your hotel'), values.url),
    ],
    footer: translated(FOOTER),
  });

/** Sent to an administrator whose property offer was accepted. */
export const offerListedMail = (values: {
  name: string;
  hotelName: string;
  answer: string | null;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: translated('Your property has joined Staybook'),
    preview: fill('{hotel} now has a page. Guests can find it once it has rooms.', {
      hotel: plainName(values.hotelName),
    }),
    title: translated('Your property has joined Staybook'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, thank you for your submission. {hotel} now has a page. Guests can find it once it has rooms.',
          { name: plainName(values.name), hotel: plainName(values.hotelName) },
        ),
      ),
      ...paragraphsOf(values.answer ?? ''),
      button(translated('See the page'), values.url),
    ],
    footer: translated(FOOTER),
  });
