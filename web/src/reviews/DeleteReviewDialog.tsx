import { useRefusal } from '../session/useRefusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import text from '../kit/text.module.css';
import { useDeleteReviewMutation } from './DeleteReview.generated';
import { forgetReview } from './writeReviews';

interface Props {
  reviewId: string;
  onClose: () => void;
}

/** Asks once more; the answer alone takes the review from every screen. */
export function DeleteReviewDialog({ reviewId, onClose }: Props) {
  const refusal = useRefusal();
  const [deleteReview, { loading }] = useDeleteReviewMutation({
    update: (cache, { data }) => {
      if (data?.deleteReview.__typename === 'DeletedReview') forgetReview(cache, reviewId);
    },
  });
  const remove = async () => {
    const answer = await refusal.answerOf(deleteReview({ variables: { input: { reviewId } } }));
    if (answer?.deleteReview.__typename === 'UnknownReview') refusal.show(answer.deleteReview);
    else if (answer) onClose();
  };
  return (
    <ConfirmDialog
      title="Delete this review?"
      cancel="Keep review"
      confirm="Delete review"
      isSending={loading}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className={text.body}>
        Your words and stars go for good, the property’s answer with them. You can write a new review of the
        same booking.
      </p>
      {refusal.notice}
    </ConfirmDialog>
  );
}
