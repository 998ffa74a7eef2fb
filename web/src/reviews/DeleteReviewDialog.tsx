import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { inlineErrors, useRefusal } from '../session/useRefusal';
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
    context: inlineErrors,
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
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="delete-review">
      <DialogTitle id="delete-review">Delete this review?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          Your words and stars go for good, the property’s answer with them. You can write a new review of the
          same booking.
        </DialogContentText>
        {refusal.notice}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Keep review</Button>
        <Button variant="contained" color="error" loading={loading} onClick={() => void remove()}>
          Delete review
        </Button>
      </DialogActions>
    </Dialog>
  );
}
