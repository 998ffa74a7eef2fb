import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { todayIn } from '../../../../schema/nights';
import { BookingTerms_BookingFragmentDoc, type BookingTerms_BookingFragment } from './BookingTerms.generated';
import { cancellationWords } from '../../rooms/cancellationTerms';

/** The cancellation terms of a booking that is held or confirmed. */
export function BookingTerms({ booking }: { booking: FragmentType<BookingTerms_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingTerms_BookingFragmentDoc, from: booking });
  const [checkIn] = data.stays.map((stay) => stay.checkIn).sort();
  const today = todayIn(data.hotel?.city.timeZone ?? 'UTC', new Date());
  const stands = data.status === 'CONFIRMED' || data.status === 'HELD';
  if (!stands || !checkIn || checkIn <= today) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {cancellationWords({ checkIn, ...data.cancellation }, today)}
    </Typography>
  );
}
