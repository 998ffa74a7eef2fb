import { dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { useReleaseCheckoutMutation } from './ReleaseCheckout.generated';

/** Gives held rooms back; answers why not where the payment had gone through meanwhile. */
export function useRelease(hotelId: string | undefined) {
  const [releaseCheckout, { loading }] = useReleaseCheckoutMutation();
  const release = async (bookingId: string): Promise<string | undefined> => {
    // a call that failed has been reported already, with a page of its own
    const call = releaseCheckout({ variables: { input: { bookingId } } }).catch(() => undefined);
    const answer = (await call)?.data?.releaseCheckout;
    if (hotelId) dropIdempotencyKey(hotelId);
    return answer && answer.__typename !== 'Booking' ? answer.message : undefined;
  };
  return { release, releasing: loading };
}
