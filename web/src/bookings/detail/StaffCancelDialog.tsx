import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { wholeStay } from '../../../../schema/stays';
import { fill } from '../../../../schema/fill';
import { useViewer } from '../../session/SessionProvider';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars, spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { RadioField } from '../../kit/RadioField';
import text from '../../kit/text.module.css';
import { ReasonField } from '../balance/ReasonField';
import { reasonIfAny } from '../refund/texts';
import { RefundFields } from '../refund/RefundFields';
import {
  useStaffCancelDialog_booking,
  type StaffCancelDialog_BookingFragment,
} from './StaffCancelDialog.generated';
import { useCancellation } from './useCancellation';
import { useExplainToStaff } from '../refund/useExplainToStaff';
import { useRefundChoice } from '../refund/useRefundChoice';
import * as balanceTexts from '../balance/texts';
import * as texts from './texts';

interface Props {
  booking: FragmentType<StaffCancelDialog_BookingFragment>;
  /** Says that it is cancelled; without it, the list does. */
  onCancelled?: (words: string) => void;
  onClose: () => void;
}

/** Asks staff who cancels, what is refunded and why, and cancels. Their own booking they cancel as its guest. */
export function StaffCancelDialog({ booking, onCancelled, onClose }: Props) {
  const data = useStaffCancelDialog_booking(booking);
  const { id, hotelName, user, stays, viewerCan } = data;
  const { refundIfCancelledCents: termsCents, mostRefundCents: mostCents } = viewerCan;
  const hasPaid = data.paidCents > 0;
  const isOwn = useViewer()?.id === user.id;
  const [by, setBy] = useState<'HOTEL' | 'GUEST'>(isOwn ? 'GUEST' : 'HOTEL');
  const refund = useRefundChoice(by === 'HOTEL' ? mostCents : termsCents, mostCents);
  const explain = useExplainToStaff(data);
  const { cancel, isSending, refusal } = useCancellation(
    explain,
    onCancelled &&
      ((words) => {
        onCancelled(words);
        onClose();
      }),
  );
  const whole = wholeStay(stays);
  return (
    <ConfirmDialog
      title={texts.cancelBookingTitle}
      cancel={texts.keepBooking}
      confirm={texts.cancelBooking}
      isSending={isSending}
      isReady={refund.isReady}
      onConfirm={() => void cancel({ bookingId: id, cancelledBy: by, ...refund.input })}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{fill(balanceTexts.guestAtHotel, { guest: user.name, hotel: hotelName })}</p>
        {whole && (
          <p className={text.body}>
            {fill(texts.stayAndRooms, {
              stay: spokenStay(whole.checkIn, whole.checkOut),
              count: whole.rooms,
            })}
          </p>
        )}
      </div>
      <RadioField
        label={texts.whoCancels}
        options={[
          {
            value: 'HOTEL',
            label: texts.hotelCancels,
            hint: hasPaid ? fill(texts.fullRefundOf, { amount: dollars(mostCents) }) : undefined,
          },
          {
            value: 'GUEST',
            label: texts.guestCancels,
            hint: hasPaid ? fill(texts.refundByTerms, { amount: dollars(termsCents) }) : undefined,
          },
        ]}
        chosen={by}
        onChoose={setBy}
      />
      {hasPaid ? (
        <RefundFields refund={refund} explain={explain} />
      ) : (
        <>
          <p className={text.body}>{texts.nothingPaidForStaff}</p>
          <ReasonField
            label={reasonIfAny}
            hint={balanceTexts.reasonIsRead}
            isRequired={false}
            value={refund.reason}
            onChange={refund.setReason}
          />
        </>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </ConfirmDialog>
  );
}
