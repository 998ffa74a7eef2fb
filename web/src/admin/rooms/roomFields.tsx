import { LIMITS } from '../../../../schema/limits';
import { readPrice, writeDollars } from '../../../../schema/prices';
import { nameProblemOf, textProblem } from '../../../../schema/textRules';
import { dollars } from '../../kit/format';
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
import type { FieldsOf } from '../records/declaration';
import type {
  CreateRoomTypeInput,
  RoomToUpdate_RoomTypeFragment as RoomType,
  UpdateRoomTypeInput,
} from './roomRecord.generated';

/** Room numbers that a hint lists. */
const LISTED = 30;

function listNumbers({ roomNumbers }: RoomType): string {
  const numbers = roomNumbers.map(({ number }) => number);
  const more = numbers.length > LISTED ? ` and ${numbers.length - LISTED} more` : '';
  return numbers.slice(0, LISTED).join(', ') + more;
}
const readNumbers = (text: string) => (text.trim() ? readRoomNumbers(text) : undefined);

/** What a room type is, with its room numbers and its hotel. */
export const roomFields = {
  roomTypeId: {
    label: 'Room reference',
    hint: 'Its title finds it too.',
    only: 'update',
    isWide: true,
    control: RoomTypeReference,
  },
  hotelId: {
    label: 'Hotel reference',
    hint: 'Its name finds it too.',
    rule: required('Choose the hotel.'),
    need: 'required',
    isWide: true,
    control: HotelReference,
    onUpdate: {
      label: 'Another hotel',
      hint: undefined,
      need: undefined,
      words: ({ hotel }) => hotel.name,
      isHidden: ({ removeRoomNumbers }) => Boolean(removeRoomNumbers?.trim()),
    },
  },
  title: {
    label: 'Title',
    rule: nameProblemOf('the title of the room'),
    need: 'required',
    isWide: true,
    input: { maxLength: LIMITS.name },
    value: (room) => room.title,
  },
  priceCents: {
    label: 'Price per night, in $',
    rule: priceProblem,
    need: 'required',
    input: { inputMode: 'decimal' },
    value: (room) => writeDollars(room.priceCents),
    words: (room) => dollars(room.priceCents),
    read: (text) => readPrice(text).cents!,
  },
  maxPeople: {
    label: 'Max people',
    hint: '2 unless given',
    rule: wholeFrom(1, LIMITS.people, `Enter how many people, 1 to ${LIMITS.people}.`),
    need: 'defaulted',
    input: { inputMode: 'numeric' },
    value: (room) => String(room.maxPeople),
    read: readNumber,
    onUpdate: { hint: undefined },
  },
  description: {
    label: 'Description',
    rule: textProblem('the description', LIMITS.shortText),
    need: 'required',
    isLong: true,
    input: { maxLength: LIMITS.shortText },
    value: (room) => room.description,
  },
  roomNumbers: {
    label: 'Room numbers',
    hint: 'Comma separated: 101, 102. A range stands for all in it: 201-210.',
    rule: roomNumbersProblem,
    need: 'required',
    only: 'create',
    isWide: true,
    input: { autoComplete: 'off' },
    read: (text) => readRoomNumbers(text)!,
  },
  amenities: {
    label: 'Amenities',
    hint: 'Comma separated: King bed, Bathtub, Balcony',
    rule: (list) =>
      splitWords(list).length > LIMITS.amenities ? `Name at most ${LIMITS.amenities}.` : undefined,
    isWide: true,
    value: ({ amenities }) => amenities.join(', '),
    read: splitWords,
  },
  addRoomNumbers: {
    label: 'Add rooms',
    rule: roomNumbersProblem,
    only: 'update',
    isWide: true,
    input: { autoComplete: 'off' },
    words: listNumbers,
    read: readNumbers,
  },
  removeRoomNumbers: {
    label: 'Remove rooms',
    hint: 'Comma separated: 101, 102, 201-210',
    rule: roomNumbersProblem,
    only: 'update',
    isWide: true,
    input: { autoComplete: 'off' },
    isHidden: ({ hotelId }) => Boolean(hotelId?.trim()),
    read: readNumbers,
  },
} as const satisfies FieldsOf<RoomType, CreateRoomTypeInput & UpdateRoomTypeInput>;
