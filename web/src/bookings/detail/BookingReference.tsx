import type { FragmentType } from '@apollo/client';
import { bookingMoment } from '../../kit/format';
import { BookingFacts } from './BookingFacts';
import {
  useBookingReference_booking,
  type BookingReference_BookingFragment,
} from './BookingReference.generated';

/** What a booking is known by: its reference, whose it is, and when it was made. */
export function BookingReference({ booking }: { booking: FragmentType<BookingReference_BookingFragment> }) {
  const data = useBookingReference_booking(booking);
  return (
    <BookingFacts
      facts={[
        ['Booking reference', data.id],
        ['Customer', data.user.name],
        ['Booking date', bookingMoment(data.createdAt)],
      ]}
    />
  );
}
