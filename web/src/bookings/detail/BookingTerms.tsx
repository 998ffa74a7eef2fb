import type { FragmentType } from '@apollo/client';
import { cancellationSteps, paidExactly } from '../../../../schema/cancellationSteps';
import { todayIn } from '../../../../schema/nights';
import { useBookingTerms_booking, type BookingTerms_BookingFragment } from './BookingTerms.generated';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';

/** The cancellation terms of a booking that is held, or can be cancelled. */
export function BookingTerms({ booking }: { booking: FragmentType<BookingTerms_BookingFragment> }) {
  const data = useBookingTerms_booking(booking);
  const [checkIn] = data.stays.map((stay) => stay.checkIn).sort();
  const today = todayIn(data.hotel?.city.timeZone ?? 'UTC', new Date());
  if (!(data.status === 'HELD' || data.viewerCan.cancel) || !checkIn) return null;
  return (
    <p className={classNames(text.small, text.quiet)}>
      {cancellationSteps({ checkIn, ...data.cancellation }, today, paidExactly(data)).join(' ')}
    </p>
  );
}
