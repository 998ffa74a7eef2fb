import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { PendingChange } from './PendingChange';
import { HoldActions } from './HoldActions';
import { dollars } from '../../kit/format';
import {
  BookingActions_BookingFragmentDoc,
  type BookingActions_BookingFragment,
} from './BookingActions.generated';
import { CancelBookingDialog } from './CancelBookingDialog';
import { useBookingRefresh } from './useBookingRefresh';

/** What the person may do with the booking now: pay or release while it is held, cancel when it is confirmed. */
export function BookingActions({ booking }: { booking: FragmentType<BookingActions_BookingFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: BookingActions_BookingFragmentDoc,
    fragmentName: 'BookingActions_booking',
    from: booking,
  });
  const { state } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const pending = data.change;
  const waiting = pending ? { ...data, status: 'HELD', holdExpiresAt: pending.holdExpiresAt } : data;
  const isOver = useBookingRefresh(waiting);
  const { cancel, change, release, releaseChange, refundIfCancelledCents } = data.viewerCan;
  if (!cancel && !release && !pending) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, borderTop: 1, borderColor: 'divider', pt: 3, displayPrint: 'none' }}>
      {release && (
        <Alert role="group" aria-label="Held rooms" severity="info" icon={false}>
          {isOver ? (
            'The time to pay is over. We are checking whether you have paid in time.'
          ) : (
            <HoldActions booking={data} isMain />
          )}
        </Alert>
      )}
      {pending && (
        <PendingChange bookingId={data.id} change={pending} isOver={isOver} mayRelease={releaseChange} />
      )}
      {change && !pending && (
        <Button
          component={Link}
          to={paths.changeBooking(data.id)}
          state={state}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          Change dates or rooms
        </Button>
      )}
      {cancel && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            Cancel
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, minWidth: 200 }}>
            {refundIfCancelledCents > 0
              ? `If you cancel now, ${dollars(refundIfCancelledCents)} goes back to the card.`
              : 'If you cancel now, nothing goes back to the card.'}
          </Typography>
        </Box>
      )}
      {isAsking && (
        <CancelBookingDialog
          bookingId={data.id}
          refundCents={refundIfCancelledCents}
          paidCents={data.paidCents - data.refundedCents}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
