import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { ActionRow } from '../../kit/ActionRow';
import { useTakePayment_booking, type TakePayment_BookingFragment } from './TakePayment.generated';
import { TakePaymentDialog } from './TakePaymentDialog';
import * as texts from './texts';

interface Props {
  booking: FragmentType<TakePayment_BookingFragment>;
}

/** The button with which staff take a payment for what the guest owes, all of it or a part. It says what is left. */
export function TakePayment({ booking }: Props) {
  const data = useTakePayment_booking(booking);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const open = () => {
    setDone('');
    setAsking(true);
  };
  return (
    <>
      {data.owedCents > 0 && (
        <ActionRow about={fill(texts.guestOwes, { amount: dollars(data.owedCents) })}>
          <Button variant="contained" onClick={open}>
            {texts.takePayment}
          </Button>
        </ActionRow>
      )}
      {done && <Notice kind="success">{done}</Notice>}
      {isAsking && <TakePaymentDialog booking={booking} onDone={setDone} onClose={() => setAsking(false)} />}
    </>
  );
}
