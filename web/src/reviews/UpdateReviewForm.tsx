import { LIMITS } from '../../../schema/limits';
import { paths } from '../paths';
import { useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../kit/FormPage';
import { StarField } from '../kit/StarField';
import { TextAreaField } from '../kit/TextAreaField';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useLeaveGuard } from '../kit/useLeaveGuard';
import { useUpdateReviewMutation } from './UpdateReviewPage.generated';
import { moveReview } from './writeReviews';

const anything = () => undefined;
const rules = { rating: anything, text: anything };

interface Props {
  /** As it is now. */
  review: { id: string; rating: number; text: string; hotel: { name: string } };
}

/** New stars or new words for a review; what is left empty stays as it is. */
export function UpdateReviewForm({ review }: Props) {
  const navigate = useNavigate();
  const { bind, submit, values, changed, isSending } = useForm(rules).over({
    rating: String(review.rating),
    text: review.text,
  });
  const refusal = useRefusal();
  const [update, { client }] = useUpdateReviewMutation();

  const guard = useLeaveGuard(changed.length > 0 && !isSending);
  const send = submit(async ({ rating, text }) => {
    if (changed.length === 0) return navigate(paths.myReviews());
    const input = { reviewId: review.id, rating: Number(rating), text };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateReview;
    if (answer?.__typename === 'Review') {
      moveReview(client.cache, review.id);
      return navigate(paths.myReviews(), { state: { notice: 'Your review is changed.' } });
    }
    if (answer) refusal.show(answer);
  });

  return (
    <FormPage
      title="Edit review"
      intro={`What you say of ${review.hotel.name}. What you leave empty stays as it is.`}
      onSubmit={send}
    >
      {guard}
      {refusal.notice}
      <StarField label="New star rating" field={bind('rating')} />
      <TextAreaField label="New review" field={bind('text')} maxLength={LIMITS.review} />
      <FormActions
        submit="Continue"
        isSending={isSending}
        isDisabled={!values.rating && !values.text.trim()}
        cancelTo={paths.myReviews()}
      />
    </FormPage>
  );
}
