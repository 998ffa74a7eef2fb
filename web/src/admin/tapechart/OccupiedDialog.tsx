import { fill } from '../../../../schema/fill';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { spokenDate } from '../../kit/format';
import { cancel } from '../../kit/texts';
import * as texts from './texts';

interface Props {
  /** The guest who moves. */
  guest: string;
  number: number;
  /** The day on which the guests in the room are due to leave. */
  checkOut: string;
  moveAnyway: () => void;
  onClose: () => void;
}

/** Asks whether to move a stay of today into a room whose guests have not checked out. */
export function OccupiedDialog({ guest, number, checkOut, moveAnyway, onClose }: Props) {
  return (
    <ConfirmDialog
      title={fill(texts.occupiedTitle, { number })}
      cancel={cancel}
      confirm={texts.moveAnyway}
      isLoss={false}
      isSending={false}
      onConfirm={() => {
        onClose();
        moveAnyway();
      }}
      onClose={onClose}
    >
      {fill(texts.occupiedIntro, { number, guest, day: spokenDate(checkOut) })}
    </ConfirmDialog>
  );
}
