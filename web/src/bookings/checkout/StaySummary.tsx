import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StayDates } from '../../../../schema/nights';
import type { Selection, SelectionStep } from '../../rooms/selection';
import { dollars } from '../../ui/format';
import { CheckoutRefusalNotice } from './CheckoutRefusalNotice';
import { ChosenRooms } from './ChosenRooms';
import { HeldNotice } from './HeldNotice';
import { chosenRooms } from './quoteLines';
import { StaySummary_HotelFragmentDoc, type StaySummary_HotelFragment } from './StaySummary.generated';
import { SummaryCard } from './SummaryCard';
import { SummaryTerms } from './SummaryTerms';
import { useCheckout } from './useCheckout';
import type { Holds } from './useHeldBookings';
import { usePricedRooms } from './usePricedRooms';

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

/** The rooms chosen in a hotel, their price and the way to pay. */
export function StaySummary(props: Props) {
  const { hotel, hotelId, stay, bookable, selection, select, changeStay, holds } = props;
  const { data } = useSuspenseFragment({
    fragment: StaySummary_HotelFragmentDoc,
    from: hotel,
    variables: { checkIn: stay.checkIn, checkOut: stay.checkOut },
  });
  const rooms = chosenRooms(data.roomTypes, selection, holds.held);
  const priced = usePricedRooms(hotelId, stay, rooms);
  const { freeIds, areAllFree, quoted, short } = priced;
  const { book, dismiss, phase, refusal } = useCheckout(
    hotelId,
    stay,
    rooms.map(({ id }) => id),
  );
  const isEmpty = rooms.length === 0;
  // the quote covers free rooms only; a checkout with others is answered with alternatives
  const version = areAllFree ? quoted.quote?.version : undefined;
  const isReady = bookable && !isEmpty && !short && (freeIds.length === 0 || quoted.isCurrent);

  return (
    <SummaryCard
      label="Your selection"
      title="Your selection"
      {...{ stay, changeStay, priced }}
      rooms={rooms.length}
      brief={quoted.quote && dollars(quoted.quote.totalCents)}
      notices={
        <>
          {holds.bookings.length > 0 && (
            <Box className="holds">
              {holds.bookings.map((booking) => (
                <HeldNotice key={booking.id} booking={booking} onEnd={() => holds.expire(booking.id)} />
              ))}
            </Box>
          )}
          {refusal && (
            <CheckoutRefusalNotice
              {...{ refusal, selection, select, changeStay }}
              onAgree={(agreed) => void book(agreed)}
              onBack={dismiss}
            />
          )}
        </>
      }
      action={{
        label: 'Book Now',
        isReady,
        isBusy: phase !== 'ready',
        onClick: () => void book(version),
      }}
      more={
        <Button className="clear" disabled={isEmpty} onClick={() => select({ type: 'clear' })}>
          Cancel selections
        </Button>
      }
      promise={
        phase === 'ready'
          ? 'You pay on the next page; your rooms are held meanwhile.'
          : 'Holding your rooms and opening the payment page …'
      }
    >
      <ChosenRooms
        {...{ rooms, stay, quoted }}
        howToChoose="Press Select beside a room to pick its room numbers."
        onRemove={(id) => select({ type: 'drop', id })}
      />
      {!isEmpty && (
        <SummaryTerms checkIn={stay.checkIn} policy={data.cancellationPolicy} timeZone={data.city.timeZone} />
      )}
    </SummaryCard>
  );
}
