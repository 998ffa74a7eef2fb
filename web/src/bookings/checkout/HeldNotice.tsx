import type { FragmentType } from '@apollo/client';
import { classNames } from '../../kit/classNames';
import { counted, spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import { HoldActions } from '../detail/HoldActions';
import { useHeldNotice_booking, type HeldNotice_BookingFragment } from './HeldNotice.generated';
import styles from './HeldNotice.module.css';

interface Props {
  booking: FragmentType<HeldNotice_BookingFragment>;
  /** Whether these rooms are what is chosen: then Book Now pays them, and a second button for it is left out. */
  isChosen: boolean;
  /** When the time to pay is over. */
  onEnd: () => void;
}

/** Rooms of this hotel that the viewer holds and has not paid yet. */
export function HeldNotice({ booking, isChosen, onEnd }: Props) {
  const data = useHeldNotice_booking(booking);
  const [first] = data.stays;
  return (
    <Notice role="group" aria-label="Held rooms" kind="info" hasIcon={false}>
      <HoldActions booking={data} isPaidElsewhere={isChosen} onEnd={onEnd}>
        {first && (
          <p className={classNames(text.small, styles.stay)}>
            {counted(data.stays.length, 'room')}, {spokenStay(first.checkIn, first.checkOut)}
          </p>
        )}
      </HoldActions>
    </Notice>
  );
}
