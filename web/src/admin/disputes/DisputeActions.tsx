import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { saveFile } from '../../kit/saveFile';
import { useRefusal } from '../../session/useRefusal';
import { DisputeEvidenceDocument, useSubmitDisputeEvidenceMutation } from './DisputeActions.generated';
import * as texts from './texts';

interface Props {
  disputeId: string;
  /** Whether the bank takes evidence now. */
  isAnswerable: boolean;
}

/** Downloads the evidence about a dispute, and submits it to the bank once. */
export function DisputeActions({ disputeId, isAnswerable }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const download = useRefusal();
  const refusal = useRefusal();
  const client = useApolloClient();
  const [submit, { loading }] = useSubmitDisputeEvidenceMutation();
  const save = async () => {
    setLoading(true);
    const asked = client.query({
      query: DisputeEvidenceDocument,
      variables: { disputeId },
      fetchPolicy: 'no-cache',
    });
    const file = (await download.answerOf(asked))?.disputeEvidence;
    if (file) saveFile(file.fileName, 'text/html', file.html);
    setLoading(false);
  };
  const send = async () => {
    const answer = (await refusal.answerOf(submit({ variables: { input: { disputeId } } })))
      ?.submitDisputeEvidence;
    if (answer?.__typename === 'Dispute') setAsking(false);
    else if (answer) refusal.show(answer);
  };
  return (
    <>
      <Button size="small" variant="outlined" loading={isLoading} onClick={() => void save()}>
        {texts.downloadEvidence}
      </Button>
      {isAnswerable && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {texts.submitEvidence}
        </Button>
      )}
      {download.notice}
      {isAsking && (
        <ConfirmDialog
          title={texts.submitEvidenceTitle}
          cancel={texts.notYet}
          confirm={texts.submitEvidence}
          isLoss={false}
          isSending={loading}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{texts.submitEvidenceIntro}</DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
