import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Countdown } from '../../kit/Countdown';
import { clockTime, dollars, spokenStay } from '../../kit/format';
import {
  PendingChange_ChangeFragmentDoc,
  type PendingChange_ChangeFragment,
} from './PendingChange.generated';
import { useReleaseChange } from './useRelease';

interface Props {
  bookingId: string;
  change: FragmentType<PendingChange_ChangeFragment>;
  /** Whether the time to pay is over. */
  isOver: boolean;
  /** Whether the viewer may give the change up. */
  mayRelease: boolean;
}

/** A change that waits for its payment: until when, the payment link and the button to release it. */
export function PendingChange({ bookingId, change, isOver, mayRelease }: Props) {
  const { release, isBusy, refusal } = useReleaseChange();
  const { data } = useSuspenseFragment({ fragment: PendingChange_ChangeFragmentDoc, from: change });
  const { checkIn, checkOut, differenceCents, holdExpiresAt: until, checkoutUrl } = data;
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
      {refusal && <Box role="alert">{refusal.message}</Box>}
      {!isOver && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {checkoutUrl && (
            <Button size="small" variant="contained" href={checkoutUrl}>
              Pay {dollars(differenceCents)}
            </Button>
          )}
          {mayRelease && (
            <Button size="small" loading={isBusy} onClick={() => void release(bookingId)}>
              Give up the change
            </Button>
          )}
        </Box>
      )}
    </Alert>
  );
}
