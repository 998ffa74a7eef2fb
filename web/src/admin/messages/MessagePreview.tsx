import { useState } from 'react';
import { wholeStay } from '../../../../schema/stays';
import { fill } from '../../../../schema/fill';
import { hasSubject, type MessageKindName } from '../../../../schema/guestMessages';
import { onlySignIn } from '../../apollo/failureLink';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Field, TextInput } from '../../kit/Field';
import { spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { Skeleton } from '../../kit/Skeleton';
import text from '../../kit/text.module.css';
import { tryAgain } from '../../kit/texts';
import { useDebounced } from '../../kit/useDebounced';
import { useMessagePreviewQuery, type MessagePreviewQuery } from './MessageTemplates.generated';
import type { Translation } from './draft';
import styles from './Messages.module.css';
import * as texts from './texts';

type Shown = NonNullable<MessagePreviewQuery['messagePreview']>;

interface Props {
  hotelId: string;
  kind: MessageKindName;
  /** The text, with the language that it is in. */
  words: Translation;
  booking: string;
  onBooking: (reference: string) => void;
}

/** Milliseconds without a key before the preview is asked for. */
const PAUSE = 300;

/** The message as the guest of a booking would get it, while it is typed. */
export function MessagePreview({ hotelId, kind, words, booking, onBooking }: Props) {
  const [typed] = [useDebounced(JSON.stringify({ ...words, booking: booking.trim() }), PAUSE)];
  const { subject, body, language, booking: asked } = JSON.parse(typed) as Translation & { booking: string };
  const { data, previousData, error, refetch } = useMessagePreviewQuery({
    variables: { hotelId, kind, subject, body, language, booking: asked || null },
    fetchPolicy: 'no-cache',
    context: onlySignIn,
  });
  const [last, setLast] = useState<Shown>();
  const shown = (data ?? previousData)?.messagePreview ?? undefined;
  // while a placeholder is half typed, the last text that could be filled stays
  if (shown?.booking && !shown.problem && shown !== last) setLast(shown);
  const filled = shown?.problem ? last : shown;
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h3 id="preview" className={text.h5}>
        {texts.preview}
      </h3>
      <Field label={texts.previewFor}>
        {(aria) => (
          <TextInput
            {...aria}
            value={booking}
            maxLength={40}
            spellCheck={false}
            placeholder={texts.previewPlaceholder}
            onChange={({ target }) => onBooking(target.value)}
            className={styles.control}
          />
        )}
      </Field>
      {error && !shown ? (
        <Notice
          kind="error"
          action={
            <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
              {tryAgain}
            </Button>
          }
        >
          {texts.previewNotLoaded}
        </Notice>
      ) : shown === undefined ? (
        <Skeleton height={220} />
      ) : filled?.booking ? (
        <Letter shown={filled} kind={kind} />
      ) : (
        <p className={classNames(text.small, text.quiet)}>{asked ? texts.unknownBooking : texts.noArrival}</p>
      )}
    </section>
  );
}

function Letter({ shown: { subject, lines, booking }, kind }: { shown: Shown; kind: MessageKindName }) {
  const stay = booking && wholeStay(booking.stays);
  return (
    <>
      <p className={classNames(text.small, text.quiet)}>
        {booking &&
          fill(texts.previewOf, {
            guest: booking.user.name,
            stay: stay ? spokenStay(stay.checkIn, stay.checkOut) : '',
            reference: booking.reference,
          })}
      </p>
      <article className={styles.letter} dir="auto">
        <p className={classNames(text.h4, styles.title)}>
          {hasSubject(kind) ? subject : kind === 'CONFIRMED' ? texts.partOfConfirmation : texts.inChat}
        </p>
        {lines.map(({ parts }, line) => (
          // a line has no identity but its place
          <p key={line} className={styles.line}>
            {parts.map(({ text: words, url }, place) =>
              url ? (
                <a key={place} href={url} target="_blank" rel="noreferrer">
                  {kind === 'QUICK_REPLY' ? url : words}
                </a>
              ) : (
                words
              ),
            )}
          </p>
        ))}
      </article>
    </>
  );
}
