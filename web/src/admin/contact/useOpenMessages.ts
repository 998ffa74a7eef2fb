import { failsOffline } from '../../apollo/reachabilityLink';
import { onlySignIn } from '../../apollo/failureLink';
import { usePolling } from '../../kit/usePolling';
import { useOpenContactMessagesQuery } from './ContactTable.generated';

/** The pauses between two questions, in seconds. */
const PAUSES = [60];

/** How many messages from the contact form wait for an answer; 0 until that is known. Asks again each minute. */
export function useOpenMessages(): number {
  const { data, refetch } = useOpenContactMessagesQuery({
    fetchPolicy: 'cache-and-network',
    context: { ...onlySignIn, ...failsOffline },
  });
  usePolling(refetch, PAUSES);
  return data?.contactMessages.total ?? 0;
}
