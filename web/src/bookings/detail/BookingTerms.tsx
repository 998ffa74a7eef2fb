import type { FragmentType } from '@apollo/client';
import { todayIn } from '../../../../schema/nights';
import { useBookingTerms_booking, type BookingTerms_BookingFragment } from './BookingTerms.generated';
import { cancellationWords } from '../../rooms/cancellationTerms';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';

/** The cancellation terms of a booking that is held or confirmed. */
export function BookingTerms({ booking }: { booking: FragmentType<BookingTerms_BookingFragment> }) {
  const data = useBookingTerms_booking(booking);
  const [checkIn] = data.stays.map((stay) => stay.checkIn).sort();
  const today = todayIn(data.hotel?.city.timeZone ?? 'UTC', new Date());
  const isActive = data.status === 'CONFIRMED' || data.status === 'HELD';
  if (!isActive || !checkIn || checkIn <= today) return null;
  return (
    <p className={classNames(text.small, text.quiet)}>
      {cancellationWords({ checkIn, ...data.cancellation }, today)}
    </p>
  );
}
