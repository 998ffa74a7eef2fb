import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import SendIcon from '@mui/icons-material/Send';
import { LIMITS } from '../../../schema/limits';
import { isBlank, messageProblem } from '../../../schema/texts';
import { TextArea } from '../kit/Field';
import { isSharing, type Shared } from './outbox';
import { ChosenPhotos } from './ChosenPhotos';
import { SharedCards } from './SharedCard';
import { PHOTO_TYPES, type Photos } from './usePhotos';

interface Props {
  /** With whom one writes. */
  name: string;
  /** What is sent along. */
  shared: Shared;
  photos: Photos;
  onDrop: () => void;
  onTyping: () => void;
  onSend: (content: string) => void;
}

/** Where a message is written: Enter sends it, Shift and Enter begins a new line. */
export function Composer({ name, shared, photos, onDrop, onTyping, onSend }: Props) {
  const [text, setText] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
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
    <Box component="form" onSubmit={onSubmit} sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {isSharing(shared) && (
        <Box role="group" aria-label="Shared with your message" sx={{ display: 'flex', gap: 1, mb: 1 }}>
          <Box sx={{ minWidth: 0 }}>
            <SharedCards {...shared} />
          </Box>
          <IconButton aria-label="Do not share it" onClick={onDrop} sx={{ alignSelf: 'start' }}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
      <ChosenPhotos {...photos} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <IconButton aria-label="Add pictures" onClick={() => chooser.current?.click()} sx={pictureStyle}>
          <PictureIcon />
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
          style={inputStyle}
        />
        <IconButton type="submit" aria-label="Send" disabled={!canSend} sx={sendStyle}>
          <SendIcon fontSize="small" />
        </IconButton>
      </Box>
      {problem && (
        <Box
          id="message-problem"
          role="alert"
          sx={{ mt: 0.5, fontSize: 'var(--text-small)', color: 'error.main' }}
        >
          {problem} It has {text.trim().length.toLocaleString('en-US')} of{' '}
          {LIMITS.message.toLocaleString('en-US')}.
        </Box>
      )}
    </Box>
  );
}

/** What is written with something shared where nothing else is. */
const wordsFor = ({ hotelId, bookingId }: Shared): string =>
  hotelId ? 'Have a look at this hotel.' : bookingId ? 'This is about this booking.' : '';

const inputStyle = { fieldSizing: 'content', minHeight: 48, maxHeight: 160, resize: 'none' } as const;
const pictureStyle = { width: 48, height: 48, flexShrink: 0, borderRadius: 'var(--radius-control)' };
const sendStyle = {
  width: 48,
  height: 48,
  flexShrink: 0,
  borderRadius: 'var(--radius-control)',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
  '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
};
