import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import {
  useConfirmPayOutMutation,
  usePayOutAction_refund,
  useUndoPayOutMutation,
  type PayOutAction_RefundFragment,
} from './PayOutAction.generated';
import { CONFIRM_BY } from './payOutWords';
import * as texts from './texts';

const CONFIRM = {
  action: texts.markPaidOut,
  title: texts.markPaidOutTitle,
  cancel: texts.notYet,
  confirm: texts.markPaidOut,
};
const UNDO = {
  action: texts.undo,
  title: texts.undoPayOutTitle,
  cancel: texts.keepPaidOut,
  confirm: texts.undoPayOut,
};

interface Props {
  refund: FragmentType<PayOutAction_RefundFragment>;
  guest: string;
  /** The pay-out was recorded or undone. */
  onDone?: (outcome: string) => void;
}

/** The button that marks a refund at the front desk as paid out, or undoes this. It asks first. */
export function PayOutAction({ refund, guest, onDone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const refusal = useRefusal();
  const [confirm, confirming] = useConfirmPayOutMutation();
  const [undo, undoing] = useUndoPayOutMutation();
  const { id, amountCents, method, paidOutAt } = usePayOutAction_refund(refund);
  const words = paidOutAt ? UNDO : CONFIRM;
  const amount = dollars(amountCents);
  const question = paidOutAt ? texts.undoPayOutText : CONFIRM_BY[method];
  const send = async () => {
    const variables = { input: { refundId: id } };
    const answer = paidOutAt
      ? (await refusal.answerOf(undo({ variables })))?.undoPayOut
      : (await refusal.answerOf(confirm({ variables })))?.confirmPayOut;
    if (answer?.__typename === 'Booking') {
      setAsked(false);
      onDone?.(fill(paidOutAt ? texts.payOutUndone : texts.payOutRecorded, { amount, guest }));
    } else if (answer) refusal.show(answer);
  };
  return (
    <>
      <Button
        size="small"
        variant={paidOutAt ? 'text' : 'outlined'}
        aria-label={fill(texts.actionOnPayOut, { action: words.action, amount, guest })}
        onClick={() => setAsked(true)}
        sx={paidOutAt ? { px: 0.5, minWidth: 0 } : undefined}
      >
        {words.action}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={fill(words.title, { amount })}
          cancel={words.cancel}
          confirm={words.confirm}
          isLoss={false}
          isSending={confirming.loading || undoing.loading}
          onConfirm={() => void send()}
          onClose={() => setAsked(false)}
        >
          <DialogContentText>{fill(question, { guest, amount })}</DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
