import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Countdown } from '../../ui/Countdown';
import { clockTime } from '../../ui/format';
import { useRelease } from './useRelease';

interface Props {
  booking: { id: string; holdExpiresAt: string | null; checkoutUrl: string | null };
  hotelId: string | undefined;
  /** Whether paying is the one thing to do here. */
  isMain?: boolean;
  onEnd?: () => void;
  /** Which rooms, where that is not said beside it. */
  children?: ReactNode;
}

/** How long unpaid rooms are held, and the two ways on. */
export function HoldActions({ booking, hotelId, isMain = false, onEnd, children }: Props) {
  const { release, releasing } = useRelease(hotelId);
  const [refusal, setRefusal] = useState<string>();
  const { holdExpiresAt: until, checkoutUrl } = booking;
  return (
    <>
      {until && (
        <>
          <strong>Your rooms are held until {clockTime(until)}</strong> (
          <Countdown until={until} onEnd={onEnd} /> left).{' '}
        </>
      )}
      <span role="status">{refusal ?? 'Nothing has been charged.'}</span>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {checkoutUrl && (
          <Button
            size="small"
            variant={isMain ? 'contained' : 'outlined'}
            href={checkoutUrl}
            sx={{ borderColor: 'primary.main' }}
          >
            Continue to payment
          </Button>
        )}
        <Button size="small" loading={releasing} onClick={async () => setRefusal(await release(booking.id))}>
          Release
        </Button>
      </Box>
    </>
  );
}
