import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea } from '../../kit/Field';
import { useResolvePaymentDifferenceMutation } from './ResolveDifference.generated';
import * as texts from './texts';
import styles from './ResolveDifference.module.css';

interface Props {
  difference: { id: string; resolvedAt: string | null };
  /** A sentence with the paid and the expected amount. */
  sum: string;
}

/** Marks a payment difference as settled, with a note. */
export function ResolveDifference({ difference: { id, resolvedAt }, sum }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [resolution, setResolution] = useState('');
  const refusal = useRefusal();
  const [resolve, { loading }] = useResolvePaymentDifferenceMutation();
  if (resolvedAt) return null;
  const send = async () => {
    const variables = { input: { differenceId: id, resolution: resolution.trim() } };
    const answer = (await refusal.answerOf(resolve({ variables })))?.resolvePaymentDifference;
    if (answer?.__typename === 'PaymentDifference') setAsking(false);
    else if (answer) refusal.show(answer);
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {texts.markSettled}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.markSettledTitle}
          cancel={texts.notYet}
          confirm={texts.saveSettled}
          isLoss={false}
          isSending={loading}
          isReady={resolution.trim() !== ''}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{fill(texts.settledIntro, { sum })}</DialogContentText>
          <Field label={texts.foundOrDone} hint={texts.foundOrDoneHint}>
            {(aria) => (
              <TextArea
                {...aria}
                value={resolution}
                maxLength={LIMITS.shortText}
                onChange={({ target }) => setResolution(target.value)}
                className={styles.resolution}
              />
            )}
          </Field>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
