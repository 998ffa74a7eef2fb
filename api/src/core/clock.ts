/** The present moment; the one place that asks the machine's clock, so that tests can move it. */
let offset = 0;

export const now = (): Date => new Date(Date.now() + offset);

/** Moves the clock of this process by so many milliseconds; tests only. */
export const shiftClock = (milliseconds: number): void => {
  offset += milliseconds;
};
