import { isDeepStrictEqual } from 'node:util';
import { isFree, type AvailabilityBitset, type Span } from './availabilityBitset';
import { IndexedHotel, IndexedRoom, type HotelRows, type RoomTypeRows } from './indexedHotel';
import { landmarksOf, type IndexedLandmark } from './landmarks';

export interface IndexedCity {
  id: string;
  nameKey: string;
  timeZone: string;
}

/** Numbers that replace words, since they are compared and counted faster. */
export class WordNumbers {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** The number of a word; undefined where no hotel has it. */
  find = (word: string): number | undefined => this.numbers.get(word);

  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.all.length);
    return this.all.push(word) - 1;
  }
}

export type CompareHotels = (a: IndexedHotel, b: IndexedHotel) => number;

/** All data that searches read: hotels, their room types, and the taken nights of their room numbers. */
export class SearchIndex {
  readonly amenities = new WordNumbers();
  readonly amenityKeys = new WordNumbers();
  private readonly hotels = new Map<string, IndexedHotel>();
  private readonly slots = new Map<string, number>();
  private readonly inCity = new Map<string, Set<IndexedHotel>>();
  private cities = new Map<string, IndexedCity>();
  private cityIds = new Map<string, string>();
  /** Sorted lists, cached until a hotel changes. */
  private readonly lists = new Map<string, readonly IndexedHotel[]>();
  private readonly offers = new Map<string, readonly IndexedRoom[]>();
  private landmarkList: readonly IndexedLandmark[] | undefined;

  constructor(readonly nights: AvailabilityBitset) {}

  get size() {
    return { hotels: this.hotels.size, roomNumbers: this.slots.size };
  }

  setCities(cities: IndexedCity[]): void {
    this.cities = new Map(cities.map((city) => [city.id, city]));
    this.cityIds = new Map(cities.map((city) => [city.nameKey, city.id]));
  }

  cityNamed = (nameKey: string): string | undefined => this.cityIds.get(nameKey);
  zoneOf = (cityId: string): string => this.cities.get(cityId)?.timeZone ?? 'UTC';
  find = (hotelId: string): IndexedHotel | undefined => this.hotels.get(hotelId);

  put({ hotel, amenityKeys, rooms }: HotelRows): void {
    this.remove(hotel.id);
    const indexed = new IndexedHotel(
      hotel,
      [...rooms].sort((a, b) => a.cents - b.cents).map((room) => this.indexRoom(room)),
      rooms.flatMap(({ numbers }) => numbers.map(({ id }) => id)),
      [...new Set(hotel.amenities)].map((word) => this.amenities.numberOf(word)),
      amenityKeys.map((word) => this.amenityKeys.numberOf(word)),
    );
    this.hotels.set(hotel.id, indexed);
    const neighbours = this.inCity.get(hotel.cityId);
    if (neighbours) neighbours.add(indexed);
    else this.inCity.set(hotel.cityId, new Set([indexed]));
  }

  remove(hotelId: string): void {
    this.lists.clear();
    this.offers.clear();
    this.landmarkList = undefined;
    const indexed = this.hotels.get(hotelId);
    if (!indexed) return;
    this.hotels.delete(hotelId);
    this.inCity.get(indexed.cityId)?.delete(indexed);
    for (const id of indexed.numberIds) {
      this.nights.remove(this.slots.get(id)!);
      this.slots.delete(id);
    }
  }

  /** Whether the index has the hotel with exactly these rooms, prices and taken nights. */
  equals({ hotel, rooms }: HotelRows): boolean {
    const indexed = this.hotels.get(hotel.id);
    if (!indexed || !isDeepStrictEqual(indexed.hotel, hotel) || indexed.rooms.length !== rooms.length)
      return false;
    const numbers = rooms.flatMap((room) => room.numbers.map((number) => ({ ...number, room })));
    return (
      numbers.length === indexed.numberIds.length &&
      numbers.every(({ id, days, room: { people, cents, rates } }) => {
        const slot = this.slots.get(id);
        const room = indexed.rooms.find(({ slots }) => slot !== undefined && slots.includes(slot));
        return (
          room?.people === people &&
          room.cents === cents &&
          isDeepStrictEqual(room.rates, rates) &&
          this.nights.isTakenOn(slot!, days)
        );
      })
    );
  }

  /**
   * Sets the days on which a room number is taken. A number that is not indexed yet is added with its hotel.
   */
  setTakenDays(roomNumberId: string, days: readonly number[]): void {
    const slot = this.slots.get(roomNumberId);
    if (slot !== undefined) this.nights.fill(slot, days);
  }

  /** The hotels of a city, or all hotels, in this order. */
  list(cityId: string | undefined, order: string, compare: CompareHotels): readonly IndexedHotel[] {
    const key = `${order} ${cityId ?? ''}`;
    let list = this.lists.get(key);
    if (!list) this.lists.set(key, (list = [...this.hotelsIn(cityId)].sort(compare)));
    return list;
  }

  /** The room types of a city, the cheapest first. */
  offersIn(cityId: string): readonly IndexedRoom[] {
    let offers = this.offers.get(cityId);
    if (!offers) {
      offers = [...this.hotelsIn(cityId)].flatMap(({ rooms }) => rooms).sort((a, b) => a.cents - b.cents);
      this.offers.set(cityId, offers);
    }
    return offers;
  }

  /** The closest tourist locations of all hotels, those of the most hotels first; cached until a hotel changes. */
  get landmarks(): readonly IndexedLandmark[] {
    return (this.landmarkList ??= landmarksOf(this.hotels.values()));
  }

  /** Ids of the cities whose name fits. */
  cityIdsWhere(fits: (nameKey: string) => boolean): Set<string> {
    return new Set([...this.cities.values()].filter((city) => fits(city.nameKey)).map(({ id }) => id));
  }

  /** The room numbers of a type that are free on every night of the span, up to a limit. */
  freeNumbers({ numberIds }: IndexedHotel, { slots }: IndexedRoom, span: Span, most: number): string[] {
    const free = new Set(slots.filter((slot) => isFree(slot, span)));
    return numberIds.filter((id) => free.has(this.slots.get(id)!)).slice(0, most);
  }

  roomNumberIds = (): Iterable<string> => this.slots.keys();

  /** Ids of the next hotels after this one, in order. */
  idsAfter(hotelId: string, count: number): string[] {
    return [...this.hotels.keys()]
      .filter((id) => id > hotelId)
      .sort()
      .slice(0, count);
  }

  private indexRoom({ people, cents, rates, numbers }: RoomTypeRows): IndexedRoom {
    const slots = numbers.map(({ id, days }) => {
      const slot = this.nights.add();
      this.nights.fill(slot, days);
      this.slots.set(id, slot);
      return slot;
    });
    return new IndexedRoom(people, cents, rates, slots);
  }

  private hotelsIn(cityId: string | undefined): Iterable<IndexedHotel> {
    return cityId === undefined ? this.hotels.values() : (this.inCity.get(cityId) ?? []);
  }
}
