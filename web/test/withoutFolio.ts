import { booking } from './bookingAnswers';
import type { Answers } from './fakeServer';

/** The answer for staff who look at a booking that has no folio yet. */
export const withoutFolio = {
  BookingFolio: () => ({ booking: { ...booking, folio: null } }),
} satisfies Answers;
