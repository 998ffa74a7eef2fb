import DataLoader from 'dataloader';
import { LIMITS } from '../../../../schema/limits';
import { addNights } from '../../../../schema/nights';
import { build } from '../../core/build';
import type { LoaderKit } from '../../database/loaders';
import { repo } from '../../database/transaction';
import { BookingStatus } from '../booking.entity';
import { Stay } from '../stay.entity';
import { NightSales } from './nightSales.types';

/** The nights of [from, to) in all room types of a hotel. */
interface HotelNights {
  hotelId: string;
  from: string;
  to: string;
}

/** The sold nights of a hotel, by room type, each list in order. Takes one statement for each hotel and range. */
export const nightSales = ({ budget }: LoaderKit) =>
  new DataLoader<HotelNights, ReadonlyMap<string, NightSales[]>, string>(
    (keys) =>
      Promise.all(
        keys.map(async (key) => {
          const stays = await findStays(key, budget.rowsLeft + 1);
          budget.countRows(stays.length);
          return sumNights(stays, key);
        }),
      ),
    {
      cacheKeyFn: ({ hotelId, from, to }) => `${hotelId}/${from}/${to}`,
      batchScheduleFn: budget.pieces.whenAllAsked,
    },
  );

/** The confirmed stays with a night of the range. The last one ends no later than the longest booking of that night. */
const findStays = ({ hotelId, from, to }: HotelNights, most: number): Promise<Stay[]> =>
  repo(Stay)
    .createQueryBuilder('stay')
    .select(['stay.id', 'stay.roomTypeId', 'stay.nightPrices'])
    .innerJoin('stay.bookingRow', 'booking')
    .where('booking.hotelId = :hotelId AND booking.status = :status', {
      hotelId,
      status: BookingStatus.CONFIRMED,
    })
    .andWhere('booking.checkOut > :from AND booking.checkOut <= :latest AND booking.checkIn < :to', {
      from,
      to,
      latest: addNights(to, LIMITS.stayNights),
    })
    .andWhere('stay.checkIn < :to AND stay.checkOut > :from')
    .limit(most)
    .getMany();

function sumNights(stays: readonly Stay[], { from, to }: HotelNights): Map<string, NightSales[]> {
  const sums = new Map<string, Map<string, { rooms: number; cents: number }>>();
  for (const { roomTypeId, nightPrices } of stays) {
    if (roomTypeId === null) continue;
    const nights = sums.get(roomTypeId) ?? new Map<string, { rooms: number; cents: number }>();
    sums.set(roomTypeId, nights);
    for (const { night, cents } of nightPrices) {
      if (night < from || night >= to) continue;
      const before = nights.get(night);
      nights.set(night, { rooms: (before?.rooms ?? 0) + 1, cents: (before?.cents ?? 0) + cents });
    }
  }
  const averagesOf = (nights: ReadonlyMap<string, { rooms: number; cents: number }>): NightSales[] =>
    [...nights]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([night, { rooms, cents }]) =>
        build(NightSales, { night, rooms, averageCents: Math.round(cents / rooms) }),
      );
  return new Map([...sums].map(([roomTypeId, nights]) => [roomTypeId, averagesOf(nights)]));
}
