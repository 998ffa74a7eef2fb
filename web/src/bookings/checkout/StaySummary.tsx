import type { FragmentType } from '@apollo/client';
import type { StayDates } from '../../../../schema/nights';
import { withoutBed } from '../../rooms/party';
import type { Selection, SelectionStep } from '../../rooms/selection';
import { useParty } from '../../search/useParty';
import { Button } from '../../kit/Button';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { CheckoutRefusalNotice } from './CheckoutRefusalNotice';
import { ChosenRooms } from './ChosenRooms';
import { HeldNotice } from './HeldNotice';
import { chosenRooms } from './quoteLines';
import { useStaySummary_hotel, type StaySummary_HotelFragment } from './StaySummary.generated';
import styles from './summary.module.css';
import { SummaryCard } from './SummaryCard';
import { SummaryTerms } from './SummaryTerms';
import { useCheckout } from './useCheckout';
import type { Holds } from './useHeldBookings';
import { usePricedRooms } from './usePricedRooms';

type HeldStay = Holds['bookings'][number]['stays'][number];

/** Whether what is held is just what is chosen: Book Now leads to its payment page. */
const isSameChoice = (held: readonly HeldStay[], stay: StayDates, selection: Selection): boolean =>
  held.length === selection.length &&
  held.every(
    ({ checkIn, checkOut, roomNumber }) =>
      checkIn === stay.checkIn &&
      checkOut === stay.checkOut &&
      roomNumber !== null &&
      selection.includes(roomNumber.id),
  );

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
  const data = useStaySummary_hotel(hotel, { checkIn: stay.checkIn, checkOut: stay.checkOut });
  const rooms = chosenRooms(data.roomTypes, selection, holds.held);
  const priced = usePricedRooms(hotelId, stay, rooms);
  const { freeIds, areAllFree, quoted, short } = priced;
  const { book, dismiss, phase, refusal } = useCheckout(
    hotelId,
    stay,
    rooms.map(({ id }) => id),
  );
  const isEmpty = rooms.length === 0;
  const crowded = withoutBed(rooms, useParty());
  // the quote covers free rooms only; a checkout with others is answered with alternatives
  const version = areAllFree ? quoted.quote?.version : undefined;
  const isReady = bookable && !short && freeIds.length > 0 && quoted.isCurrent;

  return (
    <SummaryCard
      label="Your selection"
      title="Your selection"
      {...{ stay, changeStay, priced }}
      rooms={rooms.length}
      brief={quoted.quote && dollars(quoted.quote.totalCents)}
      isAnswered={Boolean(refusal)}
      hint={holds.bookings.length > 0 ? 'You hold rooms here' : crowded && 'Too small for all guests'}
      notices={
        <>
          {holds.bookings.length > 0 && (
            <div className={styles.holds}>
              {holds.bookings.map((booking) => (
                <HeldNotice
                  key={booking.id}
                  booking={booking}
                  isChosen={isSameChoice(booking.stays, stay, selection)}
                  onEnd={() => holds.expire(booking.id)}
                />
              ))}
            </div>
          )}
          {crowded && <Notice kind="info">{crowded}</Notice>}
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
        <Button className={styles.clear} disabled={isEmpty} onClick={() => select({ type: 'clear' })}>
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
