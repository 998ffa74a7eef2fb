import { fill } from '../../../schema/fill';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import styles from './RoomsLeft.module.css';
import * as texts from './texts';

interface Props {
  free: number;
  total: number;
  selected: number;
}

/** The number of rooms of a type that are free for the dates, and of those that are selected. */
export function RoomsLeft({ free, total, selected }: Props) {
  const soldOut = free === 0;
  return (
    <div aria-live="polite">
      <p className={classNames(text.h6, soldOut ? text.quiet : styles.free)}>
        {soldOut ? texts.soldOut : fill(texts.roomsFree, { free, total })}
      </p>
      {selected > 0 && (
        <p className={classNames(text.h6, styles.selected)}>
          {fill(texts.roomsSelected, { count: selected })}
        </p>
      )}
    </div>
  );
}
