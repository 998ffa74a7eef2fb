import { useState } from 'react';
import { failureWords } from '../../apollo/failureLink';
import type { FragmentType } from '@apollo/client';
import { useViewer } from '../../session/SessionProvider';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { amount, counted, dollars, spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { useNavigate } from '../../kit/navigation/hooks';
import text from '../../kit/text.module.css';
import {
  useCancelBookingDialog_booking,
  useCancelBookingMutation,
  type CancelBookingDialog_BookingFragment,
} from './CancelBookingDialog.generated';
import { useOrigin } from './useOrigin';

interface Props {
  booking: FragmentType<CancelBookingDialog_BookingFragment>;
  onClose: () => void;
}

/** Asks for confirmation, naming the stay and the refund, and goes back to the list once the booking is cancelled. */
export function CancelBookingDialog({ booking, onClose }: Props) {
  const data = useCancelBookingDialog_booking(booking);
  const [cancelBooking, { loading }] = useCancelBookingMutation();
  const [refusal, setRefusal] = useState<string>();
  const navigate = useNavigate();
  const origin = useOrigin();
  const who = useViewer()?.role === 'ADMIN' ? 'the guest' : 'you';
  const [first] = data.stays;
  const paidCents = data.paidCents - data.refundedCents;
  const refundCents = data.viewerCan.refundIfCancelledCents;
  const cancel = async () => {
    const call = cancelBooking({ variables: { input: { bookingId: data.id } } });
    const answer = await call.then(
      (answered) => answered.data?.cancelBooking,
      (error: unknown) => ({ __typename: 'Failed' as const, message: failureWords(error) }),
    );
    if (answer?.__typename !== 'Booking') return setRefusal(answer?.message);
    const { cancellationRefundCents: cents } = answer;
    const back = cents > 0 ? `${dollars(cents)} goes back to the card.` : 'Nothing goes back to the card.';
    await navigate(origin, { state: { notice: `The booking is cancelled. ${back}` } });
  };
  return (
    <ConfirmDialog
      title="Cancel this booking?"
      cancel="Keep booking"
      confirm="Cancel booking"
      isSending={loading}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{data.hotelName}</p>
        {first && (
          <p className={text.body}>
            {spokenStay(first.checkIn, first.checkOut)}, {counted(data.stays.length, 'room')}
          </p>
        )}
      </div>
      <div>
        <p className={text.h5}>{`Refund if cancelled now: $ ${amount(refundCents)}`}</p>
        <p className={text.body}>
          {refundCents === paidCents
            ? `That is everything ${who} paid. It goes back to the card ${who} paid with.`
            : `Of the ${dollars(paidCents)} that ${who} paid, ${dollars(paidCents - refundCents)} is kept: the last day to cancel for free is over.`}
        </p>
      </div>
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </ConfirmDialog>
  );
}
