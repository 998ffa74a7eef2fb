import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { counted, spokenStay } from '../../ui/format';
import { HoldActions } from '../detail/HoldActions';
import { HeldNotice_BookingFragmentDoc, type HeldNotice_BookingFragment } from './HeldNotice.generated';

interface Props {
  booking: FragmentType<HeldNotice_BookingFragment>;
  /** Whether these rooms are what is chosen: then Book Now pays them, and a second button for it is left out. */
  isChosen: boolean;
  /** When the time to pay is over. */
  onEnd: () => void;
}

/** Rooms of this hotel that the viewer holds and has not paid yet. */
export function HeldNotice({ booking, isChosen, onEnd }: Props) {
  const { data } = useSuspenseFragment({
    fragment: HeldNotice_BookingFragmentDoc,
    fragmentName: 'HeldNotice_booking',
    from: booking,
  });
  const [first] = data.stays;
  return (
    <Alert
      role="group"
      aria-label="Held rooms"
      severity="info"
      icon={false}
      sx={{ '& .MuiAlert-message': { width: '100%' } }}
    >
      <HoldActions booking={data} isPaidElsewhere={isChosen} onEnd={onEnd}>
        {first && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {counted(data.stays.length, 'room')}, {spokenStay(first.checkIn, first.checkOut)}
          </Typography>
        )}
      </HoldActions>
    </Alert>
  );
}
