import { written } from './answers';
import type { Answers } from './fakeServer';

/** A hotel in a list of results as the server returns it, with the price of the requested stay. */
export const foundHotel = {
  __typename: 'Hotel',
  id: 'b'.repeat(24),
  name: 'Casa do Azulejo',
  address: '12 Rua das Flores',
  city: { __typename: 'City', id: 'c1', name: 'Lisbon', timeZone: 'UTC' },
  type: { __typename: 'HotelType', id: 't1', name: 'Boutique' },
  language: 'EN' as const,
  texts: { __typename: 'HotelTexts', description: written('Nineteen rooms behind blue tiles.') },
  closestTouristLocation: 'the castle',
  distanceMiles: 0.2,
  touristLocationLatitude: 38.7139,
  touristLocationLongitude: -9.1335,
  ratingsAverage: 4.5 as number | null,
  numberOfRatings: 12,
  cheapestPriceCents: 14800,
  partyStay: { __typename: 'PartyStay', totalCents: 44400, roomsLeft: 3 },
  photos: [],
  amenities: [],
  cancellationPolicy: { __typename: 'CancellationPolicy', freeCancellationDays: 2, lateRefundPercent: 0 },
  latitude: 38.71,
  longitude: -9.13,
};
const facets = {
  __typename: 'HotelFacets',
  types: [
    { __typename: 'TypeCount', type: { __typename: 'HotelType', id: 't1', name: 'Boutique' }, hotels: 3 },
    { __typename: 'TypeCount', type: { __typename: 'HotelType', id: 't2', name: 'Motel' }, hotels: 0 },
  ],
  ratings: [{ __typename: 'RatingCount', minRating: 4, hotels: 2 }],
  amenities: [
    'Breakfast on the terrace',
    'Pool',
    'Bar',
    'Spa',
    'Gym',
    'Lift',
    'Garden',
    'Sauna',
    'Piano',
  ].map((amenity, place) => ({
    __typename: 'AmenityCount',
    amenity,
    hotels: 9 - place,
  })),
  features: (['FREE_CANCELLATION', 'BREAKFAST', 'WIFI', 'PARKING'] as const).map((feature, place) => ({
    __typename: 'FeatureCount',
    feature,
    hotels: 3 - place,
  })),
  guests: [1, 2, 3].map((guests) => ({ __typename: 'GuestsCount', guests, hotels: 4 - guests })),
};
const cities = ['Lisbon', 'Oslo', 'Athens'].map((name) => ({
  __typename: 'City',
  id: name,
  name,
  shownName: name,
  timeZone: 'UTC',
  numberOfHotels: 4,
}));
/** The answers to a search: these hotels, and the available filters. */
export const answersWith = (items: (typeof foundHotel)[]): Answers => ({
  ResultsCities: () => ({ cities }),
  Facets: () => ({ hotelFacets: facets }),
  NearestDates: () => ({
    nearestDates: [{ __typename: 'Dates', checkIn: '2030-12-09', checkOut: '2030-12-12' }],
  }),
  HotelsInCity: ({ city }) => ({
    hotels: { __typename: 'HotelList', total: city === 'Oslo' ? 5 : 0 },
  }),
  ResultsPage: () => ({ hotels: { __typename: 'HotelList', total: items.length, items } }),
});
