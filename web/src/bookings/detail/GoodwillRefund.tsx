import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { useGoodwillRefund_booking, type GoodwillRefund_BookingFragment } from './GoodwillRefund.generated';
import { GoodwillDialog } from './GoodwillDialog';
import { ActionRow } from '../../kit/ActionRow';
import * as texts from './texts';

interface Props {
  booking: FragmentType<GoodwillRefund_BookingFragment>;
}

/** The button with which staff refund a sum as goodwill. It says what it did. */
export function GoodwillRefund({ booking }: Props) {
  const data = useGoodwillRefund_booking(booking);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  return (
    <>
      <ActionRow about={fill(texts.goodwillUpTo, { amount: dollars(data.viewerCan.mostGoodwillCents) })}>
        <Button
          variant="outlined"
          onClick={() => {
            setDone('');
            setAsking(true);
          }}
        >
          {texts.goodwill}
        </Button>
      </ActionRow>
      {done && <Notice kind="success">{done}</Notice>}
      {isAsking && <GoodwillDialog booking={booking} onDone={setDone} onClose={() => setAsking(false)} />}
    </>
  );
}
