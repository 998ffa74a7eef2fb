import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { tryNow } from '../../apollo/pause';
import { reachability } from '../../apollo/reachability';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import { Button } from '../../kit/Button';
import { Notice } from '../../kit/Notice';
import { tryAgain } from '../../kit/texts';
import { TextLink } from '../../kit/TextLink';
import styles from './ReachabilityNotice.module.css';
import { richText } from '../../kit/richText';
import * as texts from './texts';

/** The pages whose content this device keeps; see `KeptNotice`. */
const SAY_IT_THEMSELVES = /^\/(mybookings|bookings\/|staff\/housekeeping)/;

/** Says on every page that the connection is lost, and whether the page continues by itself. */
export function ReachabilityNotice() {
  const { isWaitedFor, isUnconfirmed } = useSyncExternalStore(
    reachability.subscribe,
    reachability.read,
    reachability.read,
  );
  const isOffline = useSession().status === 'offline';
  const { pathname } = useLocation();
  const isKept = isOffline && SAY_IT_THEMSELVES.test(pathname);
  if ((!isWaitedFor || isKept) && !isUnconfirmed) return null;
  return (
    <div className={styles.place}>
      <Notice
        kind={isUnconfirmed ? 'error' : 'info'}
        action={
          isWaitedFor && (
            <Button size="small" onClick={tryNow}>
              {tryAgain}
            </Button>
          )
        }
      >
        {isUnconfirmed ? texts.notReached : texts.noConnection}
        {isOffline && (
          <>
            {' '}
            {richText(texts.myBookingsOffline, {
              link: (words) => <TextLink to={paths.myBookings()}>{words}</TextLink>,
            })}
          </>
        )}
      </Notice>
    </div>
  );
}
