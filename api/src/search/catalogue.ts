import type { RateRule } from '../../../schema/prices';
import type { Hotel } from '../hotels/hotel.entity';
import { NightBits } from './nightBits';

/** A hotel as it is read from the database, with the days on which its room numbers are taken. */
export interface HotelRows {
  hotel: Hotel;
  amenityKeys: string[];
  rooms: (RoomFacts & { numbers: { id: string; days: number[] }[] })[];
}
/** What a search asks of a room type beside its room numbers. */
export interface RoomFacts {
  id: string;
  people: number;
  /** What a night costs where no rate says otherwise. */
  cents: number;
  rates: readonly RateRule[];
}
export interface KeptRoom extends RoomFacts {
  /** Where its room numbers lie in the bits. */
  slots: number[];
}
export interface KeptHotel {
  /** Shared by everybody who asks, and frozen. */
  hotel: Hotel;
  amenityKeys: string[];
  /** The cheapest first. */
  rooms: KeptRoom[];
  numberIds: string[];
}
export interface KeptCity {
  id: string;
  nameKey: string;
  timeZone: string;
}
type Compare = (a: KeptHotel, b: KeptHotel) => number;

/** Everything that searches ask about, in memory: hotels, their room types, and the nights of their room numbers. */
export class Catalogue {
  private readonly hotels = new Map<string, KeptHotel>();
  private readonly slots = new Map<string, number>();
  private readonly inCity = new Map<string, Set<KeptHotel>>();
  private cities = new Map<string, KeptCity>();
  private cityIds = new Map<string, string>();
  /** Lists that were put in order, until a hotel changes. */
  private readonly lists = new Map<string, readonly KeptHotel[]>();
  private readonly offers = new Map<string, readonly KeptRoom[]>();

  constructor(readonly nights: NightBits) {}

  get size() {
    return { hotels: this.hotels.size, roomNumbers: this.slots.size };
  }

  useCities(cities: KeptCity[]): void {
    this.cities = new Map(cities.map((city) => [city.id, city]));
    this.cityIds = new Map(cities.map((city) => [city.nameKey, city.id]));
  }

  cityNamed = (nameKey: string): string | undefined => this.cityIds.get(nameKey);
  zoneOf = ({ hotel }: KeptHotel): string => this.cities.get(hotel.cityId)?.timeZone ?? 'UTC';
  find = (hotelId: string): KeptHotel | undefined => this.hotels.get(hotelId);

  put({ hotel, amenityKeys, rooms }: HotelRows): void {
    this.drop(hotel.id);
    const kept: KeptHotel = { hotel: Object.freeze(hotel), amenityKeys, rooms: [], numberIds: [] };
    for (const { numbers, ...facts } of [...rooms].sort((a, b) => a.cents - b.cents)) {
      const slots = numbers.map(({ id, days }) => {
        const slot = this.nights.add();
        this.nights.fill(slot, days);
        this.slots.set(id, slot);
        kept.numberIds.push(id);
        return slot;
      });
      kept.rooms.push({ ...facts, slots });
    }
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
    this.inCity.get(kept.hotel.cityId)?.delete(kept);
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
  list(cityId: string | undefined, order: string, compare: Compare): readonly KeptHotel[] {
    const key = `${order} ${cityId ?? ''}`;
    let list = this.lists.get(key);
    if (!list) this.lists.set(key, (list = [...this.scope(cityId)].sort(compare)));
    return list;
  }

  /** The room types of a city that have room numbers, the cheapest first. */
  offersIn(cityId: string): readonly KeptRoom[] {
    let offers = this.offers.get(cityId);
    if (!offers) {
      offers = [...this.scope(cityId)].flatMap(({ rooms }) => rooms).sort((a, b) => a.cents - b.cents);
      this.offers.set(cityId, offers);
    }
    return offers;
  }

  /** Ids of the next hotels behind this one, in order. */
  idsAfter(hotelId: string, count: number): string[] {
    return [...this.hotels.keys()]
      .filter((id) => id > hotelId)
      .sort()
      .slice(0, count);
  }

  private scope(cityId: string | undefined): Iterable<KeptHotel> {
    return cityId === undefined ? this.hotels.values() : (this.inCity.get(cityId) ?? []);
  }
}
