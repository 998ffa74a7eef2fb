import { endAttempt } from './attempt';
import { useReleaseCheckoutMutation } from './ReleaseCheckout.generated';

/** Gives held rooms back; answers why not where the payment had gone through meanwhile. */
export function useRelease(hotelId: string | undefined) {
  const [releaseCheckout, { loading }] = useReleaseCheckoutMutation();
  const release = async (bookingId: string): Promise<string | undefined> => {
    const { data } = await releaseCheckout({ variables: { input: { bookingId } } });
    if (hotelId) endAttempt(hotelId);
    const answer = data?.releaseCheckout;
    return answer && answer.__typename !== 'Booking' ? answer.message : undefined;
  };
  return { release, releasing: loading };
}
