import { shiftClock } from '../src/core/clock';

/**
 * Does the work with the server's clock moved ahead by these milliseconds (negative: back), and then resets the clock.
 */
export async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  shiftClock(milliseconds);
  try {
    return await work();
  } finally {
    shiftClock(-milliseconds);
  }
}
