import { Navigate } from 'react-router-dom';
import { onlySignIn } from '../apollo/failureLink';
import { failsOffline } from '../apollo/lineLink';
import { paths } from '../paths';
import { Button } from '../kit/Button';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { Notice } from '../kit/Notice';
import { PageLinks } from '../kit/PageLinks';
import { Skeleton } from '../kit/Skeleton';
import { usePageNumber } from '../kit/usePageNumber';
import { usePolling } from '../kit/usePolling';
import { AccountSection } from '../users/AccountSection';
import { useDeliveryLogQuery } from './DeliveryLog.generated';
import { DeliveryRow } from './DeliveryRow';
import styles from './DeliveryLog.module.css';

/** Messages on one page of the log. */
export const PAGE = 20;
/** When it is looked whether a message has arrived, in seconds. */
const PAUSES = [1, 2, 4, 8, 15, 30];

interface Props {
  webhookId: string;
  isPaused: boolean;
}

/** What was sent to a webhook and how it was answered, the newest first; kept current while a message is on its way. */
export function DeliveryLog({ webhookId, isPaused }: Props) {
  const page = usePageNumber(PAGE);
  const log = useDeliveryLogQuery({
    variables: { webhookId, limit: PAGE, offset: (page - 1) * PAGE },
    fetchPolicy: 'cache-and-network',
    context: { ...onlySignIn, ...failsOffline },
  });
  const { items, total } = (log.data ?? log.previousData)?.webhookDeliveries ?? {};
  const isOnItsWay = items?.some(({ dueAt }) => dueAt !== null);
  usePolling(log.refetch, isOnItsWay ? PAUSES : undefined);
  const pages = Math.ceil((total ?? 0) / PAGE);
  if (items && page > Math.max(1, pages)) return <Navigate to={paths.webhook(webhookId)} replace />;
  return (
    <AccountSection
      title="Deliveries"
      text="What does not arrive is sent again for three days. Old messages are deleted."
    >
      {log.error && (
        <Notice
          kind="error"
          className={styles.failure}
          action={
            <Button size="small" onClick={() => void log.refetch().catch(() => undefined)}>
              Try again
            </Button>
          }
        >
          The deliveries could not be loaded.
        </Notice>
      )}
      {!items && !log.error && (
        <div role="status" aria-label="Loading">
          <Skeleton variant="rounded" height={67} />
        </div>
      )}
      {items?.length === 0 && <Empty texts={['Nothing was sent yet.']} />}
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
