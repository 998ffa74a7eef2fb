import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { StayDates } from '../../../../schema/nights';
import { paths } from '../../paths';
import { NightsTakenNotice } from './NightsTakenNotice';
import { PriceChangedDialog } from './PriceChangedDialog';
import type { CheckoutRefusal } from './useCheckout';
import type { SelectionStep } from '../../rooms/selection';

interface Props {
  refusal: CheckoutRefusal;
  selection: readonly string[];
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  /** Books at the price of this version of the quote. */
  onAgree: (version: string) => void;
  onBack: () => void;
}

/** Why the rooms could not be booked, and what to do now; the selection stays. */
export function CheckoutRefusalNotice({ refusal, onAgree, onBack, ...choice }: Props) {
  switch (refusal.__typename) {
    case 'NightsTaken':
      return <NightsTakenNotice problem={refusal} {...choice} />;
    case 'PriceChanged':
      return (
        <PriceChangedDialog
          problem={refusal}
          agree="Book at the new price"
          onAgree={() => onAgree(refusal.quote.version)}
          onBack={onBack}
        />
      );
    case 'PaymentUnavailable':
      return (
        <Alert severity="warning">
          {refusal.message} Your rooms are still chosen: press Book Now again then.
        </Alert>
      );
    case 'StayRefused':
      return (
        <Alert severity="warning">
          {refusal.message} Your rooms are still chosen: change the dates or the rooms, then book again.
        </Alert>
      );
    case 'HoldEnding':
      return <Alert severity="warning">{refusal.message} Your rooms are still chosen.</Alert>;
    case 'TooManyHolds':
      return (
        <Alert severity="warning">
          {refusal.message}{' '}
          {refusal.roomNightsHeld > 0 && (
            <Link component={RouterLink} to={paths.myBookings()} color="inherit" underline="always">
              Show my bookings
            </Link>
          )}
        </Alert>
      );
  }
}
