import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useNavigate } from 'react-router-dom';
import { amount, dollars } from '../ui/format';
import { useCancelBookingMutation } from './CancelBooking.generated';
import { useOrigin } from './useOrigin';

interface Props {
  bookingId: string;
  refundCents: number;
  totalCents: number;
  onClose: () => void;
}

/** Asks once more, with the money named, and goes back to the list when the booking is cancelled. */
export function CancelBookingDialog({ bookingId, refundCents, totalCents, onClose }: Props) {
  const [cancelBooking, { loading }] = useCancelBookingMutation();
  const [refusal, setRefusal] = useState<string>();
  const navigate = useNavigate();
  const origin = useOrigin();
  const cancel = async () => {
    const { data } = await cancelBooking({ variables: { input: { bookingId } } });
    if (data?.cancelBooking.__typename === 'Booking') void navigate(origin);
    else setRefusal(data?.cancelBooking.message);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="cancel-booking">
      <DialogTitle id="cancel-booking">Cancel this booking?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          <strong>{`Refund if cancelled now: $ ${amount(refundCents)}`}</strong>
          <br />
          {refundCents === totalCents
            ? 'That is everything you paid. It goes back to the card you paid with.'
            : `You paid ${dollars(totalCents)}. The rest is kept, since the stay is about to begin or has begun.`}
        </DialogContentText>
        {refusal && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Keep booking</Button>
        <Button variant="contained" color="error" loading={loading} onClick={() => void cancel()}>
          Cancel booking
        </Button>
      </DialogActions>
    </Dialog>
  );
}
