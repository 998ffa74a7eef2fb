import { useState } from 'react';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { SETTLED_BY_WORDS } from '../../../../schema/words';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { AmountField } from '../../bookings/balance/AmountField';
import { useAmount } from '../../bookings/balance/useAmount';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextInput } from '../../kit/Field';
import { dollars } from '../../kit/format';
import { RadioField } from '../../kit/RadioField';
import { useRefusal } from '../../session/useRefusal';
import { useSettleAccountMutation, type SettleAccount_PaymentFragment } from './SettleAccount.generated';
import * as texts from './texts';

type PaidBy = keyof typeof SETTLED_BY_WORDS;

interface Props {
  payment: SettleAccount_PaymentFragment;
}

/** The button with which staff enter what a company paid of a payment on account. */
export function SettleAccount({ payment }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!payment.openCents) return null;
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setAsking(true)}>
        {texts.enterSettlement}
      </Button>
      {isAsking && <SettleDialog payment={payment} onClose={() => setAsking(false)} />}
    </>
  );
}

function SettleDialog({ payment, onClose }: Props & { onClose: () => void }) {
  const { id: paymentId, openCents } = payment;
  const company = payment.company ?? '';
  const amount = useAmount(openCents, openCents);
  const [paidBy, setPaidBy] = useState<PaidBy>('BANK_TRANSFER');
  const [note, setNote] = useState('');
  const [settle, { loading }] = useSettleAccountMutation();
  const refusal = useRefusal();
  const send = async () => {
    const scope = `settle ${paymentId}`;
    const values = { cents: amount.cents, paidBy, note: note.trim() || null };
    const idempotencyKey = idempotencyKeyFor(scope, [...Object.values(values), openCents].map(String));
    const variables = { input: { paymentId, ...values, idempotencyKey } };
    const answer = (await refusal.answerOf(settle({ variables })))?.settleAccount;
    if (answer?.__typename !== 'Payment') return answer && refusal.show(answer);
    dropIdempotencyKey(scope);
    onClose();
  };
  return (
    <ConfirmDialog
      title={fill(texts.settleTitle, { company })}
      cancel={texts.noSettlement}
      confirm={texts.enterSettlement}
      isLoss={false}
      isSending={loading}
      isReady={amount.isReady}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>{fill(texts.companyOwes, { company, amount: dollars(openCents) })}</p>
      <AmountField label={texts.settlementAmount} amount={amount} />
      <RadioField
        label={texts.settlementMethod}
        options={Object.entries(SETTLED_BY_WORDS).map(([value, label]) => ({ value, label }))}
        chosen={paidBy}
        onChoose={(chosen) => setPaidBy(chosen as PaidBy)}
      />
      <Field label={texts.settlementNote} hint={texts.settlementNoteHint}>
        {(aria) => (
          <TextInput
            {...aria}
            value={note}
            maxLength={LIMITS.dayNote}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {refusal.notice}
    </ConfirmDialog>
  );
}
