import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { dollars } from '../ui/format';
import { BookingState_BookingFragmentDoc, type BookingState_BookingFragment } from './BookingState.generated';

const STATES = {
  HELD: { word: 'Held, not paid yet', tone: 'info' },
  CONFIRMED: { word: 'Confirmed', tone: 'success' },
  CANCELLED: { word: 'Cancelled', tone: 'error' },
  EXPIRED: { word: 'Expired, not charged', tone: 'text' },
} as const;

/** How a booking stands, as a small labelled dot; what was paid back is said as well. */
export function BookingState({ booking }: { booking: FragmentType<BookingState_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingState_BookingFragmentDoc, from: booking });
  const { word, tone } = STATES[data.status];
  const refund =
    data.payment === 'REFUNDING'
      ? ', refund on its way'
      : data.refundedCents > 0
        ? `, ${dollars(data.refundedCents)} refunded`
        : '';
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
      <Box
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: tone === 'text' ? 'text.secondary' : `${tone}.main`,
        }}
      />
      {word}
      {refund}
    </Box>
  );
}
