import type { FrontDeskQuery } from './FrontDesk.generated';

type Desk = NonNullable<FrontDeskQuery['frontDesk']>;
export type DeskRow = Desk['arrivals'][number];
export type StayAction = DeskRow['actions'][number];

export const ACTIONS: Record<StayAction, string> = {
  CHECK_IN: 'Check in',
  CHECK_OUT: 'Check out',
  NO_SHOW: 'No-show',
  UNDO: 'Undo',
};
/** What the button of an action reads once it is done. */
export const DONE: Record<StayAction, string> = {
  CHECK_IN: 'Checked in',
  CHECK_OUT: 'Checked out',
  NO_SHOW: 'No-show',
  UNDO: 'Undone',
};
export const SPOKEN_DONE: Record<StayAction, string> = {
  CHECK_IN: 'has checked in',
  CHECK_OUT: 'has checked out',
  NO_SHOW: 'is marked as a no-show',
  UNDO: 'is set back',
};
export const STATES: Record<
  DeskRow['stay']['state'],
  readonly ['info' | 'success' | 'quiet' | 'error', string]
> = {
  EXPECTED: ['info', 'Expected'],
  CHECKED_IN: ['success', 'Checked in'],
  CHECKED_OUT: ['quiet', 'Checked out'],
  NO_SHOW: ['error', 'No-show'],
};

/** Rows whose room number, guest or reference has every word. */
export function search(rows: readonly DeskRow[], text: string): readonly DeskRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ stay, booking }: DeskRow) =>
    `${stay.number} ${stay.title} ${booking.user.name} ${booking.user.email ?? ''} ${booking.id}`.toLowerCase();
  return words.length ? rows.filter((row) => words.every((word) => textOf(row).includes(word))) : rows;
}

/** The row before (-1) or after (1) another of the lists, where a stay can be more than once. */
export function neighbour(rows: readonly DeskRow[], { id }: DeskRow, by: 1 | -1): DeskRow | undefined {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const place = distinct.findIndex((row) => row.id === id);
  return place < 0 ? undefined : distinct[place + by];
}

/** What is unusual about a stay on this day; undefined where nothing is. */
export function warningOf({ stay }: DeskRow, today: string): string | undefined {
  if (stay.state === 'EXPECTED' && stay.checkIn < today) return 'Not arrived yet';
  if (stay.state === 'CHECKED_IN' && stay.checkOut < today) return 'Should have left';
  return undefined;
}

export type Place = 'side' | 'main';

/**
 * Each action has its place in a row, and the way back lies in the other place: a second press at the point of the first
 * one never takes it back.
 */
export const placeOf = (action: StayAction, state: DeskRow['stay']['state']): Place => {
  if (action === 'UNDO') return state === 'NO_SHOW' ? 'main' : 'side';
  return action === 'NO_SHOW' ? 'side' : 'main';
};
