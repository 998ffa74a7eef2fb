import { createContext } from 'react';

/** What a calendar says of a night beside its number. */
export interface CalendarNote {
  /** Below the number. */
  text: string;
  /** The same in words, for those who listen. */
  spoken: string;
  isSoldOut: boolean;
  /** Whether it is marked by a dot. */
  isMarked: boolean;
}

export const CalendarNotes = createContext<ReadonlyMap<string, CalendarNote>>(new Map());
