import { nightsFrom, type Facts } from './facts';

const SEARCH = `query ($filter: HotelFilter, $checkIn: Night!, $checkOut: Night!) {
  hotels(filter: $filter, sort: PRICE_ASC, limit: 20) { total items { id name address description photos amenities
    city { id name } type { id name } ratingsAverage numberOfRatings cheapestPriceCents
    partyStay(checkIn: $checkIn, checkOut: $checkOut, guests: 2, rooms: 1) { totalCents roomsLeft } } } }`;
const HOTEL = `query ($id: ID!, $checkIn: Night!, $checkOut: Night!) { hotel(id: $id) {
  id name address description detailedDescription photos amenities city { id name } type { id name }
  roomTypes { id title description maxPeople photos amenities
    stayPrice(checkIn: $checkIn, checkOut: $checkOut) { totalCents nightPrices { night cents } }
    roomNumbers { id available(checkIn: $checkIn, checkOut: $checkOut) } } } }`;
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
  totalCents version stays { totalCents nightPrices { night cents } } charges { title cents } } }`;

/** The next request of a guest: a search, the page of a hotel, or a price, each time for other days or another hotel. */
export function questionOf({ hotels }: Facts, number: number): { query: string; variables: object } {
  const days = nightsFrom(10 + (number % 300));
  const { id, city, roomNumberId } = hotels[number % hotels.length]!;
  const kinds = [
    { query: SEARCH, variables: { filter: { city, guests: 2, ...days }, ...days } },
    { query: HOTEL, variables: { id, ...days } },
    { query: QUOTE, variables: { input: { hotelId: id, roomNumberIds: [roomNumberId], ...days } } },
  ];
  return kinds[number % kinds.length]!;
}
