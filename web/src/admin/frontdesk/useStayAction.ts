import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { inlineErrors } from '../../session/useRefusal';
import type { StayAction } from './deskRows';
import {
  useCheckInStayMutation,
  useCheckOutStayMutation,
  useMarkStayNoShowMutation,
  useUndoStayStateMutation,
} from './StayAction.generated';

/** Takes a stay a step further, or back; answers why it was refused, or undefined. */
export type SendStep = (stayId: string, action: StayAction) => Promise<string | undefined>;

export function useStayAction(): SendStep {
  const options = { context: inlineErrors, refetchQueries: ['FrontDesk'], awaitRefetchQueries: true };
  const [checkIn] = useCheckInStayMutation(options);
  const [checkOut] = useCheckOutStayMutation(options);
  const [markNoShow] = useMarkStayNoShowMutation(options);
  const [undo] = useUndoStayStateMutation(options);

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
      const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
      return said ?? 'We could not reach Staybook. Look whether it was done.';
    }
  };
}
