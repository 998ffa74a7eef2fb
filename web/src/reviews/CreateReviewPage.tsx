import { LIMITS } from '../../../schema/limits';
import { reviewProblem } from '../../../schema/textRules';
import { paths } from '../paths';
import { useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../kit/FormPage';
import { StarField } from '../kit/StarField';
import { TextAreaField } from '../kit/TextAreaField';
import { TextField } from '../kit/TextField';
import { useNavigate } from '../kit/navigation/hooks';
import { useAddress } from '../kit/useAddress';
import { useForm } from '../kit/useForm';
import { useLeaveGuard } from '../kit/useLeaveGuard';
import { REVIEWED_BOOKING } from './addresses';
import { useCreateReviewMutation } from './CreateReviewPage.generated';
import { ReviewedBooking } from './ReviewedBooking';
import { addReview } from './writeReviews';

const rules = {
  booking: (reference: string) => (reference.trim() ? undefined : 'Enter the reference of your booking.'),
  rating: (rating: string) => (rating ? undefined : 'Choose one to five stars.'),
  text: reviewProblem,
};

/** A review of one's own booking; the reference comes with the address or is typed. */
export function CreateReviewPage() {
  const [{ booking }] = useAddress(REVIEWED_BOOKING);
  const navigate = useNavigate();
  const { bind, submit, values, changed, isSending } = useForm(rules, { booking });
  const refusal = useRefusal();
  const [create, { client }] = useCreateReviewMutation();

  const guard = useLeaveGuard(changed.length > 0 && !isSending);
  const send = submit(async ({ booking, rating, text }, refuse) => {
    const input = { bookingId: booking.trim(), rating: Number(rating), text };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createReview;
    if (answer?.__typename === 'Review') {
      addReview(client.cache, answer.id);
      return navigate(paths.myReviews(), { state: { notice: 'Thank you. Your review is published.' } });
    }
    if (answer?.__typename === 'NotYourBooking') refuse('booking', answer.message);
    else if (answer) refusal.show(answer);
  });

  return (
    <FormPage
      title="Write a review"
      intro={<ReviewedBooking bookingId={values.booking.trim()} />}
      onSubmit={send}
    >
      {guard}
      {refusal.notice}
      <TextField
        label="Booking reference"
        hint="It stands on your booking and in its confirmation mail."
        field={bind('booking')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <StarField label="Star rating" field={bind('rating')} />
      <TextAreaField label="Review" field={bind('text')} maxLength={LIMITS.review} />
      <FormActions submit="Publish review" isSending={isSending} cancelTo={paths.myReviews()} />
    </FormPage>
  );
}
