import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import styles from './MessageTable.module.css';

/** The messages of webhooks: their type, when they are sent, and what `data` holds. */
const MESSAGES = [
  {
    type: 'booking.confirmed',
    when: 'A booking was paid, or made at the front desk.',
    data: 'booking { id status payment hotelId checkIn checkOut totalCents refundedCents }',
  },
  {
    type: 'booking.changed',
    when: 'Dates, rooms, price, money or the state of a stay of a confirmed booking changed.',
    data: 'booking, as above',
  },
  {
    type: 'booking.cancelled',
    when: 'A confirmed booking was cancelled.',
    data: 'booking, as above',
  },
  {
    type: 'review.created',
    when: 'A review was written.',
    data: 'review { id hotelId rating text createdAt }',
  },
  {
    type: 'nights.changed',
    when: 'Nights were taken or freed, by a hold, a booking or a block: what one step did to a hotel is one message, up to 1,000 ranges [from, to).',
    data: 'hotelId, nights [{ roomNumberId from to available }]',
  },
  {
    type: 'webhook.verification',
    when: 'You added the webhook, or asked for another challenge. Answer with the challenge.',
    data: 'challenge',
  },
  { type: 'webhook.test', when: 'You asked for a test message.', data: '{ }' },
];

/** What arrives at a webhook. */
export function MessageTable() {
  return (
    <dl className={styles.messages}>
      {MESSAGES.map(({ type, when, data }) => (
        <div key={type} className={styles.message}>
          <dt>
            <code className={styles.type}>{type}</code>
          </dt>
          <dd>{when}</dd>
          <dd className={classNames(text.small, text.quiet)}>
            <code>data: {data}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
