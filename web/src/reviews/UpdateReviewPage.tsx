import { paths } from '../paths';
import { NoticePage } from '../kit/NoticePage';
import { useAddress } from '../kit/useAddress';
import { SHOWN_REVIEW } from './addresses';
import { UpdateReviewForm } from './UpdateReviewForm';
import { useReviewToUpdateSuspenseQuery } from './UpdateReviewPage.generated';

/** The own review whose reference the address holds, to be changed. */
export function UpdateReviewPage() {
  const [{ review: id }] = useAddress(SHOWN_REVIEW);
  const { review } = useReviewToUpdateSuspenseQuery({ variables: { id } }).data;
  if (review?.viewerCan.update) return <UpdateReviewForm key={review.id} review={review} />;
  return (
    <NoticePage title="There is no such review" links={[['Show my reviews', paths.myReviews()]]}>
      No review of yours has this reference. Open it from My reviews.
    </NoticePage>
  );
}
