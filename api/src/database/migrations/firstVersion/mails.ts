import { count, id, index, json, mediumText, moment, text, type Tables } from '../words';

/** Mails to send and sent mails. */
export const mailsTables: Tables = {
  mails: {
    columns: [
      id(),
      text('recipient', 254),
      text('subject', 255),
      mediumText('text'),
      mediumText('html'),
      json('headers'),
      moment('createdAt'),
      moment('dueAt', { nullable: true }),
      moment('sentAt', { nullable: true }),
      count('attempts'),
    ],
    indices: [index('mails_due', 'dueAt', 'createdAt'), index('mails_recipient', 'recipient')],
  },
};
