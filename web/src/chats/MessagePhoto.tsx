import { Suspense, useState } from 'react';
import { fill } from '../../../schema/fill';
import { lazyPart } from '../apollo/lazyPart';
import { classNames } from '../kit/classNames';
import { widthsOf } from '../kit/photoSizes';
import progress from '../kit/progress.module.css';
import type { ChatMessage } from './addMessage';
import type { PendingMessage } from './outbox';
import { photoStore } from './photoStore';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './MessagePhoto.module.css';

const PhotoDialog = lazyPart(async () => (await import('./PhotoDialog')).PhotoDialog);

/** The largest size of a photo among the messages, in pixels. */
const MAX_WIDTH = 320;
const MAX_HEIGHT = 320;

interface Props {
  message: Pick<ChatMessage, 'clientMessageId' | 'sentBy'>;
  photo: NonNullable<ChatMessage['photo']>;
  pending: PendingMessage | undefined;
  isOwn: boolean;
}

/** The photo of a message, in a space of its size while it loads. It opens in full size. */
export function MessagePhoto({ message, photo, pending, isOwn }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { url, width, height } = photo;
  // the sender's browser has the file
  const src = (isOwn && photoStore.urlOf(message.clientMessageId)) || url;
  const alt =
    photo.alt || (isOwn ? texts.photoFromYou : fill(texts.photoFrom, { name: message.sentBy.name }));
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  const isSending = pending?.photo && !pending.photo.sent && pending.state === 'sending';
  return (
    <div className={styles.container}>
      <button
        type="button"
        aria-label={fill(texts.openPhoto, { description: alt })}
        onClick={() => setOpen(true)}
        className={styles.frame}
        style={{ width: Math.max(64, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }}
      >
        {!src || failed === src ? (
          <span className={classNames(rows.note, styles.missing)}>
            {src ? texts.photoNotLoaded : texts.photo}
          </span>
        ) : (
          <img
            src={src}
            srcSet={widthsOf(src)}
            sizes={`${MAX_WIDTH}px`}
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
          aria-label={texts.sendingPhoto}
          value={pending.photo?.progress ?? 0}
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
