import type { FragmentType } from '@apollo/client';
import { todayIn } from '../../../../schema/nights';
import { Dot } from '../../kit/Dot';
import { heldWords } from '../balance/heldUntil';
import { useBookingState_booking, type BookingState_BookingFragment } from './BookingState.generated';
import styles from './BookingState.module.css';
import * as texts from './texts';

const STATES = {
  HELD: { word: texts.stateHeld, tone: 'warning' },
  CONFIRMED: { word: texts.stateConfirmed, tone: 'success' },
  BEGUN: { word: texts.stateInProgress, tone: 'success' },
  STAYED: { word: texts.stateStayed, tone: 'quiet' },
  CANCELLED: { word: texts.stateCancelled, tone: 'error' },
  EXPIRED: { word: texts.stateExpired, tone: 'quiet' },
} as const;

/** The state of a booking as a labelled dot. */
export function BookingState({ booking }: { booking: FragmentType<BookingState_BookingFragment> }) {
  const data = useBookingState_booking(booking);
  const { word, tone } = stateOf(data);
  return (
    <span className={styles.state}>
      <Dot tone={tone}>{word}</Dot>
    </span>
  );
}

/** A held booking is not confirmed for its guest before it is paid. */
const stateOf = (data: BookingState_BookingFragment) =>
  data.heldUntil
    ? { word: heldWords(data.heldUntil), tone: 'warning' as const }
    : STATES[data.status === 'CONFIRMED' ? stageOfStay(data) : data.status];

/** The stage of a paid stay on the hotel's date: ahead, in progress or over. */
function stageOfStay({ hotel, stays }: BookingState_BookingFragment): 'CONFIRMED' | 'BEGUN' | 'STAYED' {
  const today = todayIn(hotel?.city.timeZone ?? 'UTC', new Date());
  if (!stays.some(({ checkIn }) => checkIn <= today)) return 'CONFIRMED';
  return stays.some(({ checkOut }) => checkOut > today) ? 'BEGUN' : 'STAYED';
}
