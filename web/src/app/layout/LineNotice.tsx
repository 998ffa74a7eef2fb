import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { onLine, readLine } from '../../apollo/line';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { Notice } from '../../kit/Notice';
import { TextLink } from '../../kit/TextLink';
import styles from './LineNotice.module.css';

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
    <div className={styles.place}>
      <Notice kind={isMissed ? 'error' : 'info'}>
        {isMissed
          ? 'Staybook could not be reached, so what you just did may not have arrived. Please try it once more.'
          : 'No connection to Staybook. This page goes on by itself as soon as it is back.'}
        {isOffline && (
          <>
            {' '}
            <TextLink to={paths.myBookings()}>My bookings</TextLink> can be read meanwhile.
          </>
        )}
      </Notice>
    </div>
  );
}
