import { wholeNumber } from '../kit/format';
import { Suspense, useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { mdiClose, mdiImagePlusOutline, mdiSend } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { isBlank, messageProblem } from '../../../schema/textRules';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { lazyPart } from '../apollo/lazyPart';
import { TextArea } from '../kit/Field';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { insertText } from '../kit/insertText';
import { isSharing, type Shared } from './outbox';
import { SelectedPhotos } from './SelectedPhotos';
import { SharedCards } from './SharedCard';
import { PHOTO_TYPES, type Photos } from './usePhotos';
import * as texts from './texts';
import { useDraftText } from './useDraftText';
import styles from './Composer.module.css';

const QuickReplies = lazyPart(async () => (await import('./QuickReplies')).QuickReplies);

interface Props {
  chatId: string;
  /** The name of the chat. */
  name: string;
  /** Sent with the next message. */
  shared: Shared;
  photos: Photos;
  /** The visit on which the chat was selected by hand: the field gets the focus. */
  selectedOn: string | undefined;
  /** The booking for which the viewer may insert texts of the hotel; undefined for others. */
  repliesFor: string | undefined;
  onDrop: () => void;
  onTyping: () => void;
  onSend: (content: string) => void;
}

/** The form for a message. Enter sends it, Shift and Enter starts a new line. Staff type / to insert a text of the hotel. */
export function Composer(props: Props) {
  const { chatId, name, shared, photos, selectedOn, repliesFor, onDrop, onTyping, onSend } = props;
  const [text, setText] = useDraftText(chatId);
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // on a phone the keyboard would cover the messages
    if (selectedOn && !matchMedia(MEDIA.touch).matches) field.current?.focus();
  }, [selectedOn]);
  const [isChoosing, setChoosing] = useState(false);
  const hasPhotos = photos.photos.length > 0;
  const problem = isBlank(text) ? undefined : messageProblem(text);
  const content = isBlank(text) ? textFor(shared) : text.trim();
  const canSend = Boolean(content || hasPhotos) && !problem && !photos.isWrong;
  const send = () => {
    if (!canSend) return;
    onSend(content);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '/' && !text && repliesFor) {
      event.preventDefault();
      setChoosing(true);
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      {isSharing(shared) && (
        <div role="group" aria-label={texts.sharedWithMessage} className={styles.shared}>
          <SharedCards {...shared} />
          <IconButton aria-label={texts.dropShared} onClick={onDrop}>
            <Icon path={mdiClose} size="small" />
          </IconButton>
        </div>
      )}
      <SelectedPhotos {...photos} />
      <div className={styles.bar}>
        <IconButton
          aria-label={texts.addPhotos}
          onClick={() => chooser.current?.click()}
          className={styles.addPhotos}
        >
          <Icon path={mdiImagePlusOutline} />
        </IconButton>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={PHOTO_TYPES.join(',')}
          aria-label={texts.photos}
          onChange={({ target }) => {
            void photos.add([...(target.files ?? [])]);
            // the same file can be selected again after it was removed
            target.value = '';
          }}
        />
        {repliesFor && (
          <Suspense>
            <QuickReplies
              bookingId={repliesFor}
              isOpen={isChoosing}
              onOpen={setChoosing}
              onInsert={(reply) => field.current && insertText(field.current, reply)}
            />
          </Suspense>
        )}
        <TextArea
          ref={field}
          dir="auto"
          aria-label={fill(texts.messageTo, { name })}
          placeholder={texts.writeMessage}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'message-problem' : undefined}
          rows={1}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (!isBlank(event.target.value)) onTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (!files.length) return;
            event.preventDefault();
            void photos.add(files);
          }}
          className={styles.field}
        />
        <IconButton type="submit" aria-label={texts.send} disabled={!canSend} className={styles.send}>
          <Icon path={mdiSend} size="small" />
        </IconButton>
      </div>
      {problem && (
        <p id="message-problem" role="alert" className={styles.problem}>
          {fill(texts.messageTooLong, {
            problem,
            count: wholeNumber(text.trim().length),
            limit: wholeNumber(LIMITS.message),
          })}
        </p>
      )}
    </form>
  );
}

/** The text of a message that only shares something. */
const textFor = ({ hotelId, bookingId }: Shared): string =>
  hotelId ? texts.aboutHotel : bookingId ? texts.aboutBooking : '';
