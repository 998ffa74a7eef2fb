import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { useViewer } from '../../session/SessionProvider';
import { classNames } from '../../kit/classNames';
import { spokenDates } from '../../kit/format';
import { spokenMoment, stepMoment } from '../../kit/moments';
import { SaidDate } from '../../kit/SaidDate';
import print from '../../kit/print.module.css';
import text from '../../kit/text.module.css';
import { useBookingHistory_booking, type BookingHistory_BookingFragment } from './BookingHistory.generated';
import styles from './BookingHistory.module.css';
import * as texts from './texts';

/** Every step of a booking, with its time and the person who took it. */
export function BookingHistory({ booking }: { booking: FragmentType<BookingHistory_BookingFragment> }) {
  const data = useBookingHistory_booking(booking);
  const viewerId = useViewer()?.id;
  if (data.history.length === 0) return null;
  return (
    <section aria-labelledby="history" className={classNames(styles.history, print.onScreen)}>
      <h2 id="history" className={text.h4}>
        {texts.history}
      </h2>
      <ol className={styles.steps}>
        {data.history.map(({ id, at, why, reason, user }) => (
          <li key={id} className={styles.step}>
            {inWords(why)}
            {reason && <p className={text.small}>{fill(texts.reasonOfStep, { reason })}</p>}
            <p className={classNames(text.small, text.quiet)}>
              {user ? (user.id === viewerId ? texts.byYou : user.name) : texts.staybook}
              {', '}
              <time dateTime={at}>
                <SaidDate said={spokenMoment(at)} fixed={stepMoment(at)} />
              </time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Writes the ISO dates of an entry as people say them. */
const inWords = (why: string): string => spokenDates(why).replace(' - ', ' – ');
