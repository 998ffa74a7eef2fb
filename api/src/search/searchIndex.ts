import type { RateRule } from '../../../schema/prices';
import type { Hotel } from '../hotels/hotel.entity';
import type { AvailabilityBitset } from './availabilityBitset';

/** A hotel as it is read from the database, with the days on which its room numbers are taken. */
export interface HotelRows {
  hotel: Hotel;
  amenityKeys: string[];
  rooms: RoomRows[];
}
interface RoomRows {
  people: number;
  /** What a night costs where no rate says otherwise. */
  cents: number;
  rates: readonly RateRule[];
  numbers: { id: string; days: number[] }[];
}
export interface IndexedCity {
  id: string;
  nameKey: string;
  timeZone: string;
}

/** What a search asks of a room type, and where its room numbers lie in the bits. */
export class IndexedRoom {
  constructor(
    readonly people: number,
    readonly cents: number,
    readonly rates: readonly RateRule[],
    readonly slots: readonly number[],
  ) {}
}

/** What a search asks of a hotel: fields of its own, since thousands are looked at for one answer. */
export class IndexedHotel {
  readonly cityId: string;
  readonly typeId: string;
  readonly nameKey: string;
  readonly rating: number | null;
  readonly cents: number | null;
  readonly miles: number | null;
  /** The largest first: of those that are free, the first says how many people there is room for. */
  readonly largest: readonly IndexedRoom[];

  /** `hotel` is shared by everybody who asks. */
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
    this.rating = hotel.ratingsAverage;
    this.cents = hotel.cheapestPriceCents;
    this.miles = hotel.distanceMiles;
    this.largest = [...rooms].sort((a, b) => b.people - a.people);
  }
}

/** Words by number, so that they are compared and counted as fast as numbers are. */
export class WordNumbers {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** The number of a word; undefined where nobody has used it. */
  find = (word: string): number | undefined => this.numbers.get(word);

  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.all.length);
    return this.all.push(word) - 1;
  }
}

type Compare = (a: IndexedHotel, b: IndexedHotel) => number;

/** Everything that searches ask about, in memory: hotels, their room types, and the nights of their room numbers. */
export class SearchIndex {
  readonly amenities = new WordNumbers();
  readonly amenityKeys = new WordNumbers();
  private readonly hotels = new Map<string, IndexedHotel>();
  private readonly slots = new Map<string, number>();
  private readonly inCity = new Map<string, Set<IndexedHotel>>();
  private cities = new Map<string, IndexedCity>();
  private cityIds = new Map<string, string>();
  /** Lists that were put in order, until a hotel changes. */
  private readonly lists = new Map<string, readonly IndexedHotel[]>();
  private readonly offers = new Map<string, readonly IndexedRoom[]>();

  constructor(readonly nights: AvailabilityBitset) {}

  get size() {
    return { hotels: this.hotels.size, roomNumbers: this.slots.size };
  }

  useCities(cities: IndexedCity[]): void {
    this.cities = new Map(cities.map((city) => [city.id, city]));
    this.cityIds = new Map(cities.map((city) => [city.nameKey, city.id]));
  }

  cityNamed = (nameKey: string): string | undefined => this.cityIds.get(nameKey);
  zoneOf = (cityId: string): string => this.cities.get(cityId)?.timeZone ?? 'UTC';
  find = (hotelId: string): IndexedHotel | undefined => this.hotels.get(hotelId);

  put({ hotel, amenityKeys, rooms }: HotelRows): void {
    this.drop(hotel.id);
    const kept = new IndexedHotel(
      hotel,
      [...rooms].sort((a, b) => a.cents - b.cents).map((room) => this.keepRoom(room)),
      rooms.flatMap(({ numbers }) => numbers.map(({ id }) => id)),
      [...new Set(hotel.amenities)].map((word) => this.amenities.numberOf(word)),
      amenityKeys.map((word) => this.amenityKeys.numberOf(word)),
    );
    this.hotels.set(hotel.id, kept);
    const neighbours = this.inCity.get(hotel.cityId);
    if (neighbours) neighbours.add(kept);
    else this.inCity.set(hotel.cityId, new Set([kept]));
  }

  drop(hotelId: string): void {
    this.lists.clear();
    this.offers.clear();
    const kept = this.hotels.get(hotelId);
    if (!kept) return;
    this.hotels.delete(hotelId);
    this.inCity.get(kept.cityId)?.delete(kept);
    for (const id of kept.numberIds) {
      this.nights.remove(this.slots.get(id)!);
      this.slots.delete(id);
    }
  }

  /** Says on which days a room number is taken; one that is not kept comes with its hotel. */
  fillNights(roomNumberId: string, days: readonly number[]): void {
    const slot = this.slots.get(roomNumberId);
    if (slot !== undefined) this.nights.fill(slot, days);
  }

  /** The hotels of a city, or all of them, in this order. */
  list(cityId: string | undefined, order: string, compare: Compare): readonly IndexedHotel[] {
    const key = `${order} ${cityId ?? ''}`;
    let list = this.lists.get(key);
    if (!list) this.lists.set(key, (list = [...this.scope(cityId)].sort(compare)));
    return list;
  }

  /** The room types of a city, the cheapest first. */
  offersIn(cityId: string): readonly IndexedRoom[] {
    let offers = this.offers.get(cityId);
    if (!offers) {
      offers = [...this.scope(cityId)].flatMap(({ rooms }) => rooms).sort((a, b) => a.cents - b.cents);
      this.offers.set(cityId, offers);
    }
    return offers;
  }

  roomNumberIds = (): Iterable<string> => this.slots.keys();

  /** Ids of the next hotels behind this one, in order. */
  idsAfter(hotelId: string, count: number): string[] {
    return [...this.hotels.keys()]
      .filter((id) => id > hotelId)
      .sort()
      .slice(0, count);
  }

  private keepRoom({ people, cents, rates, numbers }: RoomRows): IndexedRoom {
    const slots = numbers.map(({ id, days }) => {
      const slot = this.nights.add();
      this.nights.fill(slot, days);
      this.slots.set(id, slot);
      return slot;
    });
    return new IndexedRoom(people, cents, rates, slots);
  }

  private scope(cityId: string | undefined): Iterable<IndexedHotel> {
    return cityId === undefined ? this.hotels.values() : (this.inCity.get(cityId) ?? []);
  }
}
