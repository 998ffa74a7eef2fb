import { skipToken } from '@apollo/client/react';
import { failsOffline } from '../../apollo/reachabilityLink';
import { onlySignIn } from '../../apollo/failureLink';
import { usePolling } from '../../kit/usePolling';
import { useOpenContactMessagesQuery } from './ContactTable.generated';

/** The pauses between two questions, in seconds. */
const PAUSES = [60];

/**
 * How many messages from the contact form wait for an answer; 0 until that is known, and for those who do not answer them.
 * Asks again each minute.
 */
export function useOpenMessages(isAsked: boolean): number {
  const { data, refetch } = useOpenContactMessagesQuery(
    isAsked ? { fetchPolicy: 'cache-and-network', context: { ...onlySignIn, ...failsOffline } } : skipToken,
  );
  usePolling(refetch, isAsked ? PAUSES : undefined);
  return data?.contactMessages.total ?? 0;
}
