import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useReleaseChange } from './useReleaseChange';
import { dollars } from '../../ui/format';
import type { BookingRow_BookingFragment } from './BookingRow.generated';
import { HeldRow } from './HeldRow';

interface Props {
  bookingId: string;
  change: NonNullable<BookingRow_BookingFragment['change']>;
  titleId: string;
}

/** In a list: a change of a booking that waits for its payment. */
export function ChangeRow({ bookingId, change, titleId }: Props) {
  const { giveUp, isBusy, refusal } = useReleaseChange(bookingId);
  return (
    <HeldRow
      bookingId={bookingId}
      held={change}
      what="A change waits for its payment"
      pay={`Pay ${dollars(change.differenceCents)}`}
      titleId={titleId}
    >
      <Button size="small" loading={isBusy} onClick={() => void giveUp()} aria-describedby={titleId}>
        Give up the change
      </Button>
      {refusal && <Box role="alert">{refusal}</Box>}
    </HeldRow>
  );
}
