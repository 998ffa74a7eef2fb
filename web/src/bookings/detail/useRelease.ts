import { onErrorPage } from '../../apollo/failureLink';
import { dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { useReleaseChangeMutation } from './ReleaseChange.generated';
import { useReleaseCheckoutMutation } from './ReleaseCheckout.generated';

/** Releases the rooms of a booking that is not paid yet. Refused where the payment had gone through meanwhile. */
export function useReleaseCheckout() {
  const [releaseCheckout, { loading, data }] = useReleaseCheckoutMutation({
    context: onErrorPage,
    onCompleted: ({ releaseCheckout: answer }) => {
      if (answer.__typename === 'Booking' && answer.hotel) dropIdempotencyKey(answer.hotel.id);
    },
  });
  const release = (bookingId: string) => settled(releaseCheckout({ variables: { input: { bookingId } } }));
  return { release, isBusy: loading, ...read(data?.releaseCheckout) };
}

/** Releases the nights of a change that is not paid yet; the booking stays as it was. Refused where none waits. */
export function useReleaseChange() {
  const [releaseChange, { loading, data }] = useReleaseChangeMutation({
    context: onErrorPage,
    onCompleted: ({ releaseChange: answer }) => {
      if (answer.__typename === 'Booking') dropIdempotencyKey(answer.id);
    },
  });
  const release = (bookingId: string) => settled(releaseChange({ variables: { input: { bookingId } } }));
  return { release, isBusy: loading, ...read(data?.releaseChange) };
}

/** A call that failed has been reported by the link. */
const settled = (call: Promise<unknown>): Promise<void> =>
  call.then(
    () => undefined,
    () => undefined,
  );

/** The booking as it is now, or why nothing was released. */
function read<Answer extends { __typename: string }>(answer: Answer | undefined) {
  const isReleased = (given: Answer): given is Extract<Answer, { __typename: 'Booking' }> =>
    given.__typename === 'Booking';
  if (!answer) return {};
  return isReleased(answer)
    ? { booking: answer }
    : { refusal: answer as Exclude<Answer, { __typename: 'Booking' }> };
}
