import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { widthsOf } from '../kit/photoSizes';
import type { ChatMessage } from './addMessage';
import type { Draft } from './outbox';
import { photoStore } from './photoStore';
import { quietText } from './rowStyle';

const PhotoDialog = lazy(async () => ({ default: (await import('./PhotoDialog')).PhotoDialog }));

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
    <Box sx={{ width: 'fit-content', maxWidth: '100%', ml: isOwn ? 'auto' : 0, mb: 0.5 }}>
      <Box
        component="button"
        type="button"
        aria-label={`Open the picture: ${alt}`}
        onClick={() => setOpen(true)}
        sx={{
          ...frameStyle,
          width: Math.max(64, Math.round(width * scale)),
          aspectRatio: `${width} / ${height}`,
        }}
      >
        {!src || failed === src ? (
          <Box component="span" sx={{ ...quietText, p: 1 }}>
            {src ? 'The picture could not be loaded.' : 'Picture'}
          </Box>
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
          />
        )}
      </Box>
      {isSending && (
        <LinearProgress
          aria-label="Sending the picture"
          variant="determinate"
          value={Math.round(100 * (draft.photo?.progress ?? 0))}
          sx={{ mt: 0.5, borderRadius: 'var(--radius-small)' }}
        />
      )}
      {isOpen && src && (
        <Suspense>
          <PhotoDialog src={src} alt={alt} width={width} height={height} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const frameStyle = {
  display: 'grid',
  placeItems: 'center',
  maxWidth: '100%',
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
  bgcolor: 'primary.light',
  color: 'inherit',
  font: 'inherit',
  cursor: 'zoom-in',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: '2px' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;
