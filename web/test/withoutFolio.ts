import { booking } from './bookingAnswers';
import type { Answers } from './fakeServer';

/** The answers for staff who look at a booking that has no folio yet, and no extras. */
export const withoutFolio = {
  BookingExtras: () => ({ booking: { ...booking, extras: [], hotel: { ...booking.hotel, extras: [] } } }),
  BookingFolio: () => ({ booking: { ...booking, folio: null } }),
} satisfies Answers;
