import { fill, translated } from '../../../schema/fill';
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
    subject: fill('Message from {name}: {topic}', { name: plainName(values.name), topic: values.topic }),
    preview: translated('A message from the contact form.'),
    title: translated('A message from the contact form'),
    blocks: [
      facts(
        [translated('From'), plainName(values.name)],
        [translated('Email'), values.email],
        [
          translated('Account'),
          values.hasAccount ? translated('sent while signed in') : translated('sent without signing in'),
        ],
        [translated('About'), values.topic],
        ...(values.bookingReference
          ? [[translated('Booking reference'), values.bookingReference] as const]
          : []),
      ),
      ...paragraphsOf(values.text),
      button(translated('Answer in the staff area'), values.url),
    ],
    footer: translated(
      'You are receiving this email because this address is the contact of the site. An answer to it goes to the sender of the message, and leaves the message open in the staff area.',
    ),
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
    subject: translated('Re: Your message to Staybook'),
    preview: translated('The answer to your message.'),
    title: translated('The answer to your message'),
    blocks: [
      paragraph(
        fill('Hello {name}, thank you for your message. Our answer:', { name: plainName(values.name) }),
      ),
      ...paragraphsOf(values.answer),
      ...(values.replies
        ? [paragraph(translated('To write back, reply to this email.'))]
        : [
            paragraph(translated('Nobody reads replies to this email.')),
            button(translated('Write to us again'), values.url),
          ]),
      paragraph(fill('You wrote on {date}:', { date: spokenDate(values.sentAt.toISOString().slice(0, 10)) })),
      ...paragraphsOf(values.text),
    ],
    footer: translated(
      'You are receiving this email because this address was entered in the contact form of Staybook.',
    ),
  });
