import { MESSAGE_WORDS } from '../../../../schema/words';
import { onlySignIn } from '../../apollo/failureLink';
import { classNames } from '../../kit/classNames';
import { Fold } from '../../kit/Fold';
import { spokenMoment } from '../../kit/moments';
import print from '../../kit/print.module.css';
import { RetryNotice } from '../../kit/RetryNotice';
import text from '../../kit/text.module.css';
import { useGuestMessagesQuery } from './GuestMessages.generated';
import styles from './GuestMessages.module.css';
import * as texts from './texts';

/** The messages that the hotel has sent about a booking by itself, for staff. */
export function GuestMessages({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useGuestMessagesQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
    context: onlySignIn,
  });
  const sent = data?.booking?.guestMessages;
  if (!sent && !error) return null;
  return (
    <section aria-labelledby="sent-messages" className={classNames(styles.messages, print.onScreen)}>
      <h2 id="sent-messages" className={text.h4}>
        {texts.sentMessages}
      </h2>
      {!sent && <RetryNotice retry={() => refetch()}>{texts.sentNotLoaded}</RetryNotice>}
      {sent?.length === 0 && <p className={classNames(text.body, text.quiet)}>{texts.noneSent}</p>}
      {sent?.map(({ id, kind, subject, text: words, sentAt }) => (
        <Fold
          key={id}
          title={
            <span className={styles.title}>
              <span>{subject || MESSAGE_WORDS[kind]}</span>
              <span className={classNames(text.small, text.quiet)}>
                {subject && `${MESSAGE_WORDS[kind]}, `}
                <time dateTime={sentAt}>{spokenMoment(sentAt)}</time>
              </span>
            </span>
          }
        >
          <p dir="auto" className={styles.words}>
            {words}
          </p>
        </Fold>
      ))}
    </section>
  );
}
