import { fill } from '../../../../schema/fill';
import { taxNumberProblem } from '../../../../schema/invoices';
import { LIMITS } from '../../../../schema/limits';
import { nameProblemOf, textProblem } from '../../../../schema/textRules';
import { choosePropertyType, chooseCity, city, propertyType } from '../cities/texts';
import { useHotelTypeOptionsQuery } from '../fields/Options.generated';
import { CityReference, HotelTypeReference } from '../fields/references';
import { atMost, numberFrom, readNumber, required, splitWords, wholeFrom } from '../fields/rules';
import type { FieldsOf } from '../records/declaration';
import { RecordName } from '../table/RecordName';
import { distanceInMiles } from '../../kit/texts';
import type {
  CreateHotelInput,
  HotelToUpdate_HotelFragment as Hotel,
  UpdateHotelInput,
} from './hotelRecord.generated';
import * as texts from './texts';

export type HotelInput = CreateHotelInput & UpdateHotelInput;

const HotelTypeName = ({ id }: { id: string }) =>
  useHotelTypeOptionsQuery().data?.hotelTypes.find((type) => type.id === id)?.name ?? id;

const textOf = (number: number | null): string => (number === null ? '' : String(number));

/** The fields of a hotel: its description, location, cancellation terms and amenities. */
export const hotelFields = {
  name: {
    label: texts.name,
    rule: nameProblemOf(texts.theHotelName),
    need: 'required',
    isWide: true,
    input: { maxLength: LIMITS.name },
    value: (hotel) => hotel.name,
  },
  cityId: {
    label: city,
    hint: texts.nameOrReference,
    rule: required(chooseCity),
    need: 'required',
    control: CityReference,
    value: (hotel) => hotel.city.id,
    words: (hotel) => hotel.city.name,
    wordsOf: ({ id }) => <RecordName kind="city" id={id} />,
  },
  typeId: {
    label: propertyType,
    hint: texts.nameOrReference,
    rule: required(choosePropertyType),
    need: 'required',
    control: HotelTypeReference,
    value: ({ type }) => type.id,
    words: ({ type }) => type.name,
    wordsOf: HotelTypeName,
  },
  description: {
    label: texts.description,
    hint: texts.descriptionHint,
    rule: textProblem(texts.theDescription, LIMITS.shortText),
    need: 'required',
    isLong: true,
    input: { maxLength: LIMITS.shortText },
    value: (hotel) => hotel.description,
  },
  detailedDescription: {
    label: texts.detailedDescription,
    rule: textProblem(texts.theDetailedDescription, LIMITS.longText),
    need: 'required',
    isLong: true,
    input: { maxLength: LIMITS.longText },
    value: (hotel) => hotel.detailedDescription,
  },
  address: {
    label: texts.address,
    rule: atMost(LIMITS.shortText),
    isWide: true,
    input: { maxLength: LIMITS.shortText },
    value: ({ address }) => address ?? '',
  },
  taxNumber: {
    label: texts.taxNumber,
    hint: texts.taxNumberHint,
    rule: taxNumberProblem,
    input: { maxLength: LIMITS.taxNumber },
    value: ({ taxNumber }) => taxNumber ?? '',
  },
  closestTouristLocation: {
    label: texts.closestTouristLocation,
    rule: atMost(LIMITS.name),
    input: { maxLength: LIMITS.name },
    value: ({ closestTouristLocation }) => closestTouristLocation ?? '',
  },
  distanceMiles: {
    label: texts.distance,
    rule: numberFrom(0, 1000, texts.enterDistance),
    input: { inputMode: 'decimal' },
    value: ({ distanceMiles }) => textOf(distanceMiles),
    words: ({ distanceMiles }) =>
      distanceMiles === null ? '' : fill(distanceInMiles, { count: distanceMiles }),
    read: readNumber,
  },
  touristLocationLatitude: {
    label: texts.touristLocationLatitude,
    hint: texts.latitudeHint,
    rule: numberFrom(-90, 90, texts.enterLatitude),
    value: ({ touristLocationLatitude: latitude }) => textOf(latitude),
    read: readNumber,
  },
  touristLocationLongitude: {
    label: texts.touristLocationLongitude,
    hint: texts.longitudeHint,
    rule: numberFrom(-180, 180, texts.enterLongitude),
    value: ({ touristLocationLongitude: longitude }) => textOf(longitude),
    read: readNumber,
  },
  latitude: {
    label: texts.latitude,
    hint: texts.latitudeHint,
    rule: numberFrom(-90, 90, texts.enterLatitude),
    value: ({ latitude }) => textOf(latitude),
    read: readNumber,
  },
  longitude: {
    label: texts.longitude,
    hint: texts.longitudeHint,
    rule: numberFrom(-180, 180, texts.enterLongitude),
    value: ({ longitude }) => textOf(longitude),
    read: readNumber,
  },
  freeCancellationDays: {
    label: texts.freeCancellation,
    hint: texts.freeCancellationDefaultHint,
    rule: wholeFrom(0, LIMITS.stayNights, fill(texts.enterDays, { most: LIMITS.stayNights })),
    need: 'defaulted',
    input: { inputMode: 'numeric' },
    value: ({ cancellationPolicy }) => String(cancellationPolicy.freeCancellationDays),
    words: ({ cancellationPolicy }) =>
      fill(texts.daysBeforeCheckIn, { count: cancellationPolicy.freeCancellationDays }),
    read: readNumber,
    onUpdate: { hint: texts.freeCancellationHint },
  },
  lateRefundPercent: {
    label: texts.lateRefund,
    hint: texts.lateRefundDefaultHint,
    rule: wholeFrom(0, 100, texts.enterPercent),
    need: 'defaulted',
    input: { inputMode: 'numeric' },
    value: ({ cancellationPolicy }) => String(cancellationPolicy.lateRefundPercent),
    words: ({ cancellationPolicy }) => fill(texts.percent, { percent: cancellationPolicy.lateRefundPercent }),
    read: readNumber,
    onUpdate: { hint: undefined },
  },
  amenities: {
    label: texts.amenities,
    hint: texts.amenitiesHint,
    rule: (list) =>
      splitWords(list).length > LIMITS.amenities
        ? fill(texts.tooManyAmenities, { most: LIMITS.amenities })
        : undefined,
    isWide: true,
    value: ({ amenities }) => amenities.join(', '),
    read: splitWords,
  },
} as const satisfies FieldsOf<Hotel, HotelInput>;
