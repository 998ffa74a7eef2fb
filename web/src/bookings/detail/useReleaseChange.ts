import { dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { useReleaseChangeMutation } from './ReleaseChange.generated';

/** Gives up the change of a booking that waits for its payment; says why where there is none to give up. */
export function useReleaseChange(bookingId: string) {
  const [releaseChange, { loading, data }] = useReleaseChangeMutation();
  const giveUp = async () => {
    // a call that failed has been reported by the link
    await releaseChange({ variables: { input: { bookingId } } }).catch(() => undefined);
    dropIdempotencyKey(bookingId);
  };
  const answer = data?.releaseChange;
  const refusal = answer?.__typename === 'NotChangeable' ? answer.message : undefined;
  return { giveUp, isBusy: loading, refusal };
}
