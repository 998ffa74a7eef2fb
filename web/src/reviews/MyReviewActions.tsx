import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { DeleteReviewDialog } from './DeleteReviewDialog';
import * as texts from './texts';
import styles from './MyReviewActions.module.css';

interface Props {
  reviewId: string;
  may: { update: boolean; delete: boolean };
}

/** The actions of a guest on their own review, and its reference. */
export function MyReviewActions({ reviewId, may }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.actions}>
      {may.update && (
        <ButtonLink to={paths.updateReview(reviewId)} variant="outlined" size="small">
          {texts.editReview}
        </ButtonLink>
      )}
      {may.delete && (
        <Button variant="outlined" color="error" size="small" onClick={() => setAsking(true)}>
          {texts.deleteReview}
        </Button>
      )}
      <p className={classNames(text.small, text.quiet, styles.reference)}>
        {fill(texts.reference, { reference: reviewId })}
      </p>
      {isAsking && <DeleteReviewDialog reviewId={reviewId} onClose={() => setAsking(false)} />}
    </div>
  );
}
