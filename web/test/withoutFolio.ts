import { booking } from './bookingAnswers';
import type { Answers } from './fakeServer';

/** The answers for staff who look at a booking that has no folio yet, and no extras. */
export const withoutFolio = {
  BookingExtras: () => ({
    booking: {
      __typename: 'Booking',
      id: booking.id,
      owedCents: booking.owedCents,
      hotel: { __typename: 'Hotel', id: booking.hotel.id, extras: [] },
      extras: [],
      viewerCan: { __typename: 'BookingAbilities', sellExtras: false },
    },
  }),
  BookingFolio: () => ({ booking: { ...booking, folio: null } }),
} satisfies Answers;
