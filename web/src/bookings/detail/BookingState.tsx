import type { FragmentType } from '@apollo/client';
import { todayIn } from '../../../../schema/nights';
import { Dot } from '../../kit/Dot';
import { useBookingState_booking, type BookingState_BookingFragment } from './BookingState.generated';
import styles from './BookingState.module.css';

const STATES = {
  HELD: { word: 'Held, not paid yet', tone: 'warning' },
  CONFIRMED: { word: 'Confirmed', tone: 'success' },
  BEGUN: { word: 'Stay has begun', tone: 'success' },
  STAYED: { word: 'Stayed', tone: 'quiet' },
  CANCELLED: { word: 'Cancelled', tone: 'error' },
  EXPIRED: { word: 'Expired, not charged', tone: 'quiet' },
} as const;

/** The state of a booking as a labelled dot. */
export function BookingState({ booking }: { booking: FragmentType<BookingState_BookingFragment> }) {
  const data = useBookingState_booking(booking);
  const { word, tone } = STATES[data.status === 'CONFIRMED' ? placeInTime(data) : data.status];
  return (
    <span className={styles.state}>
      <Dot tone={tone}>{word}</Dot>
    </span>
  );
}

/** Whether a paid stay is to come, has begun or is over, by the hotel's date. */
function placeInTime({ hotel, stays }: BookingState_BookingFragment): 'CONFIRMED' | 'BEGUN' | 'STAYED' {
  const today = todayIn(hotel?.city.timeZone ?? 'UTC', new Date());
  if (!stays.some(({ checkIn }) => checkIn <= today)) return 'CONFIRMED';
  return stays.some(({ checkOut }) => checkOut > today) ? 'BEGUN' : 'STAYED';
}
