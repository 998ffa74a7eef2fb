import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { useDeleteReviewMutation } from '../../reviews/DeleteReview.generated';
import { removeReview } from '../../reviews/reviewCache';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useMay } from '../duties/useStaffDuties';
import { deleteReviewTitle } from '../../reviews/texts';
import type { ReviewRow } from './ReplyForm';
import * as texts from './texts';

/** Deletes a review, for administrators, after a dialog that says what is deleted with it. */
export function DeleteReviewButton({ row }: { row: ReviewRow }) {
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const refusal = useRefusal();
  const [deleteReview, { loading }] = useDeleteReviewMutation({
    update: (cache, { data }) => {
      if (data?.deleteReview.__typename === 'DeletedReview') removeReview(cache, row.id);
    },
  });
  const remove = async () => {
    const call = deleteReview({ variables: { input: { reviewId: row.id } } });
    const answer = (await refusal.answerOf(call))?.deleteReview;
    if (answer?.__typename === 'UnknownReview') refusal.show(answer);
    else if (answer) setAsking(false);
  };
  if (!may(null)) return null;
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
        {texts.deleteReview}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={deleteReviewTitle}
          cancel={texts.keepReview}
          confirm={texts.deleteReview}
          isSending={loading}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>
            {fill(texts.deleteReviewText, { name: row.user.name, hotel: row.hotel.name })}
          </DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
