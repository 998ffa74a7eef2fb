import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { isNight } from '../../../../schema/nights';
import { Button } from '../../kit/Button';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextInput } from '../../kit/Field';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import styles from './Balance.module.css';
import {
  useHeldBooking_booking,
  useHoldBookingMutation,
  type HeldBooking_BookingFragment,
} from './HeldBooking.generated';
import { heldWords, type HeldUntil } from './heldUntil';
import * as texts from './texts';

/** Until when an unpaid booking is held. Staff hold it until another time, or confirm it to be paid at the hotel. */
export function HeldBooking({ booking }: { booking: FragmentType<HeldBooking_BookingFragment> }) {
  const data = useHeldBooking_booking(booking);
  const [isAsking, setAsking] = useState(false);
  const { hold, isSending, notice } = useHold(data.id);
  if (!data.heldUntil || !data.viewerCan.holdBooking) return null;
  return (
    <Notice kind="info" role="group" aria-label={texts.heldBooking} hasIcon={false}>
      <strong>{heldWords(data.heldUntil)}.</strong> {texts.heldMeans}
      <div className={styles.buttons}>
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {texts.holdLonger}
        </Button>
        <Button size="small" loading={isSending} onClick={() => void hold(null)}>
          {texts.confirmToPayAtHotel}
        </Button>
      </div>
      {notice}
      {isAsking && <HoldDialog booking={data} heldUntil={data.heldUntil} onClose={() => setAsking(false)} />}
    </Notice>
  );
}

/** Sends the new time; null confirms the booking. Answers whether it was done. */
function useHold(bookingId: string) {
  const [send, { loading: isSending }] = useHoldBookingMutation();
  const refusal = useRefusal();
  const hold = async (until: HeldUntil | null): Promise<boolean> => {
    const call = send({ variables: { input: { bookingId, until } } });
    const answer = (await refusal.answerOf(call))?.holdBooking;
    if (answer && answer.__typename !== 'Booking') refusal.show(answer);
    return answer?.__typename === 'Booking';
  };
  return { hold, isSending, notice: refusal.notice };
}

interface DialogProps {
  booking: HeldBooking_BookingFragment;
  heldUntil: HeldUntil;
  onClose: () => void;
}

function HoldDialog({ booking: { id, user, hotelName, owedCents }, heldUntil, onClose }: DialogProps) {
  const [day, setDay] = useState(heldUntil.day);
  const [time, setTime] = useState(heldUntil.time);
  const { hold, isSending, notice } = useHold(id);
  const send = async () => {
    if (await hold({ day, time: time.slice(0, 5) })) onClose();
  };
  return (
    <ConfirmDialog
      title={texts.holdUntilTitle}
      cancel={texts.keepTime}
      confirm={texts.holdUntil}
      isLoss={false}
      isSending={isSending}
      isReady={isNight(day) && time !== ''}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{fill(texts.guestAtHotel, { guest: user.name, hotel: hotelName })}</p>
        <p className={text.body}>{fill(texts.guestOwes, { amount: dollars(owedCents) })}</p>
      </div>
      <div className={styles.pair}>
        <Field label={texts.holdDay}>
          {(aria) => (
            <TextInput {...aria} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
        <Field label={texts.holdTime} hint={texts.holdTimeHint}>
          {(aria) => (
            <TextInput {...aria} type="time" value={time} onChange={({ target }) => setTime(target.value)} />
          )}
        </Field>
      </div>
      {notice}
    </ConfirmDialog>
  );
}
