import { useState } from 'react';
import { useRefusal } from '../../session/useRefusal';
import type { DeskRow, StayAction } from './deskRows';
import {
  useCheckInStayMutation,
  useCheckOutStayMutation,
  useMarkStayNoShowMutation,
  useUndoStayStateMutation,
} from './StayAction.generated';

/** Takes stays a step further, or back; `last` is the last step, which can be undone. */
export function useStayAction() {
  const refusal = useRefusal();
  const [last, setLast] = useState<{ row: DeskRow; action: StayAction }>();
  const [checkIn, arriving] = useCheckInStayMutation();
  const [checkOut, leaving] = useCheckOutStayMutation();
  const [markNoShow, missing] = useMarkStayNoShowMutation();
  const [undo, undoing] = useUndoStayStateMutation();

  const answer = async (row: DeskRow, action: StayAction) => {
    const variables = { input: { stayId: row.stay.id } };
    switch (action) {
      case 'CHECK_IN':
        return (await refusal.answerOf(checkIn({ variables })))?.checkInStay;
      case 'CHECK_OUT':
        return (await refusal.answerOf(checkOut({ variables })))?.checkOutStay;
      case 'NO_SHOW':
        return (await refusal.answerOf(markNoShow({ variables })))?.markStayNoShow;
      case 'UNDO':
        return (await refusal.answerOf(undo({ variables })))?.undoStayState;
    }
  };
  const act = async (row: DeskRow, action: StayAction) => {
    const result = await answer(row, action);
    if (!result) return;
    if (result.__typename === 'DeskStay') setLast({ row, action });
    else refusal.show(result);
  };
  const isBusy = arriving.loading || leaving.loading || missing.loading || undoing.loading;
  return { act, isBusy, notice: refusal.notice, last, forget: () => setLast(undefined) };
}
