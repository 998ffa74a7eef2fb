import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HoldActions } from '../checkouts/HoldActions';
import {
  BookingActions_BookingFragmentDoc,
  type BookingActions_BookingFragment,
} from './BookingActions.generated';
import { CancelBookingDialog } from './CancelBookingDialog';

interface Props {
  booking: FragmentType<BookingActions_BookingFragment>;
  hotelId: string | undefined;
}

/** What the person may do with the booking now: pay or release while it is held, cancel when it is confirmed. */
export function BookingActions({ booking, hotelId }: Props) {
  const { data } = useSuspenseFragment({ fragment: BookingActions_BookingFragmentDoc, from: booking });
  const [isAsking, setAsking] = useState(false);
  const [isOver, setOver] = useState(false);
  const { cancel, release, refundIfCancelledCents } = data.viewerCan;
  if (!cancel && !release) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, borderTop: 1, borderColor: 'divider', pt: 3, displayPrint: 'none' }}>
      {release && (
        <Alert role="group" aria-label="Held rooms" severity="info" icon={false}>
          {isOver ? (
            'The time to pay is over. Nothing was charged, and the rooms are free again.'
          ) : (
            <HoldActions booking={data} hotelId={hotelId} isMain onEnd={() => setOver(true)} />
          )}
        </Alert>
      )}
      {cancel && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => setAsking(true)}
          sx={{ justifySelf: 'start' }}
        >
          Cancel
        </Button>
      )}
      {isAsking && (
        <CancelBookingDialog
          bookingId={data.id}
          refundCents={refundIfCancelledCents}
          totalCents={data.totalCents}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
