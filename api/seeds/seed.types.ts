import { Type, type Static, type TProperties } from '@sinclair/typebox';

/*
 * The shapes of the files in data/. Text is written for readers: FRONT and BACK in it are what the hotel's windows
 * look out on, ROOM the title of the room, CITY where it is, NIGHTS how long the guest stayed.
 */

/** An object with these properties and no others, so that a misspelled one is found. */
const shape = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const words = Type.Array(Type.String());
const hour = Type.String({ pattern: '^[0-2]\\d:[0-5]\\d$' });
const rule = Type.Union([Type.Literal('ALLOWED'), Type.Literal('ON_REQUEST'), Type.Literal('NOT_ALLOWED')]);

/** The six hotel types of the demonstration, as they are named. */
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
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  /** The nearest sight; a few hotels lie near none. */
  sight: Type.Optional(shape({ name: Type.String(), miles: Type.Number() })),
  /** A night in its plainest room, in whole dollars. */
  dollars: Type.Integer({ minimum: 1 }),
  description: Type.String(),
  /** The paragraphs of the detailed description. */
  story: words,
  /** What the windows to the front and to the back look out on; completes "a view of ...". */
  front: Type.String(),
  back: Type.String(),
  /** What it offers beyond the other hotels of its type. */
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
/** House rules by hotel type: what all hotels of the type have in common, and in what they differ, taking turns. */
export const RulesByType = Type.Record(
  HotelTypeName,
  shape({ all: SomeRules, ways: Type.Array(SomeRules, { minItems: 1 }) }),
  { additionalProperties: false },
);

export const PeopleSeed = shape({
  accounts: Type.Array(
    shape({
      username: Type.String(),
      name: Type.String(),
      role: Type.Union([Type.Literal('CUSTOMER'), Type.Literal('INTERMEDIATE'), Type.Literal('ADMIN')]),
    }),
  ),
  firstNames: words,
  lastNames: words,
});

const ReviewTexts = shape({ openings: words, details: words, closings: words });
/** Reviews and replies, by the mood of the guest. Nothing in them promises what a hotel may not have. */
export const ReviewsSeed = shape({
  texts: shape({ sorry: ReviewTexts, mixed: ReviewTexts, pleased: ReviewTexts, glad: ReviewTexts }),
  replies: shape({ sorry: words, mixed: words, glad: words }),
});

/** Chats; HOTEL, ROOM and CHECK_IN in them are those of the stay. */
export const ChatsSeed = Type.Array(
  shape({
    /** The confirmed booking of a guest that begins that many days from today; the chat is left out without it. */
    stay: Type.Optional(shape({ guest: Type.String(), days: Type.Integer() })),
    /** What the chat has of the stay: it belongs to the booking, or the first line shares the hotel. */
    about: Type.Optional(Type.Union([Type.Literal('booking'), Type.Literal('hotel')])),
    /** The name of a group, whose first person administers it; a chat without one is of two people. */
    name: Type.Optional(Type.String()),
    people: words,
    /** Minutes since the last line. */
    ended: Type.Integer(),
    /** Who says what, and how many minutes after the line before. */
    lines: Type.Array(Type.Tuple([Type.String(), Type.Integer(), Type.String()]), { minItems: 1 }),
    /** Who has not read the last lines, and how many. */
    unread: Type.Optional(shape({ username: Type.String(), lines: Type.Integer() })),
  }),
);
export type ChatSeed = Static<typeof ChatsSeed>[number];
