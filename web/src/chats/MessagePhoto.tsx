import { Suspense, useState } from 'react';
import { lazyPart } from '../apollo/lazyPart';
import { classNames } from '../kit/classNames';
import { widthsOf } from '../kit/photoSizes';
import progress from '../kit/progress.module.css';
import type { ChatMessage } from './addMessage';
import type { Draft } from './outbox';
import { photoStore } from './photoStore';
import rows from './rows.module.css';
import styles from './MessagePhoto.module.css';

const PhotoDialog = lazyPart(async () => (await import('./PhotoDialog')).PhotoDialog);

/** Within these a picture is shown among the messages, in pixels. */
const WIDEST = 320;
const HIGHEST = 320;

interface Props {
  message: Pick<ChatMessage, 'clientMessageId' | 'sentBy'>;
  photo: NonNullable<ChatMessage['photo']>;
  draft: Draft | undefined;
  isOwn: boolean;
}

/** The picture of a message in the space that it takes from the beginning; it opens large. */
export function MessagePhoto({ message, photo, draft, isOwn }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { url, width, height } = photo;
  // One's own picture is here already.
  const src = (isOwn && photoStore.urlOf(message.clientMessageId)) || url;
  const alt = photo.alt || `Picture from ${isOwn ? 'you' : message.sentBy.name}`;
  const scale = Math.min(1, WIDEST / width, HIGHEST / height);
  const isSending = draft?.photo && !draft.photo.sent && draft.state === 'sending';
  return (
    <div className={styles.place}>
      <button
        type="button"
        aria-label={`Open the picture: ${alt}`}
        onClick={() => setOpen(true)}
        className={styles.frame}
        style={{ width: Math.max(64, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }}
      >
        {!src || failed === src ? (
          <span className={classNames(rows.note, styles.missing)}>
            {src ? 'The picture could not be loaded.' : 'Picture'}
          </span>
        ) : (
          <img
            src={src}
            srcSet={widthsOf(src)}
            sizes={`${WIDEST}px`}
            alt=""
            width={width}
            height={height}
            decoding="async"
            onError={() => setFailed(src)}
            className={styles.picture}
          />
        )}
      </button>
      {isSending && (
        <progress
          aria-label="Sending the picture"
          value={draft.photo?.progress ?? 0}
          className={classNames(progress.progress, styles.progress)}
        />
      )}
      {isOpen && src && (
        <Suspense>
          <PhotoDialog src={src} alt={alt} width={width} height={height} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
