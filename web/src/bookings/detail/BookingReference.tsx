import type { FragmentType } from '@apollo/client';
import { bookingMoment, spokenMoment } from '../../kit/moments';
import { SaidDate } from '../../kit/SaidDate';
import { BookingFacts } from './BookingFacts';
import {
  useBookingReference_booking,
  type BookingReference_BookingFragment,
} from './BookingReference.generated';
import * as texts from './texts';

/** The reference, the customer and the date of a booking. */
export function BookingReference({ booking }: { booking: FragmentType<BookingReference_BookingFragment> }) {
  const data = useBookingReference_booking(booking);
  return (
    <BookingFacts
      facts={[
        [texts.bookingReference, data.reference],
        [texts.customer, data.user.name],
        [
          texts.bookingDate,
          <SaidDate key="date" said={spokenMoment(data.createdAt)} fixed={bookingMoment(data.createdAt)} />,
        ],
      ]}
    />
  );
}
