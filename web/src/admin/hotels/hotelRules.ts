import { LIMITS } from '../../../../schema/limits';
import { nameProblemOf, textProblem } from '../../../../schema/texts';
import { atMost, ifGiven, numberFrom, readNumber, splitWords, wholeFrom } from '../fields/rules';

/** What is asked of a hotel's name and descriptions. */
export const hotelTexts = {
  name: nameProblemOf('the name of the hotel'),
  description: textProblem('the description', LIMITS.shortText),
  detailedDescription: textProblem('the detailed description', LIMITS.longText),
};

/** The details that a hotel need not have. */
export const hotelDetails = {
  address: atMost(LIMITS.shortText),
  closestTouristLocation: atMost(LIMITS.name),
  distance: ifGiven(numberFrom(0, 1000, 'Enter the distance in miles, 0 to 1000.')),
  latitude: ifGiven(numberFrom(-90, 90, 'Enter degrees from -90 to 90.')),
  longitude: ifGiven(numberFrom(-180, 180, 'Enter degrees from -180 to 180.')),
  freeCancellationDays: ifGiven(
    wholeFrom(0, LIMITS.stayNights, `Enter whole days, 0 to ${LIMITS.stayNights}.`),
  ),
  lateRefundPercent: ifGiven(wholeFrom(0, 100, 'Enter percent, 0 to 100.')),
  amenities: (list: string) =>
    splitWords(list).length > LIMITS.amenities ? `Name at most ${LIMITS.amenities}.` : undefined,
};

export type DetailName = keyof typeof hotelDetails;

/** The details as the server takes them; what is empty is left out. */
export function readDetails(values: Record<DetailName, string>) {
  const amenities = splitWords(values.amenities);
  return {
    address: values.address.trim() || undefined,
    closestTouristLocation: values.closestTouristLocation.trim() || undefined,
    distanceMiles: readNumber(values.distance),
    latitude: readNumber(values.latitude),
    longitude: readNumber(values.longitude),
    freeCancellationDays: readNumber(values.freeCancellationDays),
    lateRefundPercent: readNumber(values.lateRefundPercent),
    amenities: amenities.length > 0 ? amenities : undefined,
  };
}
