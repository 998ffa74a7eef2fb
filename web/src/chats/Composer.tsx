import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { mdiClose, mdiImagePlusOutline, mdiSend } from '@mdi/js';
import { LIMITS } from '../../../schema/limits';
import { isBlank, messageProblem } from '../../../schema/textRules';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { TextArea } from '../kit/Field';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { isSharing, type Shared } from './outbox';
import { ChosenPhotos } from './ChosenPhotos';
import { SharedCards } from './SharedCard';
import { PHOTO_TYPES, type Photos } from './usePhotos';
import { useBegunText } from './useBegunText';
import styles from './Composer.module.css';

interface Props {
  chatId: string;
  /** With whom one writes. */
  name: string;
  /** What is sent along. */
  shared: Shared;
  photos: Photos;
  /** The visit on which the chat was chosen, so that one goes on to write in it. */
  chosenOn: string | undefined;
  onDrop: () => void;
  onTyping: () => void;
  onSend: (content: string) => void;
}

/** Where a message is written: Enter sends it, Shift and Enter begins a new line. */
export function Composer({ chatId, name, shared, photos, chosenOn, onDrop, onTyping, onSend }: Props) {
  const [text, setText] = useBegunText(chatId);
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // on a phone its keyboard would cover the messages
    if (chosenOn && !matchMedia(MEDIA.touch).matches) field.current?.focus();
  }, [chosenOn]);
  const hasPhotos = photos.photos.length > 0;
  const problem = isBlank(text) ? undefined : messageProblem(text);
  const content = isBlank(text) ? wordsFor(shared) : text.trim();
  const canSend = Boolean(content || hasPhotos) && !problem && !photos.isWrong;
  const send = () => {
    if (!canSend) return;
    onSend(content);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
        <div role="group" aria-label="Shared with your message" className={styles.shared}>
          <SharedCards {...shared} />
          <IconButton aria-label="Do not share it" onClick={onDrop}>
            <Icon path={mdiClose} size="small" />
          </IconButton>
        </div>
      )}
      <ChosenPhotos {...photos} />
      <div className={styles.bar}>
        <IconButton
          aria-label="Add pictures"
          onClick={() => chooser.current?.click()}
          className={styles.pictures}
        >
          <Icon path={mdiImagePlusOutline} />
        </IconButton>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={PHOTO_TYPES.join(',')}
          aria-label="Pictures"
          onChange={({ target }) => {
            void photos.add([...(target.files ?? [])]);
            // the same file may be chosen again after it was removed
            target.value = '';
          }}
        />
        <TextArea
          ref={field}
          dir="auto"
          aria-label={`Message to ${name}`}
          placeholder="Write a message"
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
        <IconButton type="submit" aria-label="Send" disabled={!canSend} className={styles.send}>
          <Icon path={mdiSend} size="small" />
        </IconButton>
      </div>
      {problem && (
        <p id="message-problem" role="alert" className={styles.problem}>
          {problem} It has {text.trim().length.toLocaleString('en-US')} of{' '}
          {LIMITS.message.toLocaleString('en-US')}.
        </p>
      )}
    </form>
  );
}

/** What is written with something shared where nothing else is. */
const wordsFor = ({ hotelId, bookingId }: Shared): string =>
  hotelId ? 'Have a look at this hotel.' : bookingId ? 'This is about this booking.' : '';
