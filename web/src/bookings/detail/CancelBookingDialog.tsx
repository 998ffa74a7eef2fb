import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { failureWords } from '../../apollo/failureLink';
import { useViewer } from '../../session/SessionProvider';
import { amount, dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { useNavigate } from '../../kit/navigation/hooks';
import { useCancelBookingMutation } from './CancelBooking.generated';
import { useOrigin } from './useOrigin';

interface Props {
  bookingId: string;
  refundCents: number;
  /** Cents that are paid and not refunded. */
  paidCents: number;
  onClose: () => void;
}

/** Asks for confirmation, naming the refund, and goes back to the list once the booking is cancelled. */
export function CancelBookingDialog({ bookingId, refundCents, paidCents, onClose }: Props) {
  const [cancelBooking, { loading }] = useCancelBookingMutation();
  const [refusal, setRefusal] = useState<string>();
  const navigate = useNavigate();
  const origin = useOrigin();
  const who = useViewer()?.role === 'ADMIN' ? 'the guest' : 'you';
  const cancel = async () => {
    const call = cancelBooking({ variables: { input: { bookingId } } });
    const answer = await call.then(
      ({ data }) => data?.cancelBooking,
      (error: unknown) => ({ __typename: 'Failed' as const, message: failureWords(error) }),
    );
    if (answer?.__typename !== 'Booking') return setRefusal(answer?.message);
    const { cancellationRefundCents: cents } = answer;
    const back = cents > 0 ? `${dollars(cents)} goes back to the card.` : 'Nothing goes back to the card.';
    await navigate(origin, { state: { notice: `The booking is cancelled. ${back}` } });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="cancel-booking">
      <DialogTitle id="cancel-booking">Cancel this booking?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          <strong>{`Refund if cancelled now: $ ${amount(refundCents)}`}</strong>
          <br />
          {refundCents === paidCents
            ? `That is everything ${who} paid. It goes back to the card ${who} paid with.`
            : `Of the ${dollars(paidCents)} that ${who} paid, ${dollars(paidCents - refundCents)} is kept: the last day to cancel for free is over.`}
        </DialogContentText>
        {refusal && <Notice kind="error">{refusal}</Notice>}
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
