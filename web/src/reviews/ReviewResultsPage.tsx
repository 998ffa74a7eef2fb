import { Navigate } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { useAddress } from '../kit/useAddress';
import { SHOWN_REVIEW } from './addresses';
import { ReviewCard } from './ReviewCard';
import { useReviewResultsPageSuspenseQuery } from './ReviewResultsPage.generated';
import * as texts from './texts';
import styles from './ReviewResultsPage.module.css';

/** The review whose reference is in the address. */
export function ReviewResultsPage() {
  const [{ review }] = useAddress(SHOWN_REVIEW);
  return review ? <Found reference={review} /> : <Navigate to={paths.findReview()} replace />;
}

function Found({ reference }: { reference: string }) {
  const { review } = useReviewResultsPageSuspenseQuery({ variables: { id: reference } }).data;
  return (
    <div className={layout.listPage}>
      <PageHeading title={review ? texts.reviewFound : texts.reviewNotFound} className={styles.title} />
      {review ? (
        <ul className={layout.list}>
          <ReviewCard review={review} showHotel />
        </ul>
      ) : (
        <Empty picture="empty-reviews" texts={[texts.noReview]}>
          {fill(texts.noReviewWithReference, { reference })}
        </Empty>
      )}
      <ButtonLink to={paths.findReview()} className={styles.again}>
        {texts.findAnotherReview}
      </ButtonLink>
    </div>
  );
}
