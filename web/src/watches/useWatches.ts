import { useState } from 'react';
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { failureWords } from '../apollo/failureLink';
import { hasOwnRecords } from '../session/ownRecords';
import { useViewer } from '../session/SessionProvider';
import {
  EndWatchDocument,
  MyWatchesDocument,
  useMyWatchesQuery,
  WatchHotelDocument,
  type WatchHotelInput,
} from './MyWatches.generated';
import type { OwnWatch } from './watched';

/** What the customer watches, undefined while it is loading; and what begins and ends a watch, each true unless refused. */
export function useWatches() {
  const client = useApolloClient();
  const hasAccount = hasOwnRecords(useViewer()?.role);
  const { data } = useMyWatchesQuery({ skip: !hasAccount });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async (call: () => Promise<OwnWatch | { message: string } | undefined>): Promise<boolean> => {
    setSending(true);
    setProblem(undefined);
    try {
      const answer = await call();
      if (answer && 'message' in answer) setProblem(answer.message);
      return Boolean(answer && 'id' in answer);
    } catch (error) {
      setProblem(failureWords(error));
      return false;
    } finally {
      setSending(false);
    }
  };

  const begin = (input: WatchHotelInput) =>
    send(async () => {
      const { data: answer } = await client.mutate({
        mutation: WatchHotelDocument,
        variables: { input },
        update: (cache, { data: done }) => write(cache, done?.watchHotel, true),
      });
      return answer?.watchHotel;
    });
  /** Ends a watch, or takes that back. */
  const end = (watchId: string, ended = true) =>
    send(async () => {
      const { data: answer } = await client.mutate({
        mutation: EndWatchDocument,
        variables: { input: { watchId, ended } },
        update: (cache, { data: done }) => write(cache, done?.endWatch, !ended),
      });
      return answer?.endWatch;
    });
  return { hasAccount, watches: hasAccount ? data?.myWatches : [], begin, end, isSending, problem };
}

/** Changes this watch only in the list, since the answer to an earlier change may come later. */
function write(cache: ApolloCache, answer: OwnWatch | { message: string } | undefined, isListed: boolean) {
  if (!answer || !('id' in answer)) return;
  cache.updateQuery({ query: MyWatchesDocument, overwrite: true }, (before) => {
    if (!before) return undefined;
    const others = before.myWatches.filter(({ id }) => id !== answer.id);
    return { myWatches: isListed ? [...others, answer] : others };
  });
}
