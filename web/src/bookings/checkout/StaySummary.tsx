import { Suspense, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { lazyPart } from '../../apollo/lazyPart';
import type { StayDates } from '../../../../schema/nights';
import { sumCents } from '../../../../schema/prices';
import { partyOf } from '../../rooms/partyOf';
import { guestsWithoutBed } from '../../rooms/party';
import type { Selection, SelectionStep } from '../../rooms/selection';
import { useParty } from '../../search/useParty';
import { About } from '../../kit/About';
import { Button } from '../../kit/Button';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { inMyLanguage } from '../../kit/written';
import { CheckoutRefusalNotice } from './CheckoutRefusalNotice';
import { chosenExtras, type Quantities } from './chosenExtras';
import { detailsInput, useStayDetails } from '../guests/stayDetails';
import { GuestDetails } from './GuestDetails';
import { useTaken, type TakenOffer } from './useTaken';
import { SelectedRooms } from './SelectedRooms';
import { HeldNotice } from './HeldNotice';
import { selectedRooms } from './quoteLines';
import { useStaySummary_hotel, type StaySummary_HotelFragment } from './StaySummary.generated';
import styles from './summary.module.css';
import { SummaryCard } from './SummaryCard';
import { SummaryTerms } from './SummaryTerms';
import { useCheckout } from './useCheckout';
import type { Holds } from './useHeldBookings';
import { usePricedRooms } from './usePricedRooms';
import * as texts from './texts';

const TooSmallDialog = lazyPart(async () => (await import('./TooSmallDialog')).TooSmallDialog);

type Held = Holds['bookings'][number];

/** True if the held rooms and extras are exactly the selection. Then Book Now leads to their payment page. */
const isSameSelection = (
  { stays: held, extras: heldExtras }: Held,
  stay: StayDates,
  selection: Selection,
  extras: readonly { title: string; quantity: number }[],
): boolean =>
  held.length === selection.length &&
  heldExtras.length === extras.length &&
  heldExtras.every((one) =>
    extras.some((other) => one.title === other.title && one.quantity === other.quantity),
  ) &&
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
  /** True if the dates can be booked. */
  bookable: boolean;
  selection: Selection;
  select: (step: SelectionStep) => void;
  quantities: Quantities;
  setExtras: (changed: Quantities) => void;
  changeStay: (stay: StayDates) => void;
  holds: Holds;
  /** Rooms that the guest has taken with one press, until they are booked or cannot be. */
  taken: TakenOffer | undefined;
  onTaken: () => void;
  /** Opens the dialog to select rooms of a type. */
  openRooms: (roomTypeId: string) => void;
}

/** The rooms and extras selected in a hotel, their price and the button to pay. */
export function StaySummary(props: Props) {
  const { hotel, hotelId, stay, bookable, selection, select, quantities, setExtras, changeStay, holds } =
    props;
  const { taken, onTaken, openRooms } = props;
  const data = useStaySummary_hotel(hotel, {
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    ...inMyLanguage(),
  });
  const rooms = selectedRooms(data.roomTypes, selection, holds.held);
  const extras = chosenExtras(data.extras, quantities, stay);
  const priced = usePricedRooms(hotelId, stay, rooms, extras);
  const { freeIds, areAllFree, quoted, short } = priced;
  const roomNumberIds = rooms.map(({ id }) => id);
  const [party] = useParty();
  const tooSmall = guestsWithoutBed(rooms, party);
  const [details, setDetails] = useStayDetails(hotelId);
  const [isAsking, setAsking] = useState(false);
  const addable = data.roomTypes.find(({ roomNumbers }) =>
    roomNumbers.some(({ id, available }) => available && !selection.includes(id)),
  );
  // The guest is asked before a press books rooms that are too small.
  const guests = { party: partyOf(party), details: detailsInput(details), bookAnyway: Boolean(tooSmall) };
  const { book, dismiss, phase, refusal } = useCheckout(hotelId, { stay, roomNumberIds, extras, guests });
  const isEmpty = rooms.length === 0 && extras.length === 0;
  // The quote covers free rooms only. A checkout with taken rooms is answered with alternatives.
  const version = areAllFree ? quoted.quote?.version : undefined;
  const clear = () => {
    select({ type: 'clear' });
    setExtras(Object.fromEntries(Object.keys(quantities).map((id) => [id, 0])));
  };
  const isReady = bookable && !short && freeIds.length > 0 && quoted.isCurrent;
  useTaken(taken, onTaken, {
    isReady,
    isRefused: Boolean(quoted.problem ?? short) || !areAllFree,
    quoted,
    book: () => book(version),
  });

  return (
    <SummaryCard
      label={texts.yourSelection}
      title={texts.yourSelection}
      {...{ stay, changeStay, priced }}
      rooms={rooms.length}
      brief={
        quoted.quote && (
          <>
            {dollars(quoted.quote.totalCents + sumCents(extras))}
            <About cents={quoted.quote.totalCents + sumCents(extras)} />
          </>
        )
      }
      isAnswered={Boolean(refusal)}
      hint={holds.bookings.length > 0 ? texts.roomsHeldHere : tooSmall && texts.tooSmallForAll}
      notices={
        <>
          {holds.bookings.length > 0 && (
            <div className={styles.holds}>
              {holds.bookings.map((booking) => (
                <HeldNotice
                  key={booking.id}
                  booking={booking}
                  isSelection={isSameSelection(booking, stay, selection, extras)}
                  onEnd={() => holds.expire(booking.id)}
                />
              ))}
            </div>
          )}
          {tooSmall && <Notice kind="info">{`${tooSmall} ${texts.addRoomOrLarger}`}</Notice>}
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
        label: texts.bookNow,
        isReady,
        isBusy: phase !== 'ready',
        onClick: () => (tooSmall ? setAsking(true) : void book(version)),
      }}
      more={
        <Button className={styles.clear} disabled={isEmpty} onClick={clear}>
          {texts.cancelSelections}
        </Button>
      }
      promise={phase === 'ready' ? texts.payNext : texts.openingPayment}
    >
      <SelectedRooms
        {...{ rooms, stay, quoted }}
        emptyText={texts.nothingSelected}
        onRemove={(id) => select({ type: 'drop', id })}
        extras={extras}
        onRemoveExtra={(id) => setExtras({ [id]: 0 })}
      />
      {rooms.length > 0 && (
        <>
          <GuestDetails hotel={data} details={details} onChange={setDetails} />
          <SummaryTerms
            checkIn={stay.checkIn}
            policy={data.cancellationPolicy}
            timeZone={data.city.timeZone}
            sums={version && quoted.quote ? { ...quoted.quote, extrasCents: sumCents(extras) } : undefined}
          />
        </>
      )}
      {isAsking && tooSmall && (
        <Suspense fallback={null}>
          <TooSmallDialog
            title={tooSmall}
            onAdd={addable && (() => openRooms(addable.id))}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              void book(version);
            }}
          />
        </Suspense>
      )}
    </SummaryCard>
  );
}
