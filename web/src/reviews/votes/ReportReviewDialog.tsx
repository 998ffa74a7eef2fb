import { useState } from 'react';
import { LIMITS } from '../../../../schema/limits';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea } from '../../kit/Field';
import { RadioField } from '../../kit/RadioField';
import text from '../../kit/text.module.css';
import { REPORT_REASONS } from './reportReasons';
import { useReportReviewMutation, type ReportReason } from './ReviewVote.generated';
import * as texts from './texts';

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({
  value: value as ReportReason,
  label,
}));

interface Props {
  reviewId: string;
  onClose: () => void;
}

/** Asks why staff should look at a review. */
export function ReportReviewDialog({ reviewId, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [words, setWords] = useState('');
  const refusal = useRefusal();
  const [report, { loading }] = useReportReviewMutation();
  const send = async () => {
    const input = { reviewId, reason, text: words.trim() || null };
    const answer = (await refusal.answerOf(report({ variables: { input } })))?.reportReview;
    if (answer?.__typename === 'Review') onClose();
    else if (answer) refusal.show(answer);
  };
  return (
    <ConfirmDialog
      title={texts.reportTitle}
      cancel={texts.keepUnreported}
      confirm={texts.sendReport}
      isLoss={false}
      isSending={loading}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p className={text.body}>{texts.reportText}</p>
      <RadioField label={texts.reportReason} options={REASONS} chosen={reason} onChoose={setReason} />
      <Field label={texts.reportWords}>
        {(aria) => (
          <TextArea
            {...aria}
            value={words}
            maxLength={LIMITS.reportText}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      {refusal.notice}
    </ConfirmDialog>
  );
}
