import { fill } from '../../../../schema/fill';
import { useState } from 'react';
import { failureWords } from '../../apollo/failureLink';
import type { FragmentType } from '@apollo/client';
import { useViewer } from '../../session/SessionProvider';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { amount, dollars, spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { useNavigate } from '../../kit/navigation/hooks';
import text from '../../kit/text.module.css';
import {
  useCancelBookingDialog_booking,
  useCancelBookingMutation,
  type CancelBookingDialog_BookingFragment,
} from './CancelBookingDialog.generated';
import { useOrigin } from './useOrigin';
import * as texts from './texts';

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
  const isStaff = useViewer()?.role === 'ADMIN';
  const [first] = data.stays;
  const paidCents = data.paidCents - data.refundedCents;
  const refundCents = data.viewerCan.refundIfCancelledCents;
  const full = isStaff ? texts.fullRefundOfGuest : texts.fullRefund;
  const part = isStaff ? texts.partOfPaidKeptOfGuest : texts.partOfPaidKept;
  const cancel = async () => {
    const call = cancelBooking({ variables: { input: { bookingId: data.id } } });
    const answer = await call.then(
      (answered) => answered.data?.cancelBooking,
      (error: unknown) => ({ __typename: 'Failed' as const, message: failureWords(error) }),
    );
    if (answer?.__typename !== 'Booking') return setRefusal(answer?.message);
    const { cancellationRefundCents: cents } = answer;
    const notice =
      cents > 0 ? fill(texts.cancelledWithRefund, { amount: dollars(cents) }) : texts.cancelledWithoutRefund;
    await navigate(origin, { state: { notice } });
  };
  return (
    <ConfirmDialog
      title={texts.cancelBookingTitle}
      cancel={texts.keepBooking}
      confirm={texts.cancelBooking}
      isSending={loading}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{data.hotelName}</p>
        {first && (
          <p className={text.body}>
            {fill(texts.stayAndRooms, {
              stay: spokenStay(first.checkIn, first.checkOut),
              count: data.stays.length,
            })}
          </p>
        )}
      </div>
      <div>
        <p className={text.h5}>{fill(texts.refundIfCancelledNow, { amount: amount(refundCents) })}</p>
        <p className={text.body}>
          {refundCents === paidCents
            ? full
            : fill(part, { paid: dollars(paidCents), kept: dollars(paidCents - refundCents) })}
        </p>
      </div>
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </ConfirmDialog>
  );
}
