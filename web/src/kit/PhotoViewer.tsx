import { useState, type KeyboardEvent } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { Arrow } from './Arrow';
import { useSwipe } from './useSwipe';

interface Props {
  photos: readonly string[];
  /** What the pictures show, such as 'Garden room'. */
  of: string;
  /** The picture to begin with. */
  startAt: number;
  onClose: () => void;
}

/** Pictures on the whole screen, turned by arrows, arrow keys, Home, End and swipes; Escape leads back. */
export function PhotoViewer({ photos, of, startAt, onClose }: Props) {
  const [at, setAt] = useState(startAt);
  const count = photos.length;
  const turn = (by: number) => setAt((now) => (now + by + count) % count);
  const swipe = useSwipe(turn);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
    if (key === 'Home') setAt(0);
    if (key === 'End') setAt(count - 1);
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={turnByKey}
      slotProps={{ paper: { 'aria-label': `Pictures of ${of}`, sx: screenStyle } }}
    >
      <Box sx={barStyle}>
        <Box aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {at + 1} / {count}
        </Box>
        <IconButton aria-label="Close" color="inherit" autoFocus onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box {...swipe} sx={{ position: 'relative', minHeight: 0 }}>
        <Box
          component="img"
          src={photos[at]}
          alt={`${of}, picture ${at + 1} of ${count}`}
          draggable={false}
          sx={pictureStyle}
        />
        {count > 1 && (
          <>
            <Arrow side="left" label="Previous picture" onClick={() => turn(-1)} />
            <Arrow side="right" label="Next picture" onClick={() => turn(1)} />
          </>
        )}
      </Box>
    </Dialog>
  );
}

/** Dark in both appearances, so that nothing but the picture is bright. */
const screenStyle = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  color: 'var(--ink)',
  bgcolor: 'var(--paper)',
  borderRadius: 0,
  backgroundImage: 'none',
};
const barStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2.5,
  py: 1,
};
const pictureStyle = { display: 'block', width: '100%', height: '100%', objectFit: 'contain' };
