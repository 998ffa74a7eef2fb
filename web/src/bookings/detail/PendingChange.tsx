import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BookingActions_BookingFragment } from './BookingActions.generated';
import { Countdown } from '../../ui/Countdown';
import { clockTime, dollars, spokenStay } from '../../ui/format';
import { useReleaseChange } from './useReleaseChange';

interface Props {
  bookingId: string;
  change: NonNullable<BookingActions_BookingFragment['change']>;
  /** Whether the time to pay is over. */
  isOver: boolean;
  /** Whether the booking is the viewer's own to change. */
  mayGiveUp: boolean;
}

/** A change that waits for its payment: until when, the way to pay, and the way to give it up. */
export function PendingChange({ bookingId, change, isOver, mayGiveUp }: Props) {
  const { giveUp, isBusy, refusal } = useReleaseChange(bookingId);
  const { checkIn, checkOut, differenceCents, holdExpiresAt: until, checkoutUrl } = change;
  return (
    <Alert role="group" aria-label="Waiting change" severity="info" icon={false}>
      <strong>A change to {spokenStay(checkIn, checkOut)} waits for its payment.</strong>{' '}
      {isOver || !until ? (
        'The time to pay is over. We are checking whether you have paid in time.'
      ) : (
        <>
          The new nights are held until {clockTime(until)} (<Countdown until={until} /> left). Until it is
          paid, your booking stays as it is.
        </>
      )}
      {refusal && <Box role="alert">{refusal}</Box>}
      {!isOver && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {checkoutUrl && (
            <Button size="small" variant="contained" href={checkoutUrl}>
              Pay {dollars(differenceCents)}
            </Button>
          )}
          {mayGiveUp && (
            <Button size="small" loading={isBusy} onClick={() => void giveUp()}>
              Give up the change
            </Button>
          )}
        </Box>
      )}
    </Alert>
  );
}
