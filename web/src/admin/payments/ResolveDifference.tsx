import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { LIMITS } from '../../../../schema/limits';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea } from '../../kit/Field';
import { useResolvePaymentDifferenceMutation } from './ResolveDifference.generated';
import styles from './ResolveDifference.module.css';

interface Props {
  difference: { id: string; resolvedAt: string | null };
  /** What was paid, and what was expected. */
  sum: string;
}

/** Notes, once, what was found of a payment difference. */
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
        Mark as settled
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Mark as settled?"
          cancel="Not yet"
          confirm="It is settled"
          isLoss={false}
          isSending={loading}
          isReady={resolution.trim() !== ''}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>
            {sum} No money moves by this: it notes what you found or did, with your name, and cannot be taken
            back.
          </DialogContentText>
          <Field label="What was found or done" hint="For colleagues.">
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
