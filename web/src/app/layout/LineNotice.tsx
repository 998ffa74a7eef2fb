import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import { onLine, readLine } from '../../apollo/line';
import { Notice } from '../../ui/Notice';

/** Says on whatever page it is that the line is lost, and what becomes of what was asked for. */
export function LineNotice() {
  const { isWaitedFor, isMissed } = useSyncExternalStore(onLine, readLine, readLine);
  if (!isWaitedFor && !isMissed) return null;
  return (
    <Box sx={placeStyle}>
      <Notice kind={isMissed ? 'error' : 'info'}>
        {isMissed
          ? 'Staybook could not be reached, so what you just did may not have arrived. Please try it once more.'
          : 'No connection to Staybook. This page goes on by itself as soon as it is back.'}
      </Notice>
    </Box>
  );
}

const placeStyle = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: 73,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'min(560px, calc(100vw - 32px))',
  borderRadius: '10px',
  boxShadow: '0 12px 32px rgb(18 52 59 / 0.16)',
  displayPrint: 'none',
};
