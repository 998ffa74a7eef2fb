import { onErrorPage } from '../../apollo/failureLink';
import { dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { useReleaseChangeMutation } from './ReleaseChange.generated';
import { useReleaseCheckoutMutation } from './ReleaseCheckout.generated';

/** Releases the rooms of an unpaid booking. Refused if the payment has gone through in the meantime. */
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

/** Releases the nights of an unpaid change. The booking stays as it was. Refused if no change is pending. */
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

/** Ignores a failed call, which the link has reported. */
const settled = (call: Promise<unknown>): Promise<void> =>
  call.then(
    () => undefined,
    () => undefined,
  );

/** The booking after the release, or the refusal. */
function read<Answer extends { __typename: string }>(answer: Answer | undefined) {
  const isReleased = (candidate: Answer): candidate is Extract<Answer, { __typename: 'Booking' }> =>
    candidate.__typename === 'Booking';
  if (!answer) return {};
  return isReleased(answer)
    ? { booking: answer }
    : { refusal: answer as Exclude<Answer, { __typename: 'Booking' }> };
}
