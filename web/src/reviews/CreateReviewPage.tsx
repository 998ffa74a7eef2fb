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
import { bookingReference } from '../bookings/detail/texts';
import { REVIEWED_BOOKING } from './addresses';
import { useCreateReviewMutation } from './CreateReviewPage.generated';
import { addReview } from './reviewCache';
import { ReviewedBooking } from './ReviewedBooking';
import * as texts from './texts';

const rules = {
  booking: (reference: string) => (reference.trim() ? undefined : texts.enterBookingReference),
  rating: (rating: string) => (rating ? undefined : texts.chooseStars),
  text: reviewProblem,
};

/** A form to review one's own booking. Its reference comes from the address or is typed. */
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
      return navigate(paths.myReviews(), { state: { notice: texts.reviewPublished } });
    }
    if (answer?.__typename === 'NotYourBooking') refuse('booking', answer.message);
    else if (answer) refusal.show(answer);
  });

  return (
    <FormPage
      title={texts.writeReview}
      intro={<ReviewedBooking bookingId={values.booking.trim()} />}
      onSubmit={send}
    >
      {guard}
      {refusal.notice}
      <TextField
        label={bookingReference}
        hint={texts.bookingReferenceHint}
        field={bind('booking')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <StarField label={texts.starRating} field={bind('rating')} />
      <TextAreaField label={texts.review} field={bind('text')} maxLength={LIMITS.review} />
      <FormActions submit={texts.publishReview} isSending={isSending} cancelTo={paths.myReviews()} />
    </FormPage>
  );
}
