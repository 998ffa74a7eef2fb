import { setTimeout as pause } from 'node:timers/promises';
import { makeHotel, makeRoomType } from '../../test/factories';
import type { Environment } from '../proof/environment';
import { checkout, choose } from '../proof/guestApi';
import { NIGHT_CENTS, withDatabase } from '../proof/proofData';

/** A hotel with the ids of its rooms. */
export interface Place {
  hotelId: string;
  rooms: string[];
}

/** Adds hotels with this many rooms each. */
export const addHotels = (
  { settings }: Environment,
  { hotels, rooms }: { hotels: number; rooms: number },
): Promise<Place[]> =>
  withDatabase(settings, async () => {
    const places: Place[] = [];
    for (let made = 0; made < hotels; made++) {
      const hotel = await makeHotel();
      const { roomNumbers } = await makeRoomType(hotel, rooms, { priceCents: NIGHT_CENTS });
      places.push({ hotelId: hotel.id, rooms: roomNumbers.map(({ id }) => id) });
    }
    return places;
  });

/** The guests who book at the same time. */
const AT_ONCE = 12;
/** The pause after an answer that failed, in milliseconds. */
const REST = 100;

/** Guests who book and pay a stay each in these hotels, some at once, until they are told to stop. */
export class Buyers {
  isOver = false;
  /** The bookings whose payment page was returned, each with its hotel. */
  readonly acknowledged = new Map<string, string>();
  /** The number of answers that failed, by hotel. */
  readonly failed = new Map<string, number>();
  private turn = 0;

  constructor(
    private readonly environment: Environment,
    private readonly places: Place[],
  ) {}

  async go(): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.buy()));
  }

  /** The number of acknowledged bookings of these hotels. */
  countIn(hotels: ReadonlySet<string>): number {
    return [...this.acknowledged.values()].filter((hotelId) => hotels.has(hotelId)).length;
  }

  private async buy(): Promise<void> {
    const { server, guests, provider } = this.environment;
    while (!this.isOver) {
      const turn = this.turn++;
      const { hotelId, rooms } = this.places[turn % this.places.length]!;
      const round = Math.floor(turn / this.places.length);
      const night = 2 + 2 * Math.floor(round / rooms.length);
      const choice = choose(hotelId, [rooms[round % rooms.length]!], night, 1);
      const { typename, data } = await checkout(server.url, guests[turn % guests.length]!, choice);
      if (typename !== 'Checkout') {
        this.failed.set(hotelId, (this.failed.get(hotelId) ?? 0) + 1);
        await pause(REST);
        continue;
      }
      this.acknowledged.set(data.booking.id, hotelId);
      await provider.pay(data.url);
    }
  }
}
