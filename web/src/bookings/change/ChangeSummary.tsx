import type { FragmentType } from '@apollo/client';
import { dueForChange } from '../../../../schema/cancellation';
import type { StayDates } from '../../../../schema/nights';
import { SelectedRooms } from '../checkout/SelectedRooms';
import type { SelectedRoom } from '../checkout/quoteLines';
import { SummaryCard } from '../checkout/SummaryCard';
import { usePricedRooms } from '../checkout/usePricedRooms';
import type { Selection, SelectionStep } from '../../rooms/selection';
import { classNames } from '../../kit/classNames';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { ChangeRefusalNotice } from './ChangeRefusalNotice';
import { useChangeSummary_booking, type ChangeSummary_BookingFragment } from './ChangeSummary.generated';
import styles from './ChangeSummary.module.css';
import { difference } from './difference';
import { useChange } from './useChange';
import * as texts from './texts';

interface Props {
  booking: FragmentType<ChangeSummary_BookingFragment>;
  hotelId: string;
  stay: StayDates;
  /** The hotel's date. */
  today: string;
  rooms: readonly SelectedRoom[];
  selection: Selection;
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  /** True if the selection differs from the booking and its dates can be booked. */
  isChange: boolean;
}

/** The changed booking, the difference in price, and the button to confirm it. */
export function ChangeSummary(props: Props) {
  const { booking, hotelId, stay, today, rooms, selection, select, changeStay, isChange } = props;
  const booked = useChangeSummary_booking(booking);
  const priced = usePricedRooms(hotelId, stay, rooms);
  const { freeIds, areAllFree, quoted, short } = priced;
  const { quote, isCurrent } = quoted;
  const [wasCents, isCents] = [booked.totalCents, quote?.totalCents ?? booked.totalCents];
  const cents = dueForChange({ wasCents, isCents, ...booked.cancellation }, today);
  const { words, button, done } = difference(cents, isCents - wasCents);
  const { change, isBusy, refusal, dismiss } = useChange({
    bookingId: booked.id,
    roomNumberIds: freeIds,
    hotelId,
    stay,
    done,
  });
  const isReady = isChange && areAllFree && isCurrent && !short;
  return (
    <SummaryCard
      label={texts.yourChange}
      title={texts.yourNewBooking}
      {...{ stay, changeStay, priced }}
      rooms={rooms.length}
      brief={quote && (isChange ? words : dollars(quote.totalCents))}
      outcome={
        <span className={isCurrent ? undefined : styles.old}>
          {isChange ? quote && words : texts.chooseToSeePrice}
        </span>
      }
      isAnswered={Boolean(refusal)}
      notices={
        refusal && (
          <ChangeRefusalNotice
            {...{ refusal, selection, select, changeStay }}
            onAgree={(version) => void change(version)}
            onBack={dismiss}
          />
        )
      }
      action={{
        label: isReady ? button : texts.changeBooking,
        isReady,
        isBusy,
        onClick: () => quote && void change(quote.version),
      }}
      promise={cents > 0 ? texts.payDifferenceNext : texts.nothingChangesYet}
    >
      <SelectedRooms
        {...{ rooms, stay, quoted }}
        emptyText={texts.nothingSelected}
        onRemove={(id) => select({ type: 'drop', id })}
      />
      <p className={classNames(text.body, text.quiet, styles.booked)}>
        {texts.currentBooking} <span>{dollars(booked.totalCents)}</span>
      </p>
    </SummaryCard>
  );
}
