import { NO_ROOM_DETAILS, type RoomDetails } from '../../schema/roomDetails';
import type { ExtraUnitName } from '../../schema/extras';
import { NO_HOUSE_RULES, type HouseRules } from '../../schema/houseRules';
import type { LanguageName } from '../../schema/language';
import type { Answers } from './fakeServer';
import type { CaptchaKind } from './operations.generated';

/** A line of taxes and fees. */
/** A chosen extra, as a quote has it. */
export interface QuotedExtra {
  __typename: 'QuotedExtra';
  quantity: number;
  extra: { __typename: 'Extra'; id: string; cents: number };
}
export interface Charge {
  __typename: 'ChargeLine';
  title: string;
  cents: number;
}

/** An extra as the page of a hotel asks for it. */
interface HotelExtra {
  __typename: 'Extra';
  id: string;
  title: string;
  unit: ExtraUnitName;
  cents: number;
  soldOnline: boolean;
  active: boolean;
  texts: ReturnType<typeof extraTexts>;
}

/** Check-in, check-out and house rules of a hotel that has set as little as possible. */
export const houseRules: HouseRules = {
  ...NO_HOUSE_RULES,
  checkInFrom: '15:00',
  checkInUntil: '22:00',
  checkOutUntil: '11:00',
  petsRule: 'NOT_ALLOWED',
  quietFrom: '22:00',
  quietUntil: '07:00',
  houseRules: 'Shoes stay outside.',
};

/** A text of a hotel, in English by default. */
export function written(text: string, language: LanguageName = 'EN') {
  return { __typename: 'WrittenText', language, text };
}

/** The texts of a room type, in English. */
export const roomTexts = (title: string, description: string) => ({
  __typename: 'RoomTypeTexts',
  title: written(title),
  description: written(description),
});

/** The texts of an extra, in English by default. */
export const extraTexts = (title: string, description: string | null = null, language?: LanguageName) => ({
  __typename: 'ExtraTexts',
  title: written(title, language),
  description: description === null ? null : written(description, language),
});

/** A hotel as the server returns it: two room types; room 102 of the first is taken on the first night. */
export const hotel = {
  __typename: 'Hotel',
  id: 'hotel1',
  name: 'The Lampwright',
  address: '214 West 10th Street',
  description: 'A former lamp factory.',
  detailedDescription: 'For sixty years it made streetlights.',
  closestTouristLocation: 'The Whitney Museum',
  distanceMiles: 0.5 as number | null,
  touristLocationLatitude: 40.7396 as number | null,
  touristLocationLongitude: -74.0089 as number | null,
  latitude: 40.7355 as number | null,
  longitude: -74.0042 as number | null,
  ...houseRules,
  language: 'EN' as LanguageName,
  texts: {
    __typename: 'HotelTexts',
    description: written('A former lamp factory.'),
    detailedDescription: written('For sixty years it made streetlights.'),
    houseRules: written('Shoes stay outside.') as ReturnType<typeof written> | null,
  },
  cheapestPriceCents: 28950,
  ratingsAverage: 4.2 as number | null,
  numberOfRatings: 6,
  photos: ['/pictures/hotel-1.svg'],
  amenities: ['Lobby bar'],
  cancellationPolicy: { __typename: 'CancellationPolicy', freeCancellationDays: 2, lateRefundPercent: 50 },
  extras: [] as HotelExtra[],
  city: { __typename: 'City', id: 'city1', name: 'New York', timeZone: 'America/New_York' },
  type: { __typename: 'HotelType', id: 'type1', name: 'Boutique' },
  roomTypes: [
    roomType('small', 'Petite double', 28950, [room('r101', 101), room('r102', 102, ['2099-03-01'])]),
    roomType('large', 'Attic suite', 60000, [room('r401', 401)]),
  ],
};

function room(id: string, number: number, unavailableNights: string[] = []) {
  const available = unavailableNights.length === 0;
  const details: RoomDetails = NO_ROOM_DETAILS;
  return { __typename: 'RoomNumber', id, number, ...details, available, unavailableNights };
}

function roomType(id: string, title: string, priceCents: number, roomNumbers: ReturnType<typeof room>[]) {
  return {
    __typename: 'RoomType',
    id,
    title,
    description: `${title} with a view.`,
    texts: roomTexts(title, `${title} with a view.`),
    priceCents,
    stayPrice: stayPrice(priceCents, priceCents, priceCents) as ReturnType<typeof stayPrice> | null,
    maxPeople: 2,
    photos: [`/pictures/${id}.svg`],
    amenities: ['King bed'],
    roomNumbers,
  };
}

/** The nights from 1 March 2099 on, with these prices. */
export function nightPrices(...prices: number[]) {
  return prices.map((cents, index) => ({ __typename: 'NightPrice', night: `2099-03-0${index + 1}`, cents }));
}

/** A stay from 1 March 2099 on in one room of a type, with the server's prices. */
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

/** The server's quote for rooms of the hotel from 1 to 4 March, by the price of each night. */
export function quote(rooms: Record<string, number[]>) {
  const type = (id: string) =>
    hotel.roomTypes.find(({ roomNumbers }) => roomNumbers.some((r) => r.id === id));
  const stays = Object.entries(rooms).map(([id, prices]) => ({
    __typename: 'QuotedStay',
    totalCents: prices.reduce((sum, cents) => sum + cents, 0),
    nightPrices: nightPrices(...prices),
    roomNumber: { __typename: 'RoomNumber', id },
    roomType: { __typename: 'RoomType', id: type(id)!.id },
  }));
  return {
    __typename: 'Quote',
    checkIn: '2099-03-01',
    checkOut: '2099-03-04',
    totalCents: stays.reduce((sum, stay) => sum + stay.totalCents, 0),
    minimumNights: 1,
    version: JSON.stringify(rooms),
    stays,
    charges: [] as Charge[],
    extras: [] as QuotedExtra[],
    extrasCents: 0,
  };
}

/** The answers for the hotel page, except the quote. */
export const hotelAnswers = (shown = hotel) =>
  ({
    HotelPage: () => ({ hotel: shown }),
    PartyRooms: () => ({ hotel: { __typename: 'Hotel' as const, id: shown.id, partyStay: null } }),
    HeldBookings: () => ({ myBookings: { __typename: 'BookingList', items: [] } }),
    NightsChanged: () => ({ nightsChanged: [] }),
    HotelReviews: () => ({
      hotel: { ...shown, ratingDistribution: [0, 2, 1, 0, 3], scoreAverages: [] },
      reviews: { __typename: 'ReviewList', total: 0, items: [] },
    }),
  }) satisfies Answers;

/** The captcha settings; without a captcha by default. */
export const captchaSettings = (kind: CaptchaKind = 'NONE', siteKey: string | null = null) => ({
  CaptchaSettings: () => ({
    settings: { __typename: 'Settings', captcha: { __typename: 'CaptchaSettings', kind, siteKey } },
  }),
});
