import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea } from '../../kit/Field';
import { useDeclineOfferMutation } from './OfferTable.generated';
import * as texts from './texts';
import styles from './DeclineOffer.module.css';

interface Props {
  offerId: string;
  /** The name of the sender. */
  sender: string;
}

/** Declines an offer, with an answer that is sent by email. */
export function DeclineOffer({ offerId, sender }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState('');
  const refusal = useRefusal();
  const [decline, { loading }] = useDeclineOfferMutation();
  const send = async () => {
    const variables = { input: { offerId, answer: answer.trim() } };
    const answered = (await refusal.answerOf(decline({ variables })))?.declinePropertyOffer;
    if (answered?.__typename === 'PropertyOffer') setAsking(false);
    else if (answered) refusal.show(answered);
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {texts.decline}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.declineTitle}
          cancel={texts.notYet}
          confirm={texts.declineAndSend}
          isLoss={false}
          isSending={loading}
          isReady={answer.trim() !== ''}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{fill(texts.declineText, { sender })}</DialogContentText>
          <Field label={texts.answer} hint={texts.declineHint}>
            {(aria) => (
              <TextArea
                {...aria}
                value={answer}
                maxLength={LIMITS.shortText}
                onChange={({ target }) => setAnswer(target.value)}
                className={styles.answer}
              />
            )}
          </Field>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
