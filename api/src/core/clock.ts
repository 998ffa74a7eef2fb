let offset = 0;

/** The present moment, from the machine's clock as tests have moved it. */
export const now = (): Date => new Date(Date.now() + offset);

/** Moves the clock of this process by so many milliseconds; tests only. */
export const shiftClock = (milliseconds: number): void => {
  offset += milliseconds;
};
