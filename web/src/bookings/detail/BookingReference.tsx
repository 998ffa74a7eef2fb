import { bookingMoment } from '../../ui/format';
import { BookingFacts } from './BookingFacts';

interface Props {
  booking: { id: string; createdAt: string; user: { name: string } };
}

/** What a booking is known by: its reference, whose it is, and when it was made. */
export function BookingReference({ booking: { id, user, createdAt } }: Props) {
  return (
    <BookingFacts
      facts={[
        ['Booking reference', id],
        ['Customer', user.name],
        ['Booking date', bookingMoment(createdAt)],
      ]}
    />
  );
}
