import { LIMITS } from '../../../../schema/limits';
import { nameProblemOf, textProblem } from '../../../../schema/textRules';
import { counted } from '../../kit/format';
import { useHotelTypeOptionsQuery } from '../fields/Options.generated';
import { CityReference, HotelTypeReference } from '../fields/references';
import { atMost, numberFrom, readNumber, required, splitWords, wholeFrom } from '../fields/rules';
import type { FieldsOf } from '../records/declaration';
import { RecordName } from '../table/RecordName';
import type {
  CreateHotelInput,
  HotelToUpdate_HotelFragment as Hotel,
  UpdateHotelInput,
} from './hotelRecord.generated';

export type HotelInput = CreateHotelInput & UpdateHotelInput;

const HotelTypeName = ({ id }: { id: string }) =>
  useHotelTypeOptionsQuery().data?.hotelTypes.find((type) => type.id === id)?.name ?? id;

const textOf = (number: number | null): string => (number === null ? '' : String(number));
const amount = (number: number | null, unit: string): string => (number === null ? '' : `${number} ${unit}`);

/** What a hotel is, where it is, and on what terms it is cancelled. */
export const hotelFields = {
  name: {
    label: 'Name',
    rule: nameProblemOf('the name of the hotel'),
    need: 'required',
    isWide: true,
    input: { maxLength: LIMITS.name },
    value: (hotel) => hotel.name,
  },
  cityId: {
    label: 'City',
    hint: 'Name or reference',
    rule: required('Choose the city.'),
    need: 'required',
    control: CityReference,
    value: ({ city }) => city.id,
    words: ({ city }) => city.name,
    wordsOf: ({ id }) => <RecordName kind="city" id={id} />,
  },
  typeId: {
    label: 'Hotel type',
    hint: 'Name or reference',
    rule: required('Choose the hotel type.'),
    need: 'required',
    control: HotelTypeReference,
    value: ({ type }) => type.id,
    words: ({ type }) => type.name,
    wordsOf: HotelTypeName,
  },
  description: {
    label: 'Description',
    hint: 'One or two sentences, for lists and the top of its page',
    rule: textProblem('the description', LIMITS.shortText),
    need: 'required',
    isLong: true,
    input: { maxLength: LIMITS.shortText },
    value: (hotel) => hotel.description,
  },
  detailedDescription: {
    label: 'Detailed description',
    rule: textProblem('the detailed description', LIMITS.longText),
    need: 'required',
    isLong: true,
    input: { maxLength: LIMITS.longText },
    value: (hotel) => hotel.detailedDescription,
  },
  address: {
    label: 'Address',
    rule: atMost(LIMITS.shortText),
    isWide: true,
    input: { maxLength: LIMITS.shortText },
    value: ({ address }) => address ?? '',
  },
  closestTouristLocation: {
    label: 'Closest tourist location',
    rule: atMost(LIMITS.name),
    input: { maxLength: LIMITS.name },
    value: ({ closestTouristLocation }) => closestTouristLocation ?? '',
  },
  distanceMiles: {
    label: 'Distance to it, in miles',
    rule: numberFrom(0, 1000, 'Enter the distance in miles, 0 to 1000.'),
    input: { inputMode: 'decimal' },
    value: ({ distanceMiles }) => textOf(distanceMiles),
    words: ({ distanceMiles }) => amount(distanceMiles, 'miles'),
    read: readNumber,
  },
  latitude: {
    label: 'Latitude',
    hint: 'Degrees north, for the map',
    rule: numberFrom(-90, 90, 'Enter degrees from -90 to 90.'),
    value: ({ latitude }) => textOf(latitude),
    read: readNumber,
  },
  longitude: {
    label: 'Longitude',
    hint: 'Degrees east, for the map',
    rule: numberFrom(-180, 180, 'Enter degrees from -180 to 180.'),
    value: ({ longitude }) => textOf(longitude),
    read: readNumber,
  },
  freeCancellationDays: {
    label: 'Free cancellation until',
    hint: 'Days before check-in; 1 unless given',
    rule: wholeFrom(0, LIMITS.stayNights, `Enter whole days, 0 to ${LIMITS.stayNights}.`),
    need: 'defaulted',
    input: { inputMode: 'numeric' },
    value: ({ cancellationPolicy }) => String(cancellationPolicy.freeCancellationDays),
    words: ({ cancellationPolicy }) =>
      `${counted(cancellationPolicy.freeCancellationDays, 'day')} before check-in`,
    read: readNumber,
    onUpdate: { hint: 'Days before check-in' },
  },
  lateRefundPercent: {
    label: 'Refund after that, in percent',
    hint: '0 unless given',
    rule: wholeFrom(0, 100, 'Enter percent, 0 to 100.'),
    need: 'defaulted',
    input: { inputMode: 'numeric' },
    value: ({ cancellationPolicy }) => String(cancellationPolicy.lateRefundPercent),
    words: ({ cancellationPolicy }) => `${cancellationPolicy.lateRefundPercent} percent`,
    read: readNumber,
    onUpdate: { hint: undefined },
  },
  amenities: {
    label: 'Amenities',
    hint: 'Comma separated: Lobby bar, Free WiFi, Pool',
    rule: (list) =>
      splitWords(list).length > LIMITS.amenities ? `Name at most ${LIMITS.amenities}.` : undefined,
    isWide: true,
    value: ({ amenities }) => amenities.join(', '),
    read: splitWords,
  },
} as const satisfies FieldsOf<Hotel, HotelInput>;
