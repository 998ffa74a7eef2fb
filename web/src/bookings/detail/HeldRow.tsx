import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Countdown } from '../../kit/Countdown';
import { clockTime } from '../../kit/format';
import { useBookingRefresh } from './useBookingRefresh';

interface Props {
  bookingId: string;
  held: { holdExpiresAt: string | null; checkoutUrl: string | null };
  /** What is held; the component adds until when. */
  what: string;
  /** Label of the payment link. */
  pay: string;
  titleId: string;
  /** Further actions until the hold expires. */
  children?: ReactNode;
}

/** In a list: until when rooms or a change are held, and the link to pay. */
export function HeldRow({ bookingId, held, what, pay, titleId, children }: Props) {
  const { holdExpiresAt: until, checkoutUrl } = held;
  const isOver = useBookingRefresh({ id: bookingId, status: 'HELD', holdExpiresAt: until });
  return (
    <Box sx={heldStyle}>
      <Box sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
        {isOver || !until ? (
          'The time to pay is over.'
        ) : (
          <>
            <strong>
              {what} until {clockTime(until)}
            </strong>{' '}
            (<Countdown until={until} /> left).
          </>
        )}
      </Box>
      {checkoutUrl && !isOver && (
        <Button variant="contained" size="small" href={checkoutUrl} aria-describedby={titleId}>
          {pay}
        </Button>
      )}
      {!isOver && children}
    </Box>
  );
}

const heldStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  borderRadius: 'var(--radius-control)',
  bgcolor: 'info.light',
} as const;
