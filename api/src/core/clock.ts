import { perApp } from './appState';

const clock = perApp(() => ({ offset: 0 }));

/** The present moment: the machine's clock plus the offset that tests set. */
export const now = (): Date => new Date(Date.now() + clock().offset);

/** Moves the clock of this process by a number of milliseconds; for tests only. */
export const shiftClock = (milliseconds: number): void => {
  clock().offset += milliseconds;
};
