import { spokenStay } from '../kit/format';
import { useReviewedBookingQuery } from './CreateReviewPage.generated';

/** Which stay a booking reference means, once it means one of this person's. */
export function ReviewedBooking({ bookingId }: { bookingId: string }) {
  const { data } = useReviewedBookingQuery({ variables: { id: bookingId } });
  const [stay] = data?.booking?.stays ?? [];
  if (!data?.booking || !stay) return 'Tell others how it was: what was good, and what was not.';
  return (
    <>
      Your stay at <strong>{data.booking.hotelName}</strong>, {spokenStay(stay.checkIn, stay.checkOut)}.
    </>
  );
}
