import { counted } from '../../kit/format';
import { houseRuleValues, presentHouseRules } from './hotelHouseRules';
import type { HotelToUpdate_HotelFragment } from './UpdateHotelPage.generated';

/** What a form says of each field of the hotel as it is. */
export function presentHotel(hotel: HotelToUpdate_HotelFragment | undefined) {
  if (!hotel) return undefined;
  const { cancellationPolicy: policy } = hotel;
  return {
    name: now(hotel.name),
    city: now(hotel.city.name),
    type: now(hotel.type.name),
    description: now(hotel.description),
    detailedDescription: now(shorten(hotel.detailedDescription)),
    address: now(hotel.address),
    closestTouristLocation: now(hotel.closestTouristLocation),
    distance: now(hotel.distanceMiles, 'miles'),
    latitude: now(hotel.latitude),
    longitude: now(hotel.longitude),
    freeCancellationDays: now(`${counted(policy.freeCancellationDays, 'day')} before check-in`),
    lateRefundPercent: now(policy.lateRefundPercent, 'percent'),
    ...presentHouseRules(hotel),
    amenities: now(hotel.amenities.join(', ')),
    manager: now(hotel.manager?.name),
    staff: now(hotel.staff.map(({ name }) => name).join(', ')),
  };
}

/** The hotel as the fields of its form have it. */
export function hotelValues(hotel: HotelToUpdate_HotelFragment) {
  const { cancellationPolicy: policy } = hotel;
  return {
    name: hotel.name,
    city: hotel.city.id,
    type: hotel.type.id,
    description: hotel.description,
    detailedDescription: hotel.detailedDescription,
    address: hotel.address ?? '',
    closestTouristLocation: hotel.closestTouristLocation ?? '',
    distance: textOf(hotel.distanceMiles),
    latitude: textOf(hotel.latitude),
    longitude: textOf(hotel.longitude),
    freeCancellationDays: String(policy.freeCancellationDays),
    lateRefundPercent: String(policy.lateRefundPercent),
    ...houseRuleValues(hotel),
    amenities: hotel.amenities.join(', '),
    manager: hotel.manager?.refNumber ?? '',
  };
}

const textOf = (number: number | null): string => (number === null ? '' : String(number));

const now = (value: string | number | null | undefined, unit = ''): string =>
  value == null || value === '' ? 'Now: none' : `Now: ${value} ${unit}`.trim();

/** As much of a long text as tells which it is. */
const shorten = (text: string): string =>
  text.length > 140 ? `${text.slice(0, 140).replace(/\s+\S*$/, '')} …` : text;
