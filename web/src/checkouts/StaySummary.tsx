import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { countNights, type StayDates } from '../../../schema/rules';
import type { Selection, SelectionStep } from '../rooms/selection';
import { counted, dollars, spokenStay } from '../ui/format';
import { ChosenRooms } from './ChosenRooms';
import { HeldNotice } from './HeldNotice';
import { priceRooms } from './priceRooms';
import { RefusalNotice } from './RefusalNotice';
import { StaySummary_HotelFragmentDoc, type StaySummary_HotelFragment } from './StaySummary.generated';
import { SummaryFoot } from './SummaryFoot';
import { summaryCard } from './summaryStyles';
import { useCheckout } from './useCheckout';
import type { Holds } from './useHeldBookings';

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
  const { lines, totalCents } = priceRooms(data.roomTypes, selection, stay, holds.held);
  const chosen = lines.map(({ key }) => key);
  const { book, phase, refusal } = useCheckout(hotelId, stay, chosen);
  const isEmpty = lines.length === 0;
  const dates = spokenStay(stay.checkIn, stay.checkOut);
  const size = `${counted(lines.length, 'room')}, ${counted(countNights(stay.checkIn, stay.checkOut), 'night')}`;

  return (
    <Card component="section" aria-label="Your selection" sx={summaryCard}>
      <HeldNotice holds={holds} hotelId={hotelId} />
      {refusal && <RefusalNotice {...{ refusal, selection, select, changeStay }} />}
      <Box data-open={isOpen}>
        <Typography variant="h3" component="h2">
          Your selection
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
          {dates}
        </Typography>
        <ChosenRooms lines={lines} totalCents={totalCents} onRemove={(id) => select({ type: 'drop', id })} />
      </Box>
      <SummaryFoot
        brief={
          isEmpty ? { main: 'No rooms chosen', detail: dates } : { main: dollars(totalCents), detail: size }
        }
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        book={{ disabled: isEmpty || !bookable, loading: phase !== 'ready', onClick: () => void book() }}
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
