import { roomsInWords, wholeStay } from '../../../../schema/stays';
import { fill } from '../../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { explainRefund, splitByMethod } from '../../../../schema/refunds';
import { About } from '../../kit/About';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars, spokenStay } from '../../kit/format';
import { Marked } from '../../kit/Marked';
import { specifiedPrice } from '../../kit/specified';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import {
  useCancelBookingDialog_booking,
  type CancelBookingDialog_BookingFragment,
} from './CancelBookingDialog.generated';
import { useCancellation } from './useCancellation';
import * as texts from './texts';

interface Props {
  booking: FragmentType<CancelBookingDialog_BookingFragment>;
  onClose: () => void;
}

/** Asks for confirmation, naming the stay and the refund, and goes back to the list once the booking is cancelled. */
export function CancelBookingDialog({ booking, onClose }: Props) {
  const data = useCancelBookingDialog_booking(booking);
  const explain = (cents: number) => explainRefund(splitByMethod(data.payments, cents), 'EXPECTED', dollars);
  const { cancel, isSending, refusal } = useCancellation(explain);
  const whole = wholeStay(data.stays);
  const rooms = data.stays.map(({ number, shownTitle }) => ({ number, title: shownTitle.text }));
  const paidCents = data.paidCents - data.refundedCents - data.disputedCents;
  const refundCents = data.viewerCan.refundIfCancelledCents;
  return (
    <ConfirmDialog
      title={texts.cancelBookingTitle}
      cancel={texts.keepBooking}
      confirm={texts.cancelBooking}
      isSending={isSending}
      onConfirm={() => void cancel({ bookingId: data.id })}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{data.hotelName}</p>
        {whole && (
          <>
            <p className={text.body}>{spokenStay(whole.checkIn, whole.checkOut)}</p>
            <p className={text.body}>
              <Marked words={roomsInWords(rooms)} written={data.stays.map(({ shownTitle }) => shownTitle)} />
            </p>
          </>
        )}
      </div>
      <div>
        <p className={text.h5}>
          {fill(texts.refundIfCancelledNow, { amount: specifiedPrice(refundCents) })}
          {refundCents > 0 && <About cents={refundCents} />}
        </p>
        <p className={text.body}>
          {data.paidCents === 0
            ? texts.nothingPaid
            : refundCents === paidCents
              ? texts.fullRefund
              : fill(texts.partOfPaidKept, {
                  paid: dollars(paidCents),
                  kept: dollars(paidCents - refundCents),
                })}
        </p>
        {explain(refundCents).map((sentence) => (
          <p key={sentence} className={text.body}>
            {sentence}
          </p>
        ))}
      </div>
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </ConfirmDialog>
  );
}
