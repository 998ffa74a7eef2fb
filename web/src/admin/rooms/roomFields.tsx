import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { readPrice, writeDollars } from '../../../../schema/prices';
import { nameProblemOf, textProblem } from '../../../../schema/textRules';
import { dollars } from '../../kit/format';
import { searchByName } from '../cities/texts';
import { HotelReference, RoomTypeReference } from '../fields/references';
import {
  priceProblem,
  readNumber,
  readRoomNumbers,
  required,
  roomNumbersProblem,
  splitWords,
  wholeFrom,
} from '../fields/rules';
import { translationsField } from '../fields/translations';
import { chooseHotel, hotel, theDescription, tooManyAmenities } from '../hotels/texts';
import type { FieldsOf } from '../records/declaration';
import type {
  CreateRoomTypeInput,
  RoomToUpdate_RoomTypeFragment as RoomType,
  UpdateRoomTypeInput,
} from './roomRecord.generated';
import * as texts from './texts';

/** The most room numbers that a hint lists. */
const MOST_LISTED = 30;

function listNumbers({ roomNumbers }: RoomType): string {
  const numbers = roomNumbers.map(({ number }) => number);
  const listed = numbers.slice(0, MOST_LISTED).join(', ');
  return numbers.length > MOST_LISTED
    ? fill(texts.andMore, { numbers: listed, count: numbers.length - MOST_LISTED })
    : listed;
}
const readNumbers = (text: string) => (text.trim() ? readRoomNumbers(text) : undefined);

/** The fields of a room type, with its room numbers and its hotel. */
export const roomFields = {
  roomTypeId: {
    label: texts.roomType,
    hint: texts.searchByTitle,
    only: 'update',
    isWide: true,
    control: RoomTypeReference,
  },
  hotelId: {
    label: hotel,
    hint: searchByName,
    rule: required(chooseHotel),
    need: 'required',
    isWide: true,
    control: ({ isNew, ...props }) => <HotelReference {...props} isOptional={!isNew} />,
    onUpdate: {
      label: texts.anotherHotel,
      hint: undefined,
      need: undefined,
      words: (room) => room.hotel.name,
      isHidden: ({ removeRoomNumbers }) => Boolean(removeRoomNumbers?.trim()),
    },
  },
  title: {
    label: texts.title,
    rule: nameProblemOf(texts.theTitle),
    need: 'required',
    isWide: true,
    input: { maxLength: LIMITS.name },
    value: (room) => room.title,
  },
  priceCents: {
    label: texts.pricePerNight,
    rule: priceProblem,
    need: 'required',
    input: { inputMode: 'decimal' },
    value: (room) => writeDollars(room.priceCents),
    words: (room) => dollars(room.priceCents),
    read: (text) => readPrice(text).cents!,
  },
  maxPeople: {
    label: texts.maxPeople,
    hint: texts.maxPeopleDefaultHint,
    rule: wholeFrom(1, LIMITS.people, fill(texts.enterMaxPeople, { most: LIMITS.people })),
    need: 'defaulted',
    input: { inputMode: 'numeric' },
    value: (room) => String(room.maxPeople),
    read: readNumber,
    onUpdate: { hint: undefined },
  },
  description: {
    label: texts.description,
    rule: textProblem(theDescription, LIMITS.shortText),
    need: 'required',
    isLong: true,
    input: { maxLength: LIMITS.shortText },
    value: (room) => room.description,
  },
  translations: translationsField<RoomType, 'title' | 'description'>(
    [
      { name: 'title', label: texts.title, maxLength: LIMITS.name, rule: nameProblemOf(texts.theTitle) },
      {
        name: 'description',
        label: texts.description,
        maxLength: LIMITS.shortText,
        rule: textProblem(theDescription, LIMITS.shortText),
        isLong: true,
      },
    ],
    ({ hotel: { language } }) => language,
    ({ translations }) => translations,
  ),
  roomNumbers: {
    label: texts.roomNumbers,
    hint: texts.roomNumbersHint,
    rule: roomNumbersProblem,
    need: 'required',
    only: 'create',
    isWide: true,
    input: { autoComplete: 'off' },
    read: (text) => readRoomNumbers(text)!,
  },
  amenities: {
    label: texts.amenities,
    hint: texts.amenitiesHint,
    rule: (list) =>
      splitWords(list).length > LIMITS.amenities
        ? fill(tooManyAmenities, { most: LIMITS.amenities })
        : undefined,
    isWide: true,
    value: ({ amenities }) => amenities.join(', '),
    read: splitWords,
  },
  addRoomNumbers: {
    label: texts.addRooms,
    rule: roomNumbersProblem,
    only: 'update',
    isWide: true,
    input: { autoComplete: 'off' },
    words: listNumbers,
    read: readNumbers,
  },
  removeRoomNumbers: {
    label: texts.removeRooms,
    hint: texts.removeRoomsHint,
    rule: roomNumbersProblem,
    only: 'update',
    isWide: true,
    input: { autoComplete: 'off' },
    isHidden: ({ hotelId }) => Boolean(hotelId?.trim()),
    read: readNumbers,
  },
} as const satisfies FieldsOf<RoomType, CreateRoomTypeInput & UpdateRoomTypeInput>;
