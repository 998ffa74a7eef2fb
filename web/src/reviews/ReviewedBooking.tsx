import { wholeStay } from '../../../schema/stays';
import { spokenStay } from '../kit/format';
import { richText } from '../kit/richText';
import { useReviewedBookingQuery } from './CreateReviewPage.generated';
import * as texts from './texts';

/** The stay of a booking reference, once it is the reference of one of this person's bookings. */
export function ReviewedBooking({ bookingId }: { bookingId: string }) {
  const { data } = useReviewedBookingQuery({ variables: { id: bookingId } });
  const stay = wholeStay(data?.booking?.stays ?? []);
  if (!data?.booking || !stay) return texts.tellOthers;
  return richText(texts.yourStay, {
    hotel: <strong>{data.booking.hotelName}</strong>,
    dates: spokenStay(stay.checkIn, stay.checkOut),
  });
}
