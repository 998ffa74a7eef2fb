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
import { useCreateReviewMutation, useStaysToReviewSuspenseQuery } from './CreateReviewPage.generated';
import { ReviewableStays } from './ReviewableStays';
import { waitForPhotos } from './photos/texts';
import { ReviewPhotoFields } from './photos/ReviewPhotoFields';
import { useReviewPhotos } from './photos/useReviewPhotos';
import { addReview } from './reviewCache';
import { ReviewedBooking } from './ReviewedBooking';
import { ScoreFields, scoreRules, scoresOf } from './ScoreFields';
import * as texts from './texts';

const rules = {
  booking: (reference: string) => (reference.trim() ? undefined : texts.enterBookingReference),
  rating: (rating: string) => (rating ? undefined : texts.chooseStars),
  text: reviewProblem,
  ...scoreRules,
};

/** A form to review one's own booking. Its reference comes from the address, from the list of past stays, or is typed. */
export function CreateReviewPage() {
  const [{ booking }] = useAddress(REVIEWED_BOOKING);
  return <CreateReviewForm key={booking} booking={booking} />;
}

const PastStays = () => <ReviewableStays bookings={useStaysToReviewSuspenseQuery().data.reviewableStays} />;

function CreateReviewForm({ booking }: { booking: string }) {
  const navigate = useNavigate();
  const { bind, submit, values, changed, isSending } = useForm(rules, { booking });
  const refusal = useRefusal();
  const [create, { client }] = useCreateReviewMutation();
  const photos = useReviewPhotos();

  const guard = useLeaveGuard((changed.length > 0 || photos.isChanged) && !isSending);
  const send = submit(async ({ booking, rating, text, ...scores }, refuse) => {
    if (!photos.isReady()) return;
    const input = {
      bookingId: booking.trim(),
      rating: Number(rating),
      text,
      scores: scoresOf(scores),
      ...(photos.uploads.length > 0 && { photos: photos.uploads }),
    };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createReview;
    if (answer?.__typename === 'Review') {
      addReview(client.cache, answer.id);
      return navigate(paths.myReviews(), { state: { notice: texts.reviewPublished } });
    }
    if (answer?.__typename === 'NotYourBooking') refuse('booking', answer.message);
    else if (answer?.__typename === 'UploadRefused') photos.refuse(answer.message, answer.refused);
    else if (answer) refusal.show(answer);
  });

  return (
    <FormPage
      title={texts.writeReview}
      intro={<ReviewedBooking bookingId={values.booking.trim()} />}
      notice={!booking && <PastStays />}
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
      <ScoreFields bind={bind} />
      <ReviewPhotoFields form={photos} />
      <FormActions
        submit={photos.uploading > 0 ? waitForPhotos : texts.publishReview}
        isSending={isSending}
        isDisabled={photos.uploading > 0}
        cancelTo={paths.myReviews()}
      />
    </FormPage>
  );
}
