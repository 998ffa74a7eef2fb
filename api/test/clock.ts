import { shiftClock } from '../src/core/clock';

/** Does the work with the server's clock so many milliseconds ahead (or, negative, behind), and moves it back. */
export async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  shiftClock(milliseconds);
  try {
    return await work();
  } finally {
    shiftClock(-milliseconds);
  }
}
