import { matchText } from '../../../../schema/matchText';
import type { Feature } from '../../../../schema/features';
import type { RateRule } from '../../../../schema/prices';
import { nameKey } from '../../core/nameKey';
import type { Hotel } from '../../hotels/hotel.entity';
import { amenityFeatures } from '../features.service';

/** A hotel as read from the database, with the days on which its room numbers are taken. */
export interface HotelRows {
  hotel: Hotel;
  amenityKeys: string[];
  rooms: RoomTypeRows[];
}
export interface RoomTypeRows {
  people: number;
  /** Price in cents of a night without a rate. */
  cents: number;
  rates: readonly RateRule[];
  numbers: { id: string; days: number[] }[];
}

/** The fields of a room type that searches read, and the slots of its room numbers in the bitset. */
export class IndexedRoom {
  /** No night costs less, whatever its rates. */
  readonly lowestCents: number;

  constructor(
    readonly people: number,
    readonly cents: number,
    readonly rates: readonly RateRule[],
    readonly slots: readonly number[],
  ) {
    this.lowestCents = rates.reduce((least, { priceCents }) => Math.min(least, priceCents ?? least), cents);
  }
}

/**
 * The fields of a hotel that searches read. They are copied because one search compares thousands of hotels.
 */
export class IndexedHotel {
  readonly cityId: string;
  readonly typeId: string;
  readonly nameKey: string;
  /** The name as typed text is matched with it. */
  readonly matchText: string;
  /** The closest tourist location in the form that is compared; null without one. */
  readonly landmarkKey: string | null;
  readonly rating: number | null;
  readonly cents: number | null;
  readonly miles: number | null;
  /** The features of the hotel's amenities and of those that every room has. */
  readonly features: ReadonlySet<Feature>;
  /** The largest first: the first free one tells how many people the hotel has room for. */
  readonly largest: readonly IndexedRoom[];

  /** All searches share `hotel`: do not change it. */
  constructor(
    readonly hotel: Hotel,
    readonly rooms: readonly IndexedRoom[],
    readonly numberIds: readonly string[],
    readonly amenities: readonly number[],
    readonly amenityKeys: readonly number[],
  ) {
    this.cityId = hotel.cityId;
    this.typeId = hotel.typeId;
    this.nameKey = hotel.nameKey;
    this.matchText = matchText(hotel.name);
    this.landmarkKey = hotel.closestTouristLocation && nameKey(hotel.closestTouristLocation);
    this.rating = hotel.ratingsAverage;
    this.cents = hotel.cheapestPriceCents;
    this.miles = hotel.distanceMiles;
    this.features = amenityFeatures(hotel);
    this.largest = [...rooms].sort((a, b) => b.people - a.people);
  }
}
