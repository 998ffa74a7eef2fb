import { matchText } from '../../../../schema/matchText';
import type { Feature } from '../../../../schema/features';
import type { RateRule } from '../../../../schema/prices';
import { nameKey } from '../../core/nameKey';
import type { Hotel } from '../../hotels/hotel.entity';
import type { Slots } from './availabilityBitset';
import { hotelOf, type SearchedColumns } from './hotelRecord.service';
import type { SharedValues } from './sharedValues';

/** A hotel as read from the database: its record, and its room types with the taken days of their room numbers. */
export interface HotelRows {
  id: string;
  /** See packHotel(). */
  record: string;
  /** The cheapest first. */
  rooms: RoomTypeRows[];
}
export interface RoomTypeRows {
  people: number;
  /** Price in cents of a night without a rate. */
  cents: number;
  rates: readonly RateRule[];
  /** The ids of its room numbers, one after the other in one text. */
  ids: string;
  /** The days on which each of them is taken, in order. */
  days: number[][];
}

/** The fields of a room type that searches read, and the slots of its room numbers. */
export class IndexedRoom implements Slots {
  /** No night costs less, whatever its rates. */
  readonly lowestCents: number;

  constructor(
    readonly people: number,
    readonly cents: number,
    readonly rates: readonly RateRule[],
    readonly first: number,
    readonly count: number,
  ) {
    this.lowestCents = rates.reduce((least, { priceCents }) => Math.min(least, priceCents ?? least), cents);
  }
}

/** The fields of a hotel that searches read. They are copied because one search compares thousands of hotels. */
export class IndexedHotel {
  readonly id: string;
  readonly cityId: string;
  readonly typeId: string;
  readonly nameKey: string;
  /** The name as typed text is matched with it. */
  readonly matchText: string;
  /** The closest tourist location, and the form in which it is compared; null without one. */
  readonly landmark: string | null;
  readonly landmarkKey: string | null;
  readonly rating: number | null;
  readonly cents: number | null;
  readonly miles: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly freeCancellationDays: number;
  readonly lateRefundPercent: number;
  readonly takesChildren: boolean;
  /** The numbers of its amenities. */
  readonly amenities: readonly number[];
  /** The features of the hotel's amenities and of those that every room has. */
  readonly features: ReadonlySet<Feature>;
  /** The largest first: the first free one tells how many people the hotel has room for. */
  readonly largest: readonly IndexedRoom[];

  constructor(
    hotel: SearchedColumns,
    readonly record: string,
    readonly rooms: readonly IndexedRoom[],
    shared: SharedValues,
  ) {
    this.id = hotel.id;
    this.cityId = shared.text(hotel.cityId);
    this.typeId = shared.text(hotel.typeId);
    this.nameKey = hotel.nameKey;
    this.matchText = matchText(hotel.name);
    const landmark = hotel.closestTouristLocation;
    this.landmark = landmark && shared.text(landmark);
    this.landmarkKey = landmark && shared.text(nameKey(landmark));
    this.rating = hotel.ratingsAverage;
    this.cents = hotel.cheapestPriceCents;
    this.miles = hotel.distanceMiles;
    this.latitude = hotel.latitude;
    this.longitude = hotel.longitude;
    this.freeCancellationDays = hotel.freeCancellationDays;
    this.lateRefundPercent = hotel.lateRefundPercent;
    this.takesChildren = hotel.childrenRule !== 'NOT_ALLOWED';
    this.amenities = shared.amenityNumbers(hotel.amenities);
    this.features = shared.features(this.amenities);
    this.largest = [...rooms].sort((a, b) => b.people - a.people);
  }

  /** Its row, which all searches share: do not change it. */
  get hotel(): Hotel {
    return hotelOf(this.record);
  }

  /** The slots of all its room numbers. */
  get slots(): Slots {
    const count = this.rooms.reduce((sum, room) => sum + room.count, 0);
    return { first: this.rooms[0]?.first ?? 0, count };
  }
}
