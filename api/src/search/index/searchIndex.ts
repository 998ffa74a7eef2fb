import { nameKey } from '../../core/nameKey';
import type { PlaceName } from '../../hotels/placeNames/placeName.types';
import type { RateRule } from '../../../../schema/prices';
import { isFree, type AvailabilityBitset, type Span } from './availabilityBitset';
import { searchedColumns } from './hotelRecord.service';
import { IndexedHotel, IndexedRoom, type HotelRows, type RoomTypeRows } from './indexedHotel';
import { landmarksOf, type IndexedLandmark } from './landmarks';
import { RoomNumberIds } from './roomNumberIds';
import { SharedValues } from './sharedValues';

export interface IndexedCity {
  id: string;
  nameKey: string;
  names: readonly PlaceName[] | null;
  timeZone: string;
}

/** All room types without rates share one list. */
const NO_RATES: readonly RateRule[] = [];

export type CompareHotels = (a: IndexedHotel, b: IndexedHotel) => number;

/** All data that searches read: hotels, their room types, and the taken nights of their room numbers. */
export class SearchIndex {
  readonly shared = new SharedValues();
  private readonly hotels = new Map<string, IndexedHotel>();
  private readonly numbers = new RoomNumberIds();
  private readonly inCity = new Map<string, Set<IndexedHotel>>();
  private cities = new Map<string, IndexedCity>();
  private cityIds = new Map<string, string>();
  /** Sorted lists, cached until a hotel changes. */
  private readonly lists = new Map<string, readonly IndexedHotel[]>();
  private readonly offers = new Map<string, readonly IndexedRoom[]>();
  /** Ids of all hotels in order; undefined until it is needed. */
  private sortedIds: string[] | undefined = [];
  private landmarkList: readonly IndexedLandmark[] | undefined;

  constructor(readonly nights: AvailabilityBitset) {}

  get size() {
    return { hotels: this.hotels.size, roomNumbers: this.numbers.size };
  }

  setCities(cities: IndexedCity[]): void {
    this.cities = new Map(cities.map((city) => [city.id, city]));
    // no other name of a city takes the place of one that administrators entered
    this.cityIds = new Map([
      ...cities.flatMap(({ id, names }) => (names ?? []).map(({ name }) => [nameKey(name), id] as const)),
      ...cities.map((city) => [city.nameKey, city.id] as const),
    ]);
  }

  /** The city with this name, in whichever language. */
  cityNamed = (key: string): string | undefined => this.cityIds.get(key);
  zoneOf = (cityId: string): string => this.cities.get(cityId)?.timeZone ?? 'UTC';
  find = (hotelId: string): IndexedHotel | undefined => this.hotels.get(hotelId);

  put({ record, rooms }: HotelRows): void {
    const hotel = searchedColumns(record);
    const before = this.hotels.get(hotel.id);
    if (before) this.leave(before);
    else if (hotel.id > (this.sortedIds?.at(-1) ?? '')) this.sortedIds?.push(hotel.id);
    else this.sortedIds = undefined;
    let next = this.numbers.add(rooms.map(({ ids }) => ids).join(''));
    const indexRoom = ({ people, cents, rates, days }: RoomTypeRows): IndexedRoom => {
      const room = new IndexedRoom(people, cents, rates.length ? rates : NO_RATES, next, days.length);
      for (const taken of days) this.nights.take(next++, taken);
      return room;
    };
    const indexed = new IndexedHotel(hotel, record, rooms.map(indexRoom), this.shared);
    this.hotels.set(hotel.id, indexed);
    const neighbours = this.inCity.get(hotel.cityId);
    if (neighbours) neighbours.add(indexed);
    else this.inCity.set(hotel.cityId, new Set([indexed]));
    this.forgetLists();
  }

  remove(hotelId: string): void {
    const indexed = this.hotels.get(hotelId);
    if (!indexed) return;
    this.hotels.delete(hotelId);
    this.sortedIds = undefined;
    this.leave(indexed);
    this.forgetLists();
  }

  /** What `put` was called with, and the nights that were set since; undefined without the hotel. */
  rowsOf(hotelId: string): HotelRows | undefined {
    const indexed = this.hotels.get(hotelId);
    if (!indexed) return undefined;
    const rooms = indexed.rooms.map((room) => {
      const { people, cents, rates, first, count } = room;
      const days = Array.from({ length: count }, (_, place) => this.nights.takenDays(first + place));
      return { people, cents, rates, ids: this.numbers.idsOf(room), days };
    });
    return { id: hotelId, record: indexed.record, rooms };
  }

  /**
   * Sets the days on which a room number is taken. A number that is not indexed yet is added with its hotel.
   */
  setTakenDays(roomNumberId: string, days: readonly number[]): void {
    const slot = this.numbers.slotOf(roomNumberId);
    if (slot === undefined) return;
    this.nights.clear(slot);
    this.nights.take(slot, days);
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

  /** Ids of the cities of which a name fits, in whichever language. */
  cityIdsWhere(fits: (nameKey: string) => boolean): Set<string> {
    return new Set([...this.cityIds].filter(([name]) => fits(name)).map(([, id]) => id));
  }

  /** The room numbers of a type that are free on every night of the span, up to a limit; none of a replaced hotel. */
  freeNumbers(hotel: IndexedHotel, { first, count }: IndexedRoom, span: Span, most: number): string[] {
    const free: string[] = [];
    if (this.hotels.get(hotel.id) !== hotel) return free;
    for (let slot = first; slot < first + count && free.length < most; slot++)
      if (isFree(slot, span)) free.push(this.numbers.idsOf({ first: slot, count: 1 }));
    return free;
  }

  /** The room type of a room number, with this number alone; undefined if the hotel has no such number. */
  roomOf({ rooms }: IndexedHotel, roomNumberId: string): IndexedRoom | undefined {
    const slot = this.numbers.slotOf(roomNumberId) ?? -1;
    const room = rooms.find(({ first, count }) => slot >= first && slot < first + count);
    return room && new IndexedRoom(room.people, room.cents, room.rates, slot, 1);
  }

  /** Ids of the next hotels after this one, in order. */
  idsAfter(hotelId: string, count: number): string[] {
    const ids = (this.sortedIds ??= [...this.hotels.keys()].sort());
    let [from, end] = [0, ids.length];
    while (from < end) {
      const middle = (from + end) >>> 1;
      if (ids[middle]! > hotelId) end = middle;
      else from = middle + 1;
    }
    return ids.slice(from, from + count);
  }

  /** Ids of all hotels, in no order. */
  hotelIds = (): Iterable<string> => this.hotels.keys();

  /** Takes a hotel out of its city, and gives up the slots of its room numbers. */
  private leave(hotel: IndexedHotel): void {
    this.inCity.get(hotel.cityId)?.delete(hotel);
    const { slots } = hotel;
    for (let slot = slots.first; slot < slots.first + slots.count; slot++) this.nights.clear(slot);
    this.numbers.remove(slots);
  }

  private forgetLists(): void {
    this.lists.clear();
    this.offers.clear();
    this.landmarkList = undefined;
  }

  private hotelsIn(cityId: string | undefined): Iterable<IndexedHotel> {
    return cityId === undefined ? this.hotels.values() : (this.inCity.get(cityId) ?? []);
  }
}
