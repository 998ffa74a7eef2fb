/** The six kinds of house in the demonstration. */
export type KindName = 'Boutique' | 'City hotel' | 'Resort' | 'Lodge' | 'Motel' | 'Apartments';

/** A hotel as it is written by hand; its room types are composed from its kind. */
export interface HotelSeed {
  name: string;
  kind: KindName;
  address: string;
  latitude: number;
  longitude: number;
  /** Number of its drawing, /pictures/hotel-N.svg. */
  photo: number;
  /** The nearest sight and the miles to it; a few houses lie near none. */
  sight?: readonly [name: string, miles: number];
  /** A night in its plainest room, in whole dollars. */
  dollars: number;
  description: string;
  /** The paragraphs of the detailed description. */
  story: readonly string[];
  /** What the windows to the front and to the back look out on; completes "a view of ...". */
  front: string;
  back: string;
  /** What it offers beyond the other houses of its kind. */
  amenities: readonly string[];
}

export interface CitySeed {
  name: string;
  timeZone: string;
  /** Number of its drawing, /pictures/city-N.svg. */
  photo: number;
  hotels: readonly HotelSeed[];
}
