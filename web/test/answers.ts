/** A hotel as the server answers it: two room types, of the first room 102 is taken on the first night. */
export const hotel = {
  __typename: 'Hotel',
  id: 'hotel1',
  name: 'The Lampwright',
  address: '214 West 10th Street',
  description: 'A former lamp factory.',
  detailedDescription: 'For sixty years it made streetlights.',
  closestTouristLocation: 'The Whitney Museum',
  distanceMiles: 0.5,
  cheapestPriceCents: 28950,
  ratingsAverage: 4.2 as number | null,
  numberOfRatings: 6,
  photos: ['/pictures/hotel-1.svg'],
  amenities: ['Lobby bar'],
  cancellationPolicy: { __typename: 'CancellationPolicy', freeCancellationDays: 2, lateRefundPercent: 50 },
  city: { __typename: 'City', id: 'city1', name: 'New York', timeZone: 'America/New_York' },
  type: { __typename: 'HotelType', id: 'type1', name: 'Boutique' },
  roomTypes: [
    roomType('small', 'Petite double', 28950, [room('r101', 101), room('r102', 102, ['2099-03-01'])]),
    roomType('large', 'Attic suite', 60000, [room('r401', 401)]),
  ],
};

function room(id: string, number: number, unavailableNights: string[] = []) {
  const available = unavailableNights.length === 0;
  return { __typename: 'RoomNumber', id, number, available, unavailableNights };
}

function roomType(id: string, title: string, priceCents: number, roomNumbers: ReturnType<typeof room>[]) {
  return {
    __typename: 'RoomType',
    id,
    title,
    description: `${title} with a view.`,
    priceCents,
    stayPrice: stayPrice(priceCents, priceCents, priceCents),
    maxPeople: 2,
    photos: [`/pictures/${id}.svg`],
    amenities: ['King bed'],
    roomNumbers,
  };
}

/** Each night from 1 March 2099 on with its price. */
export function nightPrices(...prices: number[]) {
  return prices.map((cents, index) => ({ __typename: 'NightPrice', night: `2099-03-0${index + 1}`, cents }));
}

/** A stay from 1 March 2099 on in one room of a type, as the server prices it. */
export function stayPrice(...prices: number[]) {
  const totalCents = prices.reduce((sum, cents) => sum + cents, 0);
  return {
    __typename: 'StayPrice',
    totalCents,
    pricePerNightCents: Math.round(totalCents / prices.length),
    minimumNights: 1,
    nightPrices: nightPrices(...prices),
  };
}

/** What the server asks for rooms of the house, by what each costs a night; 1 to 4 March unless told. */
export function quote(rooms: Record<string, number[]>, changes: object = {}) {
  const type = (id: string) =>
    hotel.roomTypes.find(({ roomNumbers }) => roomNumbers.some((r) => r.id === id));
  const stays = Object.entries(rooms).map(([id, prices]) => ({
    __typename: 'QuotedStay',
    totalCents: prices.reduce((sum, cents) => sum + cents, 0),
    nightPrices: nightPrices(...prices),
    roomNumber: { __typename: 'RoomNumber', id },
    roomType: { __typename: 'RoomType', id: type(id)?.id },
  }));
  return {
    __typename: 'Quote',
    checkIn: '2099-03-01',
    checkOut: '2099-03-04',
    totalCents: stays.reduce((sum, stay) => sum + stay.totalCents, 0),
    minimumNights: 1,
    version: JSON.stringify(rooms),
    stays,
    charges: [] as object[],
    ...changes,
  };
}

/** One step of a booking's history, by the guest or by the house. */
export function step(id: string, at: string, why: string, byGuest: boolean) {
  const user = byGuest ? { __typename: 'User', id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Guest Demo' } : null;
  return { __typename: 'BookingEvent', id, at, why, user };
}

/** A confirmed booking of room 101 for three nights, as the server answers it. */
export const booking = {
  __typename: 'Booking',
  id: 'booking1',
  status: 'CONFIRMED',
  payment: 'PAID',
  createdAt: '2099-01-31T14:05:09.000Z',
  totalCents: 86850,
  paidCents: 86850,
  refundedCents: 0,
  charges: [] as object[],
  cancellation: { __typename: 'BookingCancellation', freeUntil: '2099-02-27', lateRefundPercent: 50 },
  change: null as object | null,
  history: [
    step('e1', '2099-01-31T14:05:09.000Z', 'Held for payment.', true),
    step('e2', '2099-01-31T14:07:00.000Z', 'Paid.', false),
  ],
  holdExpiresAt: null as string | null,
  checkoutUrl: null as string | null,
  hotelName: 'The Lampwright',
  hotel: {
    __typename: 'Hotel',
    id: 'hotel1',
    address: '214 West 10th Street',
    photos: ['/pictures/hotel-1.svg'],
    city: { __typename: 'City', id: 'city1', name: 'New York', timeZone: 'America/New_York' },
  },
  user: { __typename: 'User', id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Guest Demo' },
  stays: [
    {
      __typename: 'Stay',
      id: 'stay1',
      title: 'Petite double',
      number: 101,
      checkIn: '2099-03-01',
      checkOut: '2099-03-04',
      nights: 3,
      nightPrices: nightPrices(28950, 28950, 28950),
      roomNumber: { __typename: 'RoomNumber', id: 'r101' },
    },
  ],
  review: null as object | null,
  viewerCan: {
    __typename: 'BookingAbilities',
    cancel: true,
    change: true,
    release: false,
    refundIfCancelledCents: 86850,
    review: true,
  },
};
