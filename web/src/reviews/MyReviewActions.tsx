import { useState } from 'react';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { DeleteReviewDialog } from './DeleteReviewDialog';
import styles from './MyReviewActions.module.css';

interface Props {
  reviewId: string;
  may: { update: boolean; delete: boolean };
}

/** What its guest can do with a review, and the reference that people quote. */
export function MyReviewActions({ reviewId, may }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.actions}>
      {may.update && (
        <ButtonLink to={paths.updateReview(reviewId)} variant="outlined" size="small">
          Edit review
        </ButtonLink>
      )}
      {may.delete && (
        <Button variant="outlined" color="error" size="small" onClick={() => setAsking(true)}>
          Delete review
        </Button>
      )}
      <p className={classNames(text.small, text.quiet, styles.reference)}>Reference {reviewId}</p>
      {isAsking && <DeleteReviewDialog reviewId={reviewId} onClose={() => setAsking(false)} />}
    </div>
  );
}
