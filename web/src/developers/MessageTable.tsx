import { fill } from '../../../schema/fill';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import * as texts from './texts';
import styles from './MessageTable.module.css';

/** The messages of webhooks: their type, when they are sent, and the content of `data`. */
const MESSAGES = [
  {
    type: 'booking.confirmed',
    when: texts.bookingConfirmed,
    content: 'booking { id status payment hotelId checkIn checkOut totalCents extrasCents refundedCents }',
  },
  {
    type: 'booking.changed',
    when: texts.bookingChanged,
    content: texts.sameBooking,
  },
  {
    type: 'booking.cancelled',
    when: texts.bookingCancelled,
    content: texts.sameBooking,
  },
  {
    type: 'review.created',
    when: texts.reviewCreated,
    content: 'review { id hotelId rating text createdAt }',
  },
  {
    type: 'nights.changed',
    when: texts.nightsChanged,
    content: 'hotelId, nights [{ roomNumberId from to available }]',
  },
  {
    type: 'hotel.changed',
    when: texts.hotelChanged,
    content: 'hotelId, roomTypeIds',
  },
  {
    type: 'webhook.verification',
    when: texts.webhookVerification,
    content: 'challenge',
  },
  { type: 'webhook.test', when: texts.webhookTest, content: '{ }' },
];

/** The table of the messages of webhooks. */
export function MessageTable() {
  return (
    <dl className={styles.messages}>
      {MESSAGES.map(({ type, when, content }) => (
        <div key={type} className={styles.message}>
          <dt>
            <code className={styles.type}>{type}</code>
          </dt>
          <dd>{when}</dd>
          <dd className={classNames(text.small, text.quiet)}>
            <code>{fill(texts.dataWithContent, { content })}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
