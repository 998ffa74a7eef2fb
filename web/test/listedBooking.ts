const USER = 'c'.repeat(24);
const ROOM = 'd'.repeat(24);
/** Its ids. */
export const BOOKING = 'a'.repeat(24);
export const HOTEL = 'b'.repeat(24);
/** A refund to pay out in cash. */
export const refund = {
  __typename: 'DeskRefund' as const,
  id: 'refund',
  amountCents: 4500,
  method: 'CASH' as const,
  paidOutAt: null,
  paidOutBy: null,
};
/** A booking as the list has it. */
export const booking = {
  __typename: 'Booking' as const,
  id: BOOKING,
  reference: 'K7M4-2QXR',
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'CONFIRMED' as const,
  payment: 'PAID' as const,
  holdExpiresAt: null,
  arrivalHour: null,
  party: null,
  leadGuest: null,
  guestPhone: null,
  requests: [],
  requestNote: null,
  totalCents: 20000,
  extrasCents: 0,
  paidCents: 20000,
  owedCents: 0,
  heldUntil: null,
  refundedCents: 4500,
  deskRefunds: [refund],
  hotelName: 'Olive Farm',
  hotel: { __typename: 'Hotel' as const, id: HOTEL },
  viewerCan: {
    __typename: 'BookingAbilities' as const,
    cancel: true,
    refundIfCancelledCents: 5500,
    mostRefundCents: 15500,
  },
  user: {
    __typename: 'User' as const,
    id: USER,
    name: 'Olga Farmer',
  },
  contact: {
    __typename: 'GuestContact' as const,
    email: 'olga@staybook.example' as string | null,
    phone: null as string | null,
  },
  stays: [
    {
      __typename: 'Stay' as const,
      id: ROOM,
      title: 'Garden room',
      number: 7,
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      nights: 2,
    },
  ],
  change: null,
};

/** Its stay at the front desk. */
export const deskStay = (state: 'EXPECTED' | 'CHECKED_IN', actions: string[]) => ({
  __typename: 'DeskStay' as const,
  id: ROOM,
  actions,
  stay: { ...booking.stays[0]!, state, movedFrom: null, movesTo: null },
});
/** The answer to what staff may do with it. */
export const work = (changes: object = {}) => ({
  booking: {
    ...booking,
    hotel: {
      ...booking.hotel,
      city: { __typename: 'City' as const, id: 'f'.repeat(24), timeZone: 'Europe/Lisbon' },
    },
    viewerCan: {
      ...booking.viewerCan,
      cancel: false,
      changeByStaff: false,
      takePayment: false,
      mostGoodwillCents: 0,
    },
    notes: [],
    payments: [],
    deskStays: [],
    roomStates: [],
    cancellationRefundCents: 0,
    refunds: [],
    ...changes,
  },
});
