import { useState } from 'react';
import { failureWords } from '../../apollo/failureLink';
import { useNavigate } from '../../kit/navigation/hooks';
import {
  useCancelBookingMutation,
  type CancelBookingMutationVariables,
} from './CancelBookingDialog.generated';
import { useOrigin } from './useOrigin';
import * as texts from './texts';

/**
 * Cancels a booking and says what is refunded: by `onCancelled`, or in the list, to which it goes back. `refusal` says why it
 * did not. `explain` has the sentences that say how these cents are refunded.
 */
export function useCancellation(
  explain: (refundCents: number) => string[],
  onCancelled?: (words: string) => void,
) {
  const [cancelBooking, { loading }] = useCancelBookingMutation();
  const [refusal, setRefusal] = useState<string>();
  const navigate = useNavigate();
  const origin = useOrigin();
  const cancel = async (input: CancelBookingMutationVariables['input']) => {
    const answer = await cancelBooking({ variables: { input } }).then(
      (answered) => answered.data?.cancelBooking,
      (error: unknown) => ({ __typename: 'Failed' as const, message: failureWords(error) }),
    );
    if (answer?.__typename !== 'Booking') return setRefusal(answer?.message);
    const { cancellationRefundCents: cents } = answer;
    const refunds = cents > 0 ? explain(cents) : [texts.noRefund];
    const words = [texts.bookingCancelled, ...refunds].join(' ');
    if (onCancelled) onCancelled(words);
    else await navigate(origin, { state: { notice: words } });
  };
  return { cancel, isSending: loading, refusal };
}
