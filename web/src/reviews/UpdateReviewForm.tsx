import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import type { ReviewScores } from '../../../schema/reviewScores';
import { paths } from '../paths';
import { useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../kit/FormPage';
import { StarField } from '../kit/StarField';
import { TextAreaField } from '../kit/TextAreaField';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useLeaveGuard } from '../kit/useLeaveGuard';
import { ReviewPhotoFields } from './photos/ReviewPhotoFields';
import { waitForPhotos } from './photos/texts';
import { useReviewPhotos } from './photos/useReviewPhotos';
import { resortReview } from './reviewCache';
import { ScoreFields, scoreRules, scoresOf, typedScores } from './ScoreFields';
import * as texts from './texts';
import { useUpdateReviewMutation } from './UpdateReviewPage.generated';

const optional = () => undefined;
const rules = { rating: optional, text: optional, ...scoreRules };

interface Props {
  /** The review before the change. */
  review: {
    id: string;
    rating: number;
    text: string;
    photos: readonly string[];
    scores: ReviewScores;
    hotel: { name: string };
  };
}

/** A form to change the stars, text, scores or photos of a review. Blank fields stay the same. */
export function UpdateReviewForm({ review }: Props) {
  const navigate = useNavigate();
  const { bind, submit, values, changed, isSending } = useForm(rules).over({
    rating: String(review.rating),
    text: review.text,
    ...typedScores(review.scores),
  });
  const refusal = useRefusal();
  const [update, { client }] = useUpdateReviewMutation();
  const photos = useReviewPhotos(review.photos);

  const isChanged = changed.length > 0 || photos.isChanged;
  const guard = useLeaveGuard(isChanged && !isSending);
  const send = submit(async ({ rating, text, ...scores }) => {
    if (!photos.isReady()) return;
    if (!isChanged) return navigate(paths.myReviews());
    const isScored = changed.some((name) => name in scoreRules);
    const input = {
      reviewId: review.id,
      rating: Number(rating),
      text,
      ...(isScored && { scores: scoresOf(scores) ?? {} }),
      ...(photos.isChanged && { photos: photos.all }),
    };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateReview;
    if (answer?.__typename === 'Review') {
      resortReview(client.cache, review.id);
      return navigate(paths.myReviews(), { state: { notice: texts.reviewUpdated } });
    }
    if (answer?.__typename === 'UploadRefused') photos.refuse(answer.message, answer.refused);
    else if (answer) refusal.show(answer);
  });

  return (
    <FormPage
      title={texts.editReview}
      intro={fill(texts.editReviewIntro, { hotel: review.hotel.name })}
      onSubmit={send}
    >
      {guard}
      {refusal.notice}
      <StarField label={texts.newStarRating} field={bind('rating')} />
      <TextAreaField label={texts.newReview} field={bind('text')} maxLength={LIMITS.review} />
      <ScoreFields bind={bind} />
      <ReviewPhotoFields form={photos} />
      <FormActions
        submit={photos.uploading > 0 ? waitForPhotos : texts.saveReview}
        isSending={isSending}
        isDisabled={photos.uploading > 0 || (!values.rating && !values.text.trim())}
        cancelTo={paths.myReviews()}
      />
    </FormPage>
  );
}
