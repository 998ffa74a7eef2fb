import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';

interface Props {
  title: string;
  /** Undefined where there is no row before or after. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The details of one record: beside the table where there is room, above it elsewhere. */
export function RowPanel(props: Props) {
  const isBeside = useMediaQuery('(min-width:1200px)', { noSsr: true });
  if (isBeside)
    return (
      <Box component="aside" aria-label={props.title} sx={besideStyle}>
        <Content {...props} />
      </Box>
    );
  return (
    <Drawer
      open
      anchor="right"
      onClose={props.onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': props.title, sx: { width: 'min(440px, 100vw)' } } }}
    >
      <Content {...props} />
    </Drawer>
  );
}

function Content({ title, onPrevious, onNext, onClose, children }: Props) {
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{ p: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 2 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label="Previous row" disabled={!onPrevious} onClick={onPrevious}>
          <PreviousIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label="Next row" disabled={!onNext} onClick={onNext}>
          <NextIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label="Close the details" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {children}
    </Box>
  );
}

const besideStyle = {
  flex: '0 0 380px',
  borderLeft: 1,
  borderColor: 'divider',
  overflowY: 'auto',
};
