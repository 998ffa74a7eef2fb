import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import styles from './BookingPayment.module.css';
import { useCorrectPaymentMutation } from './CorrectPayment.generated';
import * as balanceTexts from '../balance/texts';
import * as texts from './texts';

const OTHER = {
  CASH: { paidBy: 'TERMINAL', action: texts.correctToCard, title: texts.correctToCardTitle },
  TERMINAL: { paidBy: 'CASH', action: texts.correctToCash, title: texts.correctToCashTitle },
} as const;

interface Props {
  /** A payment that staff recorded at the front desk. */
  payment: { id: string; amountCents: number; method: keyof typeof OTHER };
}

/** The button with which staff correct how a payment at the front desk was made. It asks first. */
export function CorrectPayment({ payment }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" className={styles.correct} onClick={() => setAsking(true)}>
        {OTHER[payment.method].action}
      </Button>
      {isAsking && <CorrectDialog payment={payment} onClose={() => setAsking(false)} />}
    </>
  );
}

function CorrectDialog({ payment, onClose }: Props & { onClose: () => void }) {
  const { id: paymentId, amountCents, method } = payment;
  const { paidBy, title } = OTHER[method];
  const refusal = useRefusal();
  const [correctPayment, { loading }] = useCorrectPaymentMutation();
  const correct = async () => {
    const variables = { input: { paymentId, paidBy } };
    const answer = (await refusal.answerOf(correctPayment({ variables })))?.correctPayment;
    if (answer?.__typename === 'Booking') onClose();
    else if (answer) refusal.show(answer);
  };
  return (
    <ConfirmDialog
      title={title}
      cancel={balanceTexts.keepPayment}
      confirm={texts.correctPayment}
      isLoss={false}
      isSending={loading}
      onConfirm={() => void correct()}
      onClose={onClose}
    >
      <p className={text.body}>{fill(texts.correctMeans, { amount: dollars(amountCents) })}</p>
      {refusal.notice}
    </ConfirmDialog>
  );
}
