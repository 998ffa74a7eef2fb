import { useId, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { countNights, type StayDates } from '../../../schema/rules';
import { shortStay } from '../rooms/minimumStay';
import type { Selection, SelectionStep } from '../rooms/selection';
import { ShortStayNotice } from '../rooms/ShortStayNotice';
import { counted, dollars, spokenStay } from '../ui/format';
import { ChosenRooms } from './ChosenRooms';
import { HeldNotice } from './HeldNotice';
import { PriceChangedDialog } from './PriceChangedDialog';
import { QuoteProblem } from './QuoteProblem';
import { chosenRooms } from './quoteLines';
import { RefusalNotice } from './RefusalNotice';
import { StaySummary_HotelFragmentDoc, type StaySummary_HotelFragment } from './StaySummary.generated';
import { SummaryFoot } from './SummaryFoot';
import { summaryCard } from './summaryStyles';
import { SummaryTerms } from './SummaryTerms';
import { useCheckout } from './useCheckout';
import type { Holds } from './useHeldBookings';
import { useQuote } from './useQuote';

interface Props {
  hotel: FragmentType<StaySummary_HotelFragment>;
  hotelId: string;
  stay: StayDates;
  /** Whether the stay can be booked at all. */
  bookable: boolean;
  selection: Selection;
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  holds: Holds;
}

/** What is chosen, what it costs and the way to pay; always in sight. */
export function StaySummary(props: Props) {
  const { hotel, hotelId, stay, bookable, selection, select, changeStay, holds } = props;
  const { data } = useSuspenseFragment({
    fragment: StaySummary_HotelFragmentDoc,
    from: hotel,
    variables: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
  const [isOpen, setOpen] = useState(false);
  const rooms = chosenRooms(data.roomTypes, selection, holds.held);
  const counting = rooms.filter(({ counts }) => counts).map(({ id }) => id);
  const quoted = useQuote(hotelId, stay, counting);
  const { book, dismiss, phase, refusal } = useCheckout(
    hotelId,
    stay,
    rooms.map(({ id }) => id),
  );
  const shortId = useId();
  const short = shortStay(stay, quoted.isCurrent ? quoted.quote?.minimumNights : undefined);
  const isEmpty = rooms.length === 0;
  // a quote is of the rooms that are free; asking for others as well is answered with what is free instead
  const version = counting.length === rooms.length ? quoted.quote?.version : undefined;
  const ready = bookable && !short && (counting.length === 0 || quoted.isCurrent);
  const dates = spokenStay(stay.checkIn, stay.checkOut);
  const size = `${counted(rooms.length, 'room')}, ${counted(countNights(stay.checkIn, stay.checkOut), 'night')}`;
  const total = quoted.quote ? dollars(quoted.quote.totalCents) : size;

  return (
    <Card component="section" aria-label="Your selection" sx={summaryCard}>
      <HeldNotice holds={holds} hotelId={hotelId} />
      {refusal?.__typename === 'PriceChanged' ? (
        <PriceChangedDialog
          problem={refusal}
          agree="Book at the new price"
          onAgree={() => void book(refusal.quote.version)}
          onBack={dismiss}
        />
      ) : (
        refusal && <RefusalNotice {...{ refusal, selection, select, changeStay }} />
      )}
      {quoted.problem && <QuoteProblem problem={quoted.problem} retry={quoted.retry} />}
      {short && <ShortStayNotice id={shortId} {...{ short, changeStay }} />}
      <Box data-open={isOpen}>
        <Typography variant="h3" component="h2">
          Your selection
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
          {dates}
        </Typography>
        <ChosenRooms
          rooms={rooms}
          stay={stay}
          quoted={quoted}
          onRemove={(id) => select({ type: 'drop', id })}
        />
        {!isEmpty && (
          <SummaryTerms
            checkIn={stay.checkIn}
            policy={data.cancellationPolicy}
            timeZone={data.city.timeZone}
          />
        )}
      </Box>
      <SummaryFoot
        brief={isEmpty ? { main: 'No rooms chosen', detail: dates } : { main: total, detail: size }}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        book={{
          disabled: isEmpty || !ready,
          loading: phase !== 'ready',
          onClick: () => void book(version),
        }}
        clear={{ disabled: isEmpty, onClick: () => select({ type: 'clear' }) }}
      />
      <Typography variant="body2" className="promise" role="status" sx={{ color: 'text.secondary' }}>
        {phase === 'ready'
          ? 'You pay on the next page; your rooms are held meanwhile.'
          : 'Holding your rooms and opening the payment page …'}
      </Typography>
    </Card>
  );
}
