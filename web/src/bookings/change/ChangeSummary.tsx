import type { FragmentType } from '@apollo/client';
import { dueForChange } from '../../../../schema/cancellation';
import type { StayDates } from '../../../../schema/nights';
import { ChosenRooms } from '../checkout/ChosenRooms';
import type { ChosenRoom } from '../checkout/quoteLines';
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

interface Props {
  booking: FragmentType<ChangeSummary_BookingFragment>;
  hotelId: string;
  stay: StayDates;
  /** The hotel's date. */
  today: string;
  rooms: readonly ChosenRoom[];
  selection: Selection;
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  /** Whether the choice differs from what is booked, on dates that can be booked. */
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
      label="Your change"
      title="As you want it"
      {...{ stay, changeStay, priced }}
      rooms={rooms.length}
      brief={quote && (isChange ? words : dollars(quote.totalCents))}
      outcome={
        <span className={isCurrent ? undefined : styles.old}>
          {isChange ? quote && words : 'Choose other dates or rooms to see what changes.'}
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
        label: isReady ? button : 'Change the booking',
        isReady,
        isBusy,
        onClick: () => quote && void change(quote.version),
      }}
      promise={
        cents > 0
          ? 'You pay the difference on the next page. Until it is paid, your booking stays as it is.'
          : 'Nothing changes until you confirm.'
      }
    >
      <ChosenRooms
        {...{ rooms, stay, quoted }}
        howToChoose="Tick the room numbers that you want."
        onRemove={(id) => select({ type: 'drop', id })}
      />
      <p className={classNames(text.body, text.quiet, styles.booked)}>
        Your booking so far <span>{dollars(booked.totalCents)}</span>
      </p>
    </SummaryCard>
  );
}
