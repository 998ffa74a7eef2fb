import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Countdown } from '../ui/Countdown';
import { clockTime } from '../ui/format';
import type { BookingRow_BookingFragment } from './BookingRow.generated';
import { useBookingStanding } from './useBookingStanding';

type Held = Pick<BookingRow_BookingFragment, 'id' | 'status' | 'holdExpiresAt' | 'checkoutUrl'>;

/** In a list: how long the rooms of a booking are held, and the way to pay for them. */
export function HeldRow({ booking, titleId }: { booking: Held; titleId: string }) {
  const isOver = useBookingStanding(booking);
  const { holdExpiresAt: until, checkoutUrl } = booking;
  return (
    <Box sx={heldStyle}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        {isOver || !until ? (
          'The time to pay is over.'
        ) : (
          <>
            <strong>Your rooms are held until {clockTime(until)}</strong> (<Countdown until={until} /> left).
          </>
        )}
      </Box>
      {checkoutUrl && !isOver && (
        <Button variant="contained" size="small" href={checkoutUrl} aria-describedby={titleId}>
          Continue to payment
        </Button>
      )}
    </Box>
  );
}

const heldStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  borderRadius: '10px',
  bgcolor: 'info.light',
} as const;
