import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { onLine, readLine } from '../../apollo/line';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { Notice } from '../../ui/Notice';

/** The pages whose content this device keeps; see `KeptNotice`. */
const SAY_IT_THEMSELVES = /^\/(mybookings|bookings\/)/;

/** Says on whatever page it is that the line is lost, and what becomes of what was asked for. */
export function LineNotice() {
  const { isWaitedFor, isMissed } = useSyncExternalStore(onLine, readLine, readLine);
  const isOffline = useSession().status === 'offline';
  const { pathname } = useLocation();
  const isKept = isOffline && SAY_IT_THEMSELVES.test(pathname);
  if ((!isWaitedFor || isKept) && !isMissed) return null;
  return (
    <Box sx={placeStyle}>
      <Notice kind={isMissed ? 'error' : 'info'}>
        {isMissed
          ? 'Staybook could not be reached, so what you just did may not have arrived. Please try it once more.'
          : 'No connection to Staybook. This page goes on by itself as soon as it is back.'}
        {isOffline && (
          <>
            {' '}
            <Link component={RouterLink} to={paths.myBookings()}>
              My bookings
            </Link>{' '}
            can be read meanwhile.
          </>
        )}
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
