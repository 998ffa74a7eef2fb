import { paths } from '../paths';
import { NoticePage } from '../kit/NoticePage';
import { useAddress } from '../kit/useAddress';
import { SHOWN_REVIEW } from './addresses';
import * as texts from './texts';
import { UpdateReviewForm } from './UpdateReviewForm';
import { useReviewToUpdateSuspenseQuery } from './UpdateReviewPage.generated';

/** The form to edit one's own review, whose reference is in the address. */
export function UpdateReviewPage() {
  const [{ review: id }] = useAddress(SHOWN_REVIEW);
  const { review } = useReviewToUpdateSuspenseQuery({ variables: { id } }).data;
  if (review?.viewerCan.update) return <UpdateReviewForm key={review.id} review={review} />;
  return (
    <NoticePage title={texts.reviewNotFound} links={[[texts.showMyReviews, paths.myReviews()]]}>
      {texts.notYourReview}
    </NoticePage>
  );
}
