import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { StayDates } from '../../../../schema/nights';
import { ShortStayNotice } from '../../rooms/ShortStayNotice';
import type { PricedRooms } from './usePricedRooms';

interface Props {
  priced: PricedRooms;
  changeStay: (stay: StayDates) => void;
  /** The id of the notice that the stay is too short. */
  shortId: string;
}

/** Why the chosen rooms have no price, or need a longer stay, and what to do about it. */
export function QuoteNotices({ priced: { quoted, short }, changeStay, shortId }: Props) {
  return (
    <>
      {quoted.problem && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={quoted.retry}>
              Try again
            </Button>
          }
        >
          {quoted.problem}
        </Alert>
      )}
      {short && <ShortStayNotice id={shortId} {...{ short, changeStay }} />}
    </>
  );
}
