import { spokenDate } from '../../../schema/spoken';
import { plainName } from './format';
import { button, facts, paragraph, paragraphsOf } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** Sent to the operator: a message from the contact form, with a link to answer it in the staff area. */
export const contactMessageMail = (values: {
  name: string;
  email: string;
  topic: string;
  bookingReference: string | null;
  hasAccount: boolean;
  text: string;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: `Message from ${plainName(values.name)}: ${values.topic}`,
    preview: 'A message from the contact form.',
    title: 'A message from the contact form',
    blocks: [
      facts(
        ['From', plainName(values.name)],
        ['Email', values.email],
        ['Account', values.hasAccount ? 'sent while signed in' : 'sent without signing in'],
        ['About', values.topic],
        ...(values.bookingReference ? [['Booking reference', values.bookingReference] as const] : []),
      ),
      ...paragraphsOf(values.text),
      button('Answer in the staff area', values.url),
    ],
    footer:
      'You are receiving this email because this address is the contact of the site. An answer to it goes to the sender of the message, and leaves the message open in the staff area.',
  });

/** Sent to the sender of a message: the answer, with the message below it. `replies` says whether an answer to this mail is read. */
export const contactAnswerMail = (values: {
  name: string;
  answer: string;
  sentAt: Date;
  text: string;
  replies: boolean;
  url: string;
}): RenderedMail =>
  renderMail({
    subject: 'Re: Your message to Staybook',
    preview: 'The answer to your message.',
    title: 'The answer to your message',
    blocks: [
      paragraph(`Hello ${plainName(values.name)}, thank you for your message. Our answer:`),
      ...paragraphsOf(values.answer),
      ...(values.replies
        ? [paragraph('To write back, reply to this email.')]
        : [paragraph('Nobody reads replies to this email.'), button('Write to us again', values.url)]),
      paragraph(`You wrote on ${spokenDate(values.sentAt.toISOString().slice(0, 10))}:`),
      ...paragraphsOf(values.text),
    ],
    footer: 'You are receiving this email because this address was entered in the contact form of Staybook.',
  });
