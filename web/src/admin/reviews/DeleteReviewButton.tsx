import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useDeleteReviewMutation } from '../../reviews/DeleteReview.generated';
import { forgetReview } from '../../reviews/writeReviews';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import type { ReviewRow } from './ReplyForm';

/** Deletes somebody's review, after it was said what goes with it. */
export function DeleteReviewButton({ row }: { row: ReviewRow }) {
  const [isAsking, setAsking] = useState(false);
  const refusal = useRefusal();
  const [deleteReview, { loading }] = useDeleteReviewMutation({
    update: (cache, { data }) => {
      if (data?.deleteReview.__typename === 'DeletedReview') forgetReview(cache, row.id);
    },
  });
  const remove = async () => {
    const call = deleteReview({ variables: { input: { reviewId: row.id } } });
    const answer = (await refusal.answerOf(call))?.deleteReview;
    if (answer?.__typename === 'UnknownReview') refusal.show(answer);
    else if (answer) setAsking(false);
  };
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete review
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this review?"
          cancel="Keep review"
          confirm="Delete review"
          isSending={loading}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>
            The words and stars of {row.user.name} go for good, the hotel’s reply with them, and the rating of{' '}
            {row.hotel.name} is computed without them.
          </DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
