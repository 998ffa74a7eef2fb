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
 * Cancels a booking and goes back to the list, which says what is refunded; `refusal` says why it did not.
 * `explain` has the sentences that say how these cents are refunded.
 */
export function useCancellation(explain: (refundCents: number) => string[]) {
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
    await navigate(origin, { state: { notice: [texts.bookingCancelled, ...refunds].join(' ') } });
  };
  return { cancel, isSending: loading, refusal };
}
