import { classNames } from '../kit/classNames';
import { counted } from '../kit/format';
import text from '../kit/text.module.css';
import styles from './RoomsLeft.module.css';

interface Props {
  free: number;
  total: number;
  picked: number;
}

/** How many room numbers of a type are free for the dates, and how many of them are chosen. */
export function RoomsLeft({ free, total, picked }: Props) {
  const soldOut = free === 0;
  return (
    <div aria-live="polite">
      <p className={classNames(text.h6, soldOut ? text.quiet : styles.free)}>
        {soldOut ? 'Sold out for your dates' : `${free} of ${counted(total, 'room')} free`}
      </p>
      {picked > 0 && <p className={classNames(text.h6, styles.picked)}>{picked} chosen</p>}
    </div>
  );
}
