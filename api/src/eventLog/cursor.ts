import { BadInput } from '../core/problems';

/** The cursor before the first event. */
export const BEGINNING = '0';

/** A place in the log: the position of an event, and its time, by which a log that was restored from a backup is told apart. */
interface Place {
  position: number;
  at: Date;
}

/** The cursor of an event, such as `4711-mb2k0xq7`. */
export const cursorOf = ({ position, at }: Place): string => `${position}-${at.getTime().toString(36)}`;

/** The position in a cursor; 0 for the beginning. Throws BadInput if it has another form. */
export function positionIn(cursor: string): number {
  if (cursor === BEGINNING) return 0;
  const [, digits] = /^([1-9]\d{0,9})-[\da-z]{1,10}$/.exec(cursor) ?? [];
  if (!digits) throw new BadInput('The cursor is not one of this log. Use one that it returned.', ['after']);
  return Number(digits);
}
