import { registerEnumType } from 'type-graphql';
import { StayState, type Stay } from '../stay.entity';

/** The front desk's actions on a stay. */
export enum StayAction {
  CHECK_IN = 'CHECK_IN',
  CHECK_OUT = 'CHECK_OUT',
  NO_SHOW = 'NO_SHOW',
  UNDO = 'UNDO',
}
registerEnumType(StayAction, {
  name: 'StayAction',
  description: 'The front desk actions of a stay.',
  valuesConfig: {
    CHECK_IN: {
      description:
        'checkInStay: from its first day until the day before departure. Guests who come from another room are checked out there.',
    },
    CHECK_OUT: { description: 'checkOutStay: once the guests have checked in, also before the last day.' },
    NO_SHOW: {
      description: 'markStayNoShow: from the day after its first day, if the guests have not arrived.',
    },
    UNDO: {
      description:
        'undoStayState: a check-in or check-out on the same day, a no-show until the day of departure. What endStay ended is taken back with undoEndStay.',
    },
  },
});

/** Days after the departure for which guests who have not checked out count as in house. */
export const OVERDUE_DAYS = 30;

type Standing = Pick<Stay, 'state' | 'checkIn' | 'checkOut'>;

/** The stays of the same guests in other rooms: before this one, and after it. */
export interface RoomMoves {
  before?: Pick<Stay, 'state'> | undefined;
  after?: Pick<Stay, 'state'> | undefined;
}

/**
 * The actions that are possible today. All days are the hotel's. `since` is the day on which the state was
 * set. Guests who move to another room are checked in there, which checks them out here.
 */
export function actionsOf(
  { state, checkIn, checkOut }: Standing,
  today: string,
  since?: string,
  { before, after }: RoomMoves = {},
): StayAction[] {
  const isOver = today >= checkOut;
  if (after && isOver && state === StayState.CHECKED_IN) return [];
  if (after?.state === StayState.CHECKED_IN) return [];
  if (before?.state === StayState.CHECKED_IN && state === StayState.EXPECTED)
    return checkIn <= today && !isOver ? [StayAction.CHECK_IN] : [];
  switch (state) {
    case StayState.EXPECTED:
      return [
        ...(checkIn <= today && !isOver ? [StayAction.CHECK_IN] : []),
        ...(checkIn < today ? [StayAction.NO_SHOW] : []),
      ];
    case StayState.CHECKED_IN:
      return [StayAction.CHECK_OUT, ...(since === today ? [StayAction.UNDO] : [])];
    case StayState.CHECKED_OUT:
      return since === today ? [StayAction.UNDO] : [];
    case StayState.NO_SHOW:
      return isOver ? [] : [StayAction.UNDO];
  }
}

/** The state of a stay after an action. */
export function stateAfter(action: StayAction, state: StayState): StayState {
  if (action === StayAction.UNDO)
    return state === StayState.CHECKED_OUT ? StayState.CHECKED_IN : StayState.EXPECTED;
  if (action === StayAction.CHECK_IN) return StayState.CHECKED_IN;
  return action === StayAction.CHECK_OUT ? StayState.CHECKED_OUT : StayState.NO_SHOW;
}
