import { useState, type ReactNode } from 'react';
import { fill } from '../../../../schema/fill';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import text from '../../kit/text.module.css';
import type { Slot, StayAction } from './deskRows';
import { isClean, type RoomStatus } from './roomReadiness';
import * as texts from './texts';

type Act = (action: StayAction, slot: Slot) => void;

/** Asks before guests check in to a room that is not clean; `act` takes every action. */
export function useArriving(
  { number, status }: { number: number; status: RoomStatus | undefined },
  act: Act,
): { start: Act; dialog: ReactNode } {
  const [slot, setSlot] = useState<Slot>();
  const start: Act = (action, at) => {
    if (action === 'CHECK_IN' && !isClean(status)) setSlot(at);
    else act(action, at);
  };
  const close = () => setSlot(undefined);
  const dialog = slot !== undefined && (
    <ConfirmDialog
      title={fill(status === 'OUT_OF_ORDER' ? texts.isOutOfOrder : texts.isNotClean, {
        number: String(number),
      })}
      cancel={texts.goBack}
      confirm={texts.checkInAnyway}
      onConfirm={() => {
        act('CHECK_IN', slot);
        close();
      }}
      onClose={close}
    >
      <p className={text.body}>{texts.notCleanMeans}</p>
    </ConfirmDialog>
  );
  return { start, dialog };
}
