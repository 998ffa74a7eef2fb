import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import { MEDIA } from '../../../../schema/breakpoints.generated';
import { isBehindDialog } from '../layout/shortcuts';
import * as texts from './texts';

interface Props {
  title: string;
  /** Undefined if there is no row before or after. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The details of one record: beside the table in wide windows, else in a drawer. Its content is rendered into an element
 * that moves between the two, so that rotating a tablet keeps the typed text.
 */
export function RowPanel(props: Props) {
  const isBeside = useMediaQuery(MEDIA.wideUp, { noSsr: true });
  const [element] = useState(() => document.createElement('div'));
  const hold = useCallback((container: HTMLElement | null) => container?.append(element), [element]);
  return (
    <>
      {isBeside ? (
        <Box component="aside" aria-label={props.title} ref={hold} sx={besideStyle} />
      ) : (
        <Drawer
          open
          anchor="right"
          onClose={props.onClose}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': props.title, sx: { width: 'min(440px, 100vw)' } },
          }}
        >
          <div ref={hold} />
        </Drawer>
      )}
      {createPortal(<Content {...props} />, element)}
    </>
  );
}

function Content({ title, onPrevious, onNext, onClose, children }: Props) {
  return (
    <Box
      onKeyDown={(event) => {
        // a dialog of the row takes the key for itself
        if (event.key === 'Escape' && !isBehindDialog()) onClose();
      }}
      sx={{ p: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 2 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label={texts.previousRow} disabled={!onPrevious} onClick={onPrevious}>
          <PreviousIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={texts.nextRow} disabled={!onNext} onClick={onNext}>
          <NextIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={texts.closeDetails} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {/* details that are read again leave the list in place */}
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>{children}</Suspense>
    </Box>
  );
}

const besideStyle = {
  flex: '0 0 380px',
  borderLeft: 1,
  borderColor: 'divider',
  overflowY: 'auto',
};
