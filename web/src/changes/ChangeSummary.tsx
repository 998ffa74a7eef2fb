import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dueForChange, type CancellationTerms } from '../../../schema/cancellation';
import type { StayDates } from '../../../schema/rules';
import { ChosenRooms } from '../checkouts/ChosenRooms';
import { QuoteProblem } from '../checkouts/QuoteProblem';
import type { ChosenRoom } from '../checkouts/quoteLines';
import { useQuote } from '../checkouts/useQuote';
import { shortStay } from '../rooms/minimumStay';
import type { Selection, SelectionStep } from '../rooms/selection';
import { ShortStayNotice } from '../rooms/ShortStayNotice';
import { dollars, spokenStay } from '../ui/format';
import { ChangeRefusal } from './ChangeRefusal';
import { difference } from './difference';
import { useChange } from './useChange';

interface Props {
  booking: {
    id: string;
    totalCents: number;
    cancellation: Pick<CancellationTerms, 'lateRefundPercent'> & { freeUntil: string };
  };
  hotelId: string;
  stay: StayDates;
  /** At the hotel. */
  today: string;
  rooms: readonly ChosenRoom[];
  selection: Selection;
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  /** Whether it is another choice than what is booked, on dates that can be booked. */
  isChange: boolean;
}

/** What the booking would become, what that costs more or less, and the way to confirm it. */
export function ChangeSummary(props: Props) {
  const { booking, hotelId, stay, today, rooms, selection, select, changeStay, isChange } = props;
  const shortId = useId();
  const counting = rooms.filter(({ counts }) => counts).map(({ id }) => id);
  const quoted = useQuote(hotelId, stay, counting);
  const { quote, isCurrent, problem, retry } = quoted;
  const [wasCents, isCents] = [booking.totalCents, quote?.totalCents ?? booking.totalCents];
  const cents = dueForChange({ wasCents, isCents, ...booking.cancellation }, today);
  const { words, button, done } = difference(cents, isCents - wasCents);
  const choice = { bookingId: booking.id, hotelId, stay, roomNumberIds: counting };
  const { change, isBusy, refusal, dismiss } = useChange(choice, done);
  const short = shortStay(stay, isCurrent ? quote?.minimumNights : undefined);
  const allFree = rooms.length > 0 && counting.length === rooms.length;
  const ready = isChange && allFree && isCurrent && !short;
  return (
    <Card component="section" aria-label="Your change" sx={cardStyle}>
      {refusal && (
        <ChangeRefusal
          {...{ refusal, selection, select, changeStay }}
          onAgree={(version) => void change(version)}
          onBack={dismiss}
        />
      )}
      {problem && <QuoteProblem {...{ problem, retry }} />}
      {short && <ShortStayNotice id={shortId} {...{ short, changeStay }} />}
      <div>
        <Typography variant="h3" component="h2">
          As you want it
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
          {spokenStay(stay.checkIn, stay.checkOut)}
        </Typography>
        <ChosenRooms {...{ rooms, stay, quoted }} onRemove={(id) => select({ type: 'drop', id })} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5, color: 'text.secondary' }}>
          <span>Your booking so far</span>
          <span>{dollars(booking.totalCents)}</span>
        </Box>
      </div>
      <Typography variant="h4" component="p" role="status" sx={{ opacity: isCurrent ? 1 : 0.55 }}>
        {isChange ? quote && words : 'Choose other dates or rooms to see what changes.'}
      </Typography>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        disabled={!ready}
        loading={isBusy}
        onClick={() => quote && void change(quote.version)}
      >
        {ready ? button : 'Change the booking'}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {cents > 0
          ? 'You pay the difference on the next page. Until it is paid, your booking stays as it is.'
          : 'Nothing changes until you confirm.'}
      </Typography>
    </Card>
  );
}

const cardStyle = {
  p: 2.5,
  display: 'grid',
  gap: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '@container page (min-width: 900px)': { position: 'sticky', top: 89 },
} as const;
