import type { FragmentType } from '@apollo/client';
import type { StayDates } from '../../../../schema/nights';
import { guestsOf } from '../../../../schema/partyWords';
import { guestsWithoutBed } from '../../rooms/party';
import { About } from '../../kit/About';
import { Notice } from '../../kit/Notice';
import { SelectedRooms } from '../checkout/SelectedRooms';
import type { SelectedRoom } from '../checkout/quoteLines';
import { SummaryCard } from '../checkout/SummaryCard';
import type { Selection, SelectionStep } from '../../rooms/selection';
import { dollars } from '../../kit/format';
import { ChangeRefusalNotice } from './ChangeRefusalNotice';
import { useChangeSummary_booking, type ChangeSummary_BookingFragment } from './ChangeSummary.generated';
import styles from './ChangeSummary.module.css';
import { difference } from './difference';
import { ChangeLines } from './ChangeLines';
import { useChange } from './useChange';
import { useChangePrice } from './useChangePrice';
import * as texts from './texts';

interface Props {
  booking: FragmentType<ChangeSummary_BookingFragment>;
  stay: StayDates;
  rooms: readonly SelectedRoom[];
  selection: Selection;
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  /** True if the selection differs from the booking and its dates can be booked. */
  isChange: boolean;
}

/** The changed booking, the difference in price, and the button to confirm it. */
export function ChangeSummary(props: Props) {
  const { booking, stay, rooms, selection, select, changeStay, isChange } = props;
  const booked = useChangeSummary_booking(booking);
  const { priced, changeQuote } = useChangePrice(booked.id, stay, rooms);
  const { freeIds, areAllFree, quoted, short } = priced;
  const { quote, isCurrent } = quoted;
  const cents = changeQuote?.differenceCents ?? 0;
  const more = quote ? quote.totalCents - booked.totalCents : 0;
  const { words, button, done } = difference(cents, more, changeQuote?.creditedCents);
  const { change, isBusy, refusal, dismiss } = useChange({
    bookingId: booked.id,
    roomNumberIds: freeIds,
    stay,
    askPrice: quoted.retry,
    done,
  });
  const { party } = booked;
  const tooSmall = guestsWithoutBed(
    rooms,
    party ? { guests: guestsOf(party), rooms: rooms.length } : undefined,
  );
  const isReady = isChange && areAllFree && isCurrent && !short;
  return (
    <SummaryCard
      label={texts.yourChange}
      title={texts.yourNewBooking}
      {...{ stay, changeStay, priced }}
      rooms={rooms.length}
      brief={quote && (isChange ? words : dollars(quote.totalCents + booked.extrasCents))}
      outcome={
        <span className={isCurrent ? undefined : styles.old}>
          {isChange ? quote && words : texts.chooseToSeePrice}
          {isChange && quote && cents !== 0 && <About cents={Math.abs(cents)} />}
        </span>
      }
      isAnswered={Boolean(refusal)}
      notices={
        <>
          {tooSmall && <Notice kind="info">{tooSmall}</Notice>}
          {refusal && (
            <ChangeRefusalNotice
              {...{ refusal, selection, select, changeStay }}
              onAgree={(version) => void change(version)}
              onBack={dismiss}
            />
          )}
        </>
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
        keptExtrasCents={booked.extrasCents}
        emptyText={texts.nothingSelected}
        onRemove={(id) => select({ type: 'drop', id })}
      />
      <ChangeLines
        wasCents={booked.totalCents}
        extrasCents={booked.extrasCents}
        changeQuote={isChange && isCurrent ? changeQuote : undefined}
        lateRefundPercent={booked.cancellation.lateRefundPercent}
      />
    </SummaryCard>
  );
}
