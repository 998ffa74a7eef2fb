import { fill } from '../../../../schema/fill';
import * as detailTexts from '../detail/texts';
import type { FragmentType } from '@apollo/client';
import { classNames } from '../../kit/classNames';
import { spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import { HoldActions } from '../detail/HoldActions';
import { useHeldNotice_booking, type HeldNotice_BookingFragment } from './HeldNotice.generated';
import styles from './HeldNotice.module.css';

interface Props {
  booking: FragmentType<HeldNotice_BookingFragment>;
  /** True if these rooms are the selection. Then Book Now pays for them, and the payment link is left out. */
  isSelection: boolean;
  /** Called when the time to pay is over. */
  onEnd: () => void;
}

/** Unpaid rooms of this hotel that the viewer holds. */
export function HeldNotice({ booking, isSelection, onEnd }: Props) {
  const data = useHeldNotice_booking(booking);
  const [first] = data.stays;
  return (
    <Notice role="group" aria-label={detailTexts.heldRooms} kind="info" hasIcon={false}>
      <HoldActions booking={data} isPaidElsewhere={isSelection} onEnd={onEnd}>
        {first && (
          <p className={classNames(text.small, styles.stay)}>
            {fill(detailTexts.stayAndRooms, {
              stay: spokenStay(first.checkIn, first.checkOut),
              count: data.stays.length,
            })}
          </p>
        )}
      </HoldActions>
    </Notice>
  );
}
