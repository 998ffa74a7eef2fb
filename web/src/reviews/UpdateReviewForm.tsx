import type { FragmentType } from '@apollo/client';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../schema/limits';
import { paths } from '../paths';
import { inlineErrors, useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../ui/FormPage';
import { StarField } from '../ui/StarField';
import { TextAreaField } from '../ui/TextAreaField';
import { useForm } from '../ui/useForm';
import { useLeaveGuard } from '../ui/useLeaveGuard';
import { ReviewCard } from './ReviewCard';
import type { ReviewCard_ReviewFragment } from './ReviewCard.generated';
import { useUpdateReviewMutation } from './UpdateReviewPage.generated';
import { listStyle } from './listStyle';
import { sortAnew } from './writeReviews';

const anything = () => undefined;
const rules = { rating: anything, text: anything };

interface Props {
  review: FragmentType<ReviewCard_ReviewFragment> & { id: string };
  /** What the review says now. */
  present: { rating: number; text: string };
}

/** New stars or new words for a review; what is left empty stays as it is. */
export function UpdateReviewForm({ review, present }: Props) {
  const navigate = useNavigate();
  const { bind, submit, values, changed, isSending } = useForm(rules).over({
    rating: String(present.rating),
    text: present.text,
  });
  const refusal = useRefusal();
  const [update, { client }] = useUpdateReviewMutation({ context: inlineErrors });

  const guard = useLeaveGuard(changed.length > 0 && !isSending);
  const send = submit(async ({ rating, text }) => {
    if (changed.length === 0) return navigate(paths.myReviews());
    const input = { reviewId: review.id, rating: Number(rating), text };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateReview;
    if (answer?.__typename === 'Review') {
      sortAnew(client.cache, review.id);
      return navigate(paths.myReviews(), { state: { notice: 'Your review is changed.' } });
    }
    if (answer) refusal.show(answer);
  });

  return (
    <FormPage
      title="Edit review"
      intro="Change what is to be different. What you leave empty stays as it is."
      notice={
        <Box component="ul" sx={listStyle}>
          <ReviewCard review={review} showHotel />
        </Box>
      }
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
