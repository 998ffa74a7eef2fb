import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { todayIn } from '../../../../schema/nights';
import { BookingState_BookingFragmentDoc, type BookingState_BookingFragment } from './BookingState.generated';

const STATES = {
  HELD: { word: 'Held, not paid yet', tone: 'warning.main' },
  CONFIRMED: { word: 'Confirmed', tone: 'success.main' },
  BEGUN: { word: 'Stay has begun', tone: 'success.main' },
  STAYED: { word: 'Stayed', tone: 'text.secondary' },
  CANCELLED: { word: 'Cancelled', tone: 'error.main' },
  EXPIRED: { word: 'Expired, not charged', tone: 'text.secondary' },
};

/** The state of a booking as a labelled dot. */
export function BookingState({ booking }: { booking: FragmentType<BookingState_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingState_BookingFragmentDoc, from: booking });
  const { word, tone } = STATES[data.status === 'CONFIRMED' ? placeInTime(data) : data.status];
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
      <Box
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: tone, displayPrint: 'none' }}
      />
      {word}
    </Box>
  );
}

/** Whether a paid stay is to come, has begun or is over, by the hotel's date. */
function placeInTime({ hotel, stays }: BookingState_BookingFragment): 'CONFIRMED' | 'BEGUN' | 'STAYED' {
  const today = todayIn(hotel?.city.timeZone ?? 'UTC', new Date());
  if (!stays.some(({ checkIn }) => checkIn <= today)) return 'CONFIRMED';
  return stays.some(({ checkOut }) => checkOut > today) ? 'BEGUN' : 'STAYED';
}
