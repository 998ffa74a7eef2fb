import { EXTRA_UNITS } from '../../schema/extras';
import { LANGUAGE_TAGS, type Language } from '../../schema/language';
import { LIMITS } from '../../schema/limits';
import { Type, type Static, type TProperties } from '@sinclair/typebox';
import { HotelDuty } from '../src/access/duty.enum';

/*
 * The shapes of the files in data/. Their texts contain placeholders: FRONT and BACK are the views from the hotel's
 * windows, ROOM is the title of the room, CITY is the city, NIGHTS is the length of the stay.
 */

/** An object with these properties and no others, so that a misspelled property is found. */
const shape = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const words = Type.Array(Type.String());
const Latitude = Type.Number({ minimum: -90, maximum: 90 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });
const hour = Type.String({ pattern: '^[0-2]\\d:[0-5]\\d$' });
const rule = Type.Union([Type.Literal('ALLOWED'), Type.Literal('ON_REQUEST'), Type.Literal('NOT_ALLOWED')]);

/** The six hotel types of the demonstration. */
const HotelTypeName = Type.Union([
  Type.Literal('Boutique'),
  Type.Literal('City hotel'),
  Type.Literal('Resort'),
  Type.Literal('Lodge'),
  Type.Literal('Motel'),
  Type.Literal('Apartments'),
]);
export type HotelTypeName = Static<typeof HotelTypeName>;

/** A hotel; its room types are composed from its hotel type. */
const HotelSeed = shape({
  name: Type.String(),
  type: HotelTypeName,
  address: Type.String(),
  latitude: Latitude,
  longitude: Longitude,
  /** The nearest sight; a few hotels lie near none. */
  sight: Type.Optional(
    shape({ name: Type.String(), miles: Type.Number(), latitude: Latitude, longitude: Longitude }),
  ),
  /** The price of a night in its plainest room, in whole dollars. */
  dollars: Type.Integer({ minimum: 1 }),
  description: Type.String(),
  /** The paragraphs of the detailed description. */
  story: words,
  /** The views from the front and back windows; completes "a view of ...". */
  front: Type.String(),
  back: Type.String(),
  /** Amenities that other hotels of its type lack. */
  amenities: words,
});
export type HotelSeed = Static<typeof HotelSeed>;

export const CitySeed = shape({
  name: Type.String(),
  timeZone: Type.String(),
  hotels: Type.Array(HotelSeed),
});

const RoomTypeSeed = shape({
  title: Type.String(),
  /** Price as a multiple of that of the hotel's plainest room. */
  factor: Type.Number({ minimum: 1 }),
  maxPeople: Type.Integer({ minimum: 1 }),
  amenities: words,
  /** Two descriptions to choose from. */
  texts: Type.Tuple([Type.String(), Type.String()]),
});
export type RoomTypeSeed = Static<typeof RoomTypeSeed>;

export const HotelTypeSeed = shape({
  amenities: words,
  /** The plainest first; every hotel of the type has that one. */
  rooms: Type.Array(RoomTypeSeed, { minItems: 4 }),
});
export type HotelTypeSeed = Static<typeof HotelTypeSeed>;

const SomeRules = Type.Partial(
  shape({
    checkInFrom: hour,
    checkInUntil: hour,
    checkOutUntil: hour,
    quietFrom: hour,
    quietUntil: hour,
    childrenRule: rule,
    petsRule: rule,
    smokingRule: rule,
    partiesRule: rule,
    houseRules: Type.String(),
  }),
);
/**
 * House rules by hotel type: the rules that all hotels of the type share, and the variants that they use one after the
 * other.
 */
export const RulesByType = Type.Record(
  HotelTypeName,
  shape({ all: SomeRules, ways: Type.Array(SomeRules, { minItems: 1 }) }),
  { additionalProperties: false },
);

/** Texts of hotels, of their rooms and of house rules in another language, by those that they translate. */
export const TranslationsSeed = shape({
  hotels: Type.Record(
    Type.String(),
    shape({ description: Type.String(), story: words, front: Type.String(), back: Type.String() }),
  ),
  rooms: Type.Record(
    Type.String(),
    shape({ title: Type.String(), texts: Type.Tuple([Type.String(), Type.String()]) }),
  ),
  houseRules: Type.Record(Type.String(), Type.String()),
});

/** Names in other languages, by the English ones. */
const namesInLanguages = Type.Record(
  Type.String(),
  Type.Unsafe<Partial<Record<Language, string>>>(
    shape(Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, Type.Optional(Type.String())]))),
  ),
);
/** The names of cities and hotel types. */
export const PlaceNamesSeed = namesInLanguages;
/** The titles of rooms and of extras. */
export const TitlesSeed = shape({ rooms: namesInLanguages, extras: namesInLanguages });

const ExtraSeed = shape({
  title: Type.String({ maxLength: LIMITS.extraTitle }),
  description: Type.Optional(Type.String({ maxLength: LIMITS.extraDescription })),
  unit: Type.Union(EXTRA_UNITS.map((unit) => Type.Literal(unit))),
  dollars: Type.Integer({ minimum: 1 }),
  /** True unless it is written as false. */
  soldOnline: Type.Optional(Type.Boolean()),
  soldAtDesk: Type.Optional(Type.Boolean()),
  /** A pattern of amenities: hotels that have one of them do not sell it. */
  unless: Type.Optional(Type.String()),
});
/** The price lists of hotels, by hotel type. */
export const ExtrasByType = Type.Record(HotelTypeName, Type.Array(ExtraSeed), {
  additionalProperties: false,
});

export const PeopleSeed = shape({
  accounts: Type.Array(
    shape({
      username: Type.String(),
      name: Type.String(),
      role: Type.Union([Type.Literal('CUSTOMER'), Type.Literal('INTERMEDIATE'), Type.Literal('ADMIN')]),
    }),
  ),
  team: Type.Array(shape({ username: Type.String(), name: Type.String(), duty: Type.Enum(HotelDuty) })),
  firstNames: words,
  lastNames: words,
});

const ReviewTexts = shape({ openings: words, details: words, closings: words });
/** Reviews and replies, by the mood of the guest. They promise nothing that a hotel might lack. */
export const ReviewsSeed = shape({
  texts: shape({ sorry: ReviewTexts, mixed: ReviewTexts, pleased: ReviewTexts, glad: ReviewTexts }),
  replies: shape({ sorry: words, mixed: words, glad: words }),
});

/** Chats; HOTEL, ROOM and CHECK_IN are replaced by the details of the stay. */
export const ChatsSeed = Type.Array(
  shape({
    /** The confirmed booking of a guest that begins that many days from today. Without one, the chat is left out. */
    stay: Type.Optional(shape({ guest: Type.String(), days: Type.Integer() })),
    /** How the chat refers to the stay: it belongs to the booking, or its first message shares the hotel. */
    about: Type.Optional(Type.Union([Type.Literal('booking'), Type.Literal('hotel')])),
    /** The name of a group; its first person is the administrator. A chat without a name is between two people. */
    name: Type.Optional(Type.String()),
    people: words,
    /** Minutes since the last message. */
    ended: Type.Integer(),
    /** The author of each message, the minutes since the message before, and the text. */
    lines: Type.Array(Type.Tuple([Type.String(), Type.Integer(), Type.String()]), { minItems: 1 }),
    /** The user with unread messages, and their number. */
    unread: Type.Optional(shape({ username: Type.String(), lines: Type.Integer() })),
  }),
);
export type ChatSeed = Static<typeof ChatsSeed>[number];
