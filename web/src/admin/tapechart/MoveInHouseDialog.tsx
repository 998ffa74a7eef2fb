import { fill } from '../../../../schema/fill';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { spokenStay } from '../../kit/format';
import text from '../../kit/text.module.css';
import { type Bar, guestOf, movableFrom } from './geometry';
import * as texts from './texts';

interface Props {
  bar: Bar;
  from: number | undefined;
  to: number;
  /** Today’s date at the hotel. */
  today: string;
  onMove: () => void;
  onClose: () => void;
}

/** Asks before guests whose stay has begun are moved: what moves, and that the price stays the same. */
export function MoveInHouseDialog({ bar, from, to, today, onMove, onClose }: Props) {
  const stay = spokenStay(movableFrom(bar, today), bar.to);
  return (
    <ConfirmDialog
      title={fill(texts.moveInHouseTitle, { guest: guestOf(bar), number: to })}
      cancel={texts.leaveInRoom}
      confirm={texts.move}
      isLoss={false}
      onConfirm={onMove}
      onClose={onClose}
    >
      <p className={text.body}>{fill(texts.moveInHouse, { stay, from: from ?? '' })}</p>
    </ConfirmDialog>
  );
}
