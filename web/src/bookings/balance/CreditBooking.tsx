import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { Button } from '../../kit/Button';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import { ActionRow } from '../../kit/ActionRow';
import { AmountField } from './AmountField';
import {
  useCreditBooking_booking,
  useCreditBookingMutation,
  type CreditBooking_BookingFragment,
} from './CreditBooking.generated';
import { ReasonField } from './ReasonField';
import { useAmount } from './useAmount';
import * as texts from './texts';

/** The button with which staff waive a part of what the guest owes. It says what is left. */
export function CreditBooking({ booking }: { booking: FragmentType<CreditBooking_BookingFragment> }) {
  const data = useCreditBooking_booking(booking);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const open = () => {
    setDone('');
    setAsking(true);
  };
  return (
    <>
      {data.viewerCan.mostCreditCents > 0 && (
        <ActionRow about={texts.waiveMeans}>
          <Button variant="outlined" onClick={open}>
            {texts.waive}
          </Button>
        </ActionRow>
      )}
      {done && <Notice kind="success">{done}</Notice>}
      {isAsking && <CreditDialog booking={data} onDone={setDone} onClose={() => setAsking(false)} />}
    </>
  );
}

interface DialogProps {
  booking: CreditBooking_BookingFragment;
  onDone: (told: string) => void;
  onClose: () => void;
}

function CreditDialog({ booking, onDone, onClose }: DialogProps) {
  const { id: bookingId, user, hotelName, owedCents, viewerCan } = booking;
  const amount = useAmount(viewerCan.mostCreditCents);
  const [reason, setReason] = useState('');
  const [creditBooking, { loading }] = useCreditBookingMutation();
  const refusal = useRefusal();
  const waive = async () => {
    const { cents } = amount;
    const scope = `credit ${bookingId}`;
    const idempotencyKey = idempotencyKeyFor(scope, [String(cents), reason]);
    const variables = { input: { bookingId, cents, reason, idempotencyKey } };
    const answer = (await refusal.answerOf(creditBooking({ variables })))?.creditBooking;
    if (answer?.__typename !== 'Booking') return answer && refusal.show(answer);
    dropIdempotencyKey(scope);
    onDone(fill(texts.waived, { amount: dollars(cents) }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.waiveTitle}
      cancel={texts.noWaiver}
      confirm={texts.waiveAmount}
      isLoss={false}
      isSending={loading}
      isReady={amount.isReady && reason.trim() !== ''}
      onConfirm={() => void waive()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{fill(texts.guestAtHotel, { guest: user.name, hotel: hotelName })}</p>
        <p className={text.body}>{fill(texts.guestOwes, { amount: dollars(owedCents) })}</p>
      </div>
      <AmountField label={texts.amountInDollars} amount={amount} />
      <ReasonField
        label={texts.reasonForGuest}
        hint={texts.reasonIsRead}
        value={reason}
        onChange={setReason}
      />
      {refusal.notice}
    </ConfirmDialog>
  );
}
