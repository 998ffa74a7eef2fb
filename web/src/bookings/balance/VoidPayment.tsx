import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import styles from './Balance.module.css';
import { ReasonField } from './ReasonField';
import { useVoidPaymentMutation } from './VoidPayment.generated';
import * as texts from './texts';

interface Props {
  /** A payment that staff recorded at the front desk today. */
  payment: { id: string; amountCents: number };
}

/** The button with which staff take back a payment that was typed in by mistake. It asks why. */
export function VoidPayment({ payment }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" className={styles.small} onClick={() => setAsking(true)}>
        {fill(texts.voidPaymentOf, { amount: dollars(payment.amountCents) })}
      </Button>
      {isAsking && <VoidDialog payment={payment} onClose={() => setAsking(false)} />}
    </>
  );
}

function VoidDialog({ payment: { id: paymentId, amountCents }, onClose }: Props & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const refusal = useRefusal();
  const [voidPayment, { loading }] = useVoidPaymentMutation();
  const send = async () => {
    const variables = { input: { paymentId, reason } };
    const answer = (await refusal.answerOf(voidPayment({ variables })))?.voidPayment;
    if (answer?.__typename === 'Booking') onClose();
    else if (answer) refusal.show(answer);
  };
  return (
    <ConfirmDialog
      title={texts.voidPaymentTitle}
      cancel={texts.keepPayment}
      confirm={texts.voidPayment}
      isSending={loading}
      isReady={reason.trim() !== ''}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p className={text.body}>{fill(texts.voidMeans, { amount: dollars(amountCents) })}</p>
      <ReasonField
        label={texts.reasonOfMistake}
        hint={texts.reasonStaysInHistory}
        value={reason}
        onChange={setReason}
      />
      {refusal.notice}
    </ConfirmDialog>
  );
}
