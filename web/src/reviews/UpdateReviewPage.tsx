import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { NoticePage } from '../ui/NoticePage';
import { UpdateReviewForm } from './UpdateReviewForm';
import { useReviewToUpdateSuspenseQuery } from './UpdateReviewPage.generated';

/** The own review whose reference the address holds, to be changed. */
export function UpdateReviewPage() {
  const [query] = useSearchParams();
  const { review } = useReviewToUpdateSuspenseQuery({ variables: { id: query.get('review') ?? '' } }).data;
  if (review?.viewerCan.update) return <UpdateReviewForm key={review.id} review={review} />;
  return (
    <NoticePage title="There is no such review" links={[['Show my reviews', paths.myReviews()]]}>
      No review of yours has this reference. Open it from My reviews.
    </NoticePage>
  );
}
