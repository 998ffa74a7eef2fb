import { failureWords } from '../../apollo/failureLink';
import type { StayAction } from './deskRows';
import {
  useCheckInStayMutation,
  useCheckOutStayMutation,
  useMarkStayNoShowMutation,
  useUndoStayStateMutation,
} from './StayAction.generated';
import * as texts from './texts';

/** Sends an action on a stay. Resolves to the reason if it is refused. */
export type SendStep = (stayId: string, action: StayAction) => Promise<string | undefined>;

export function useStayAction(): SendStep {
  const [checkIn] = useCheckInStayMutation();
  const [checkOut] = useCheckOutStayMutation();
  const [markNoShow] = useMarkStayNoShowMutation();
  const [undo] = useUndoStayStateMutation();

  const answer = async (stayId: string, action: StayAction) => {
    const variables = { input: { stayId } };
    switch (action) {
      case 'CHECK_IN':
        return (await checkIn({ variables })).data?.checkInStay;
      case 'CHECK_OUT':
        return (await checkOut({ variables })).data?.checkOutStay;
      case 'NO_SHOW':
        return (await markNoShow({ variables })).data?.markStayNoShow;
      case 'UNDO':
        return (await undo({ variables })).data?.undoStayState;
    }
  };
  return async (stayId, action) => {
    try {
      const result = await answer(stayId, action);
      return result && result.__typename !== 'DeskStay' ? result.message : undefined;
    } catch (error) {
      return failureWords(error) ?? texts.checkWhetherSaved;
    }
  };
}
