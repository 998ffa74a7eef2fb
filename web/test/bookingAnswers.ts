import { houseRules, nightPrices, written, type Charge, type quote } from './answers';
import type { Data } from './fakeServer';
import type { BookingStatus, PaymentMethod, PaymentStatus } from './operations.generated';

type BookingData = NonNullable<Data<'BookingPage'>['booking']>;

/** One step of a booking's history, by the guest or by Staybook. */
export function step(id: string, at: string, why: string, byGuest: boolean) {
  const user = byGuest ? { __typename: 'User', id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Guest Demo' } : null;
  return { __typename: 'BookingEvent', id, at, why, reason: null as string | null, user };
}

/** A refund of a booking, as the server returns it: due unless said otherwise. */
export const bookingRefund = (method: PaymentMethod, amountCents: number, isDue = true) => ({
  __typename: 'BookingRefund',
  id: `refund${method}${amountCents}`,
  amountCents,
  method,
  createdAt: '2099-02-10T10:00:00.000Z',
  isDue,
  isWithheld: false,
});

/** A confirmed booking of room 101 for three nights, as the server returns it. */
export const booking = {
  __typename: 'Booking' as const,
  id: 'booking1',
  reference: 'K7M4-2QXR',
  status: 'CONFIRMED' as BookingStatus,
  payment: 'PAID' as PaymentStatus,
  createdAt: '2099-01-31T14:05:09.000Z',
  totalCents: 86850,
  extrasCents: 0,
  extras: [] as BookingData['extras'],
  paidCents: 86850,
  owedCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  heldUntil: null as BookingData['heldUntil'],
  pendingRefundCents: 0,
  cancellationRefundCents: 0,
  payments: [
    {
      __typename: 'Payment',
      id: 'payment1',
      amountCents: 86850,
      paidAt: '2099-01-31T14:07:00.000Z',
      method: 'ONLINE' as PaymentMethod,
      company: null as string | null,
      companyReference: null as string | null,
      canVoid: false,
      cardBrand: 'visa' as string | null,
      cardLast4: '4242' as string | null,
      refundedCents: 0,
      disputedCents: 0,
      openDisputeCents: 0,
      seller: 'Staybook',
    },
  ],
  disputes: [],
  refunds: [] as ReturnType<typeof bookingRefund>[],
  charges: [] as Charge[],
  cancellation: { __typename: 'BookingCancellation', freeUntil: '2099-02-27', lateRefundPercent: 50 },
  change: null as BookingData['change'] | null,
  history: [
    step('e1', '2099-01-31T14:05:09.000Z', 'Held for payment.', true),
    step('e2', '2099-01-31T14:07:00.000Z', 'Paid.', false),
  ],
  holdExpiresAt: null as string | null,
  checkoutUrl: null as string | null,
  arrivalHour: null as number | null,
  party: null as BookingData['party'],
  leadGuest: null as BookingData['leadGuest'],
  guestPhone: null as string | null,
  requests: [] as BookingData['requests'],
  requestNote: null as string | null,
  hotelName: 'The Lampwright',
  hotel: {
    __typename: 'Hotel',
    id: 'hotel1',
    address: '214 West 10th Street',
    latitude: 40.7355,
    longitude: -74.0042,
    ...houseRules,
    photos: ['/pictures/hotel-1.svg'],
    city: { __typename: 'City', id: 'city1', name: 'New York', timeZone: 'America/New_York' },
  },
  cityName: 'New York' as string | null,
  user: {
    __typename: 'User',
    id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
    name: 'Guest Demo',
  },
  contact: {
    __typename: 'GuestContact' as const,
    email: 'guest_demo@staybook.example' as string | null,
    phone: null as string | null,
  },
  paymentLinks: [] as BookingData['paymentLinks'],
  stays: [
    {
      __typename: 'Stay',
      id: 'stay1',
      title: 'Petite double',
      shownTitle: written('Petite double'),
      number: 101,
      checkIn: '2099-03-01',
      checkOut: '2099-03-04',
      nights: 3,
      nightPrices: nightPrices(28950, 28950, 28950),
      roomNumber: { __typename: 'RoomNumber', id: 'r101' },
    },
  ],
  review: null as { __typename: 'Review'; id: string } | null,
  invoices: [] as BookingData['invoices'],
  stayEndings: [] as BookingData['stayEndings'],
  viewerCan: {
    __typename: 'BookingAbilities',
    cancel: true,
    change: true,
    release: false,
    releaseChange: true,
    setArrivalHour: true,
    updateStayDetails: true,
    issueInvoice: true,
    refundIfCancelledCents: 86850,
    mostRefundCents: 0,
    mostGoodwillCents: 0,
    takePayment: false,
    payBalance: false,
    createPaymentLink: false,
    holdBooking: false,
    readGuestMessages: false,
    mostCreditCents: 0,
    endStay: false,
    changeByStaff: false,
    sellExtras: false,
    review: true,
  },
};

/** My bookings as the server returns them, all in the requested group. */
export const myBookings = (...items: (typeof booking)[]) => {
  const list = { __typename: 'BookingList', total: items.length, items };
  const none = { __typename: 'BookingList', total: 0 };
  return { myBookings: list, upcoming: { ...none, total: items.length }, past: none, cancelled: none };
};

/** The server's quote of a change of the booking, by default of all its nights. */
export function changeQuote(its: ReturnType<typeof quote>, nights = {}) {
  const of = (count: number, cents: number) => ({ __typename: 'ChangedNights', nights: count, cents });
  return {
    __typename: 'ChangeQuote',
    quote: its,
    kept: of(0, 0),
    added: of(3, its.totalCents),
    givenUp: of(3, booking.totalCents),
    differenceCents: its.totalCents - booking.totalCents,
    creditedCents: 0,
    ...nights,
  };
}
