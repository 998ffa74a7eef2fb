import { useState } from 'react';
import { extraWords } from '../../../../schema/extras';
import { fill } from '../../../../schema/fill';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import { ReasonField } from '../balance/ReasonField';
import * as balanceTexts from '../balance/texts';
import { useRemoveExtraMutation } from './RemoveExtraDialog.generated';
import type { SoldExtraRow } from './SoldExtra';
import * as texts from './texts';

interface Props {
  extra: SoldExtraRow;
  /** What the guest owes of the booking, in cents. */
  owedCents: number;
  /** The sentences that say how a refund of these cents comes back. */
  explain: (refundCents: number) => string[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks staff why an extra is removed, says what it changes for the guest, and removes it. */
export function RemoveExtraDialog({ extra, owedCents, explain, onDone, onClose }: Props) {
  const [reason, setReason] = useState('');
  const refusal = useRefusal();
  const [removeExtra, { loading }] = useRemoveExtraMutation();
  const { id: bookingExtraId, cents, refundIfRemovedCents } = extra;
  const owesLess = Math.min(owedCents, cents);
  const send = async () => {
    const input = { bookingExtraId, reason: reason.trim() };
    const answer = (await refusal.answerOf(removeExtra({ variables: { input } })))?.removeExtra;
    if (answer?.__typename !== 'Booking') return answer && refusal.show(answer);
    onDone();
    onClose();
  };
  const effects = [
    ...(owesLess > 0 ? [fill(texts.owesLess, { amount: dollars(owesLess) })] : []),
    ...explain(refundIfRemovedCents),
  ];
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      cancel={texts.keep}
      confirm={texts.confirmRemove}
      isSending={loading}
      isReady={reason.trim() !== ''}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>
          {fill(texts.extraAndPrice, { words: extraWords(extra.title, extra), price: dollars(cents) })}
        </p>
        <p className={text.body}>{effects.join(' ')}</p>
      </div>
      <ReasonField
        label={balanceTexts.reasonForGuest}
        hint={balanceTexts.reasonIsRead}
        value={reason}
        onChange={setReason}
      />
      {refusal.notice}
    </ConfirmDialog>
  );
}
