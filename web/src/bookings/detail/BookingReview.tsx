import type { FragmentType } from '@apollo/client';
import { paths } from '../../paths';
import { ButtonLink } from '../../kit/Button';
import { useBookingReview_booking, type BookingReview_BookingFragment } from './BookingReview.generated';
import * as texts from './texts';

/** The link from a booking to its review, or to writing one. */
export function BookingReview({ booking }: { booking: FragmentType<BookingReview_BookingFragment> }) {
  const data = useBookingReview_booking(booking);
  if (data.review)
    return (
      <ButtonLink to={paths.reviewResults(data.review.id)} variant="outlined">
        {texts.showReview}
      </ButtonLink>
    );
  if (!data.viewerCan.review) return null;
  return (
    <ButtonLink to={paths.createReview(data.reference)} variant="outlined">
      {texts.writeReview}
    </ButtonLink>
  );
}
