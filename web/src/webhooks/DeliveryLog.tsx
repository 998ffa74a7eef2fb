import { Navigate } from 'react-router-dom';
import { onlySignIn } from '../apollo/failureLink';
import { failsOffline } from '../apollo/reachabilityLink';
import { paths } from '../paths';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { PageLinks } from '../kit/PageLinks';
import { Skeleton } from '../kit/Skeleton';
import { usePageNumber } from '../kit/usePageNumber';
import { usePolling } from '../kit/usePolling';
import { RetryNotice } from '../kit/RetryNotice';
import { AccountSection } from '../users/AccountSection';
import { useDeliveryLogQuery } from './DeliveryLog.generated';
import { DeliveryRow } from './DeliveryRow';
import * as texts from './texts';
import styles from './DeliveryLog.module.css';

/** The number of messages on a page of the log. */
export const DELIVERIES_PER_PAGE = 20;
/** The pauses between checks of whether a message has arrived, in seconds. */
const POLLING_PAUSES = [1, 2, 4, 8, 15, 30];

interface Props {
  webhookId: string;
  isPaused: boolean;
}

/** The messages to a webhook and the responses, newest first. It is polled while a message is on its way. */
export function DeliveryLog({ webhookId, isPaused }: Props) {
  const page = usePageNumber(DELIVERIES_PER_PAGE);
  const log = useDeliveryLogQuery({
    variables: { webhookId, limit: DELIVERIES_PER_PAGE, offset: (page - 1) * DELIVERIES_PER_PAGE },
    fetchPolicy: 'cache-and-network',
    context: { ...onlySignIn, ...failsOffline },
  });
  const { items, total } = (log.data ?? log.previousData)?.webhookDeliveries ?? {};
  const isOnItsWay = items?.some(({ dueAt }) => dueAt !== null);
  usePolling(log.refetch, isOnItsWay ? POLLING_PAUSES : undefined);
  const pages = Math.ceil((total ?? 0) / DELIVERIES_PER_PAGE);
  if (items && page > Math.max(1, pages)) return <Navigate to={paths.webhook(webhookId)} replace />;
  return (
    <AccountSection title={texts.deliveries} text={texts.deliveriesHint}>
      {log.error && (
        <RetryNotice className={styles.failure} retry={() => log.refetch()}>
          {texts.deliveriesNotLoaded}
        </RetryNotice>
      )}
      {!items && !log.error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton variant="rounded" height={67} />
        </div>
      )}
      {items?.length === 0 && <Empty texts={[texts.noDeliveries]} />}
      {items && items.length > 0 && (
        <ul className={layout.listCard}>
          {items.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isPaused={isPaused} />
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} addressOf={(at) => paths.webhook(webhookId, { page: at })} />
    </AccountSection>
  );
}
