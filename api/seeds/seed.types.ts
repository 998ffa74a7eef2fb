/** The six hotel types of the demonstration. */
export type HotelTypeName = 'Boutique' | 'City hotel' | 'Resort' | 'Lodge' | 'Motel' | 'Apartments';

/** A hotel as it is written by hand; its room types are composed from its hotel type. */
export interface HotelSeed {
  name: string;
  type: HotelTypeName;
  address: string;
  latitude: number;
  longitude: number;
  /** The nearest sight and the miles to it; a few hotels lie near none. */
  sight?: readonly [name: string, miles: number];
  /** A night in its plainest room, in whole dollars. */
  dollars: number;
  description: string;
  /** The paragraphs of the detailed description. */
  story: readonly string[];
  /** What the windows to the front and to the back look out on; completes "a view of ...". */
  front: string;
  back: string;
  /** What it offers beyond the other hotels of its type. */
  amenities: readonly string[];
}

export interface CitySeed {
  name: string;
  timeZone: string;
  hotels: readonly HotelSeed[];
}

export interface RoomTypeSeed {
  title: string;
  /** Price as a multiple of that of the hotel's plainest room. */
  factor: number;
  maxPeople: number;
  /** Beds stand apart in its picture. */
  twin?: true;
  amenities: readonly string[];
  /** Two descriptions to choose from; FRONT and BACK are what the hotel's windows look out on. */
  texts: readonly [string, string];
}

export interface HotelTypeSeed {
  amenities: readonly string[];
  /** The plainest first; every hotel of the type has that one. */
  rooms: readonly RoomTypeSeed[];
}
