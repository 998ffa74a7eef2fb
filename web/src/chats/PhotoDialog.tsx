import { useId } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { visuallyHidden } from './rowStyle';

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  onClose: () => void;
}

/** A picture as large as the screen allows. */
export function PhotoDialog({ src, alt, width, height, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <Box component="h2" id={titleId} sx={visuallyHidden}>
        {alt}
      </Box>
      <IconButton aria-label="Close" autoFocus onClick={onClose} sx={closeStyle}>
        <CloseIcon />
      </IconButton>
      <Box component="img" src={src} alt={alt} width={width} height={height} sx={pictureStyle} />
    </Dialog>
  );
}

const paperStyle = { m: { xs: 1, sm: 4 }, overflow: 'hidden', borderRadius: 'var(--radius-card)' };
const pictureStyle = {
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 64px)',
  objectFit: 'contain',
} as const;
const closeStyle = {
  position: 'absolute',
  top: 8,
  right: 8,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
  boxShadow: 2,
};
