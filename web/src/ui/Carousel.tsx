import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type KeyboardEvent } from 'react';
import { Photo } from './Photo';

interface Props {
  photos: readonly string[];
  /** What the pictures show, such as 'Garden room'. */
  of: string;
  ratio?: string;
  first?: boolean;
}

/** Pictures one at a time; the arrows, on screen and on the keyboard, go round at both ends. */
export function Carousel({ photos, of, ratio, first }: Props) {
  const [at, setAt] = useState(0);
  const count = photos.length;
  const turn = (by: number) => setAt((now) => (now + by + count) % count);
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  if (count <= 1) return <Photo src={photos[0]} alt={`${of}, picture`} ratio={ratio} first={first} />;
  return (
    <Box
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${of}`}
      onKeyDown={turnByKey}
      sx={{ position: 'relative', overflow: 'hidden' }}
    >
      <Photo src={photos[at]} alt={`${of}, picture ${at + 1} of ${count}`} ratio={ratio} first={first} />
      <Arrow side="left" label={`Previous picture of ${of}`} onClick={() => turn(-1)} />
      <Arrow side="right" label={`Next picture of ${of}`} onClick={() => turn(1)} />
      <Box aria-live="polite" sx={counterStyle}>
        {at + 1} / {count}
      </Box>
    </Box>
  );
}

const counterStyle = {
  position: 'absolute',
  right: 12,
  bottom: 12,
  px: 1,
  borderRadius: 5,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: '#fff',
  bgcolor: 'rgb(14 27 30 / 0.62)',
} as const;

function Arrow({ side, label, onClick }: { side: 'left' | 'right'; label: string; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{
        position: 'absolute',
        top: 'calc(50% - 20px)',
        [side]: 8,
        width: 40,
        height: 40,
        color: '#12343B',
        bgcolor: 'rgb(255 255 255 / 0.88)',
        '&:hover': { bgcolor: '#fff' },
      }}
    >
      <Icon />
    </IconButton>
  );
}
