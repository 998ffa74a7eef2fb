import { useRefusal } from '../session/useRefusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import text from '../kit/text.module.css';
import { useDeleteReviewMutation } from './DeleteReview.generated';
import { removeReview } from './reviewCache';
import * as texts from './texts';

interface Props {
  reviewId: string;
  onClose: () => void;
}

/** Confirms the deletion. The cache update removes the review from every screen. */
export function DeleteReviewDialog({ reviewId, onClose }: Props) {
  const refusal = useRefusal();
  const [deleteReview, { loading }] = useDeleteReviewMutation({
    update: (cache, { data }) => {
      if (data?.deleteReview.__typename === 'DeletedReview') removeReview(cache, reviewId);
    },
  });
  const remove = async () => {
    const answer = await refusal.answerOf(deleteReview({ variables: { input: { reviewId } } }));
    if (answer?.deleteReview.__typename === 'UnknownReview') refusal.show(answer.deleteReview);
    else if (answer) onClose();
  };
  return (
    <ConfirmDialog
      title={texts.deleteReviewTitle}
      cancel={texts.keepReview}
      confirm={texts.deleteReview}
      isSending={loading}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className={text.body}>{texts.deleteReviewText}</p>
      {refusal.notice}
    </ConfirmDialog>
  );
}
