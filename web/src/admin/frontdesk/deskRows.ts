import { parseReference } from '../../../../schema/bookingReferences';
import { fill } from '../../../../schema/fill';
import type { FrontDeskQuery } from './FrontDesk.generated';
import type { PayOutRow } from './payOutRows';
import * as texts from './texts';

export type Desk = NonNullable<FrontDeskQuery['frontDesk']>;
export type DeskRow = Desk['arrivals'][number];
export type StayAction = DeskRow['actions'][number];

export const ACTION_LABELS: Record<StayAction, string> = {
  CHECK_IN: texts.checkIn,
  CHECK_OUT: texts.checkOut,
  NO_SHOW: texts.noShow,
  UNDO: texts.undo,
};
/** The label of an action's button after the action. */
export const DONE_LABELS: Record<StayAction, string> = {
  CHECK_IN: texts.checkedIn,
  CHECK_OUT: texts.checkedOut,
  NO_SHOW: texts.noShow,
  UNDO: texts.undone,
};
const OUTCOMES = {
  CHECK_IN: texts.hasCheckedIn,
  CHECK_OUT: texts.hasCheckedOut,
  NO_SHOW: texts.isNoShow,
  UNDO: texts.isUndone,
} as const;
/** The result of an action: `Ana has checked in.` */
export const outcomeOf = (action: StayAction, guest: string): string => fill(OUTCOMES[action], { guest });

/** The tone and the label of each status of a stay. */
export const STAY_STATES: Record<
  DeskRow['stay']['state'],
  readonly ['info' | 'success' | 'quiet' | 'error', string]
> = {
  EXPECTED: ['info', texts.expected],
  CHECKED_IN: ['success', texts.checkedIn],
  CHECKED_OUT: ['quiet', texts.checkedOut],
  NO_SHOW: ['error', texts.noShow],
};

/** Rows whose room number, guest or reference has every word. */
export const search = (rows: readonly DeskRow[], text: string): readonly DeskRow[] =>
  withWords(
    rows,
    text,
    ({ stay, booking }) =>
      `${stay.number} ${stay.title} ${booking.leadGuest?.name ?? ''} ${textOfGuest(booking)}`,
  );

/** Refunds whose guest or reference has every word. */
export const searchPayOuts = (rows: readonly PayOutRow[], text: string): readonly PayOutRow[] =>
  withWords(rows, text, ({ booking }) => (booking ? textOfGuest(booking) : ''));

const textOfGuest = ({ id, reference, user, contact }: NonNullable<PayOutRow['booking']>) =>
  `${user.name} ${contact?.email ?? ''} ${reference} ${id}`;

function withWords<Row>(rows: readonly Row[], text: string, textOf: (row: Row) => string): readonly Row[] {
  const words = (parseReference(text) ?? text).toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return rows;
  return rows.filter((row) => words.every((word) => textOf(row).toLowerCase().includes(word)));
}

/** The row before (-1) or after (1) another one of the lists. A stay counts once, even if two lists have it. */
export function neighbour(rows: readonly DeskRow[], { id }: DeskRow, by: 1 | -1): DeskRow | undefined {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const index = distinct.findIndex((row) => row.id === id);
  return index < 0 ? undefined : distinct[index + by];
}

/** Where the guests of a stay come from or go on: `From room 101`. */
export function moveOf({ stay: { movedFrom, movesTo } }: DeskRow): string | undefined {
  if (movesTo) return fill(texts.movesTo, movesTo);
  return movedFrom ? fill(texts.movesFrom, movedFrom) : undefined;
}

/** A warning about a stay that is overdue today. */
export function warningOf({ stay }: DeskRow, today: string): string | undefined {
  if (stay.state === 'EXPECTED' && stay.movedFrom && stay.checkIn <= today)
    return stay.checkIn < today ? texts.moveOverdue : texts.moveDue;
  if (stay.state === 'CHECKED_IN' && stay.movesTo && stay.checkOut <= today)
    return stay.checkOut < today ? texts.moveOverdue : texts.moveDue;
  if (stay.state === 'EXPECTED' && stay.checkIn < today) return texts.notArrived;
  if (stay.state === 'CHECKED_IN' && stay.checkOut < today) return texts.overdueCheckOut;
  return undefined;
}

/** A position among the buttons of a row. */
export type Slot = 'side' | 'main';

/** The slot of an action. Undo takes the other slot than the action before it, so a double click never undoes anything. */
export const slotOf = (action: StayAction, state: DeskRow['stay']['state']): Slot => {
  if (action === 'UNDO') return state === 'NO_SHOW' ? 'main' : 'side';
  return action === 'NO_SHOW' ? 'side' : 'main';
};
