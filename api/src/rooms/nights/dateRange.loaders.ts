import DataLoader from 'dataloader';
import { Between, In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { addNights } from '../../../../schema/nights';
import type { LoaderKit } from '../../database/loaders';
import { repo } from '../../database/transaction';
import { BadInput } from '../../core/problems';
import { Night } from './night.entity';
import type { StayPrice } from '../rates/rate.types';
import { findRates, quoteRoomType } from '../rates/rate.service';
import type { RoomType } from '../roomType.entity';

/** A date range that is loaded for many rooms at once: the nights of [from, to). */
interface DateRange {
  from: string;
  to: string;
}
interface RoomDateRange extends DateRange {
  roomNumberId: string;
}
interface PricedDateRange extends DateRange {
  roomType: RoomType;
}

/**
 * The nights of [from, to) on which a room number is held or booked. Takes one statement for each different
 * range.
 */
export const nightsTaken = ({ budget }: LoaderKit) =>
  new DataLoader<RoomDateRange, string[], string>(
    async (keys) => {
      const windows = groupByRange(keys);
      const taken = new Map<string, string[]>();
      for (const asked of windows.values()) {
        const { from, to } = asked[0]!;
        const rows = await repo(Night).find({
          where: {
            roomNumberId: In(asked.map((key) => key.roomNumberId)),
            night: Between(from, addNights(to, -1)),
          },
          order: { night: 'ASC' },
          take: budget.rowsLeft + 1,
        });
        budget.countRows(rows.length);
        for (const key of asked) taken.set(keyOf(key), []);
        for (const row of rows) taken.get(keyOf({ ...row, from, to }))!.push(row.night);
      }
      return keys.map((key) => taken.get(keyOf(key))!);
    },
    { cacheKeyFn: keyOf, batchScheduleFn: budget.pieces.whenAllAsked },
  );

/** The price of a stay of [from, to) in a room type. Takes one statement for any number of ranges. */
export const stayPrices = ({ budget: { pieces } }: LoaderKit) =>
  new DataLoader<PricedDateRange, StayPrice | null, string>(
    async (keys) => {
      groupByRange(keys);
      const rates = await findRates([...new Set(keys.map(({ roomType }) => roomType.id))]);
      return keys.map(({ roomType, from, to }) =>
        quoteRoomType(roomType, rates.get(roomType.id)!, { checkIn: from, checkOut: to }),
      );
    },
    {
      cacheKeyFn: (key) => `${key.roomType.id}/${rangeKeyOf(key)}`,
      batchScheduleFn: pieces.whenAllAsked,
    },
  );

const rangeKeyOf = ({ from, to }: DateRange): string => `${from}/${to}`;
const keyOf = (key: RoomDateRange): string => `${key.roomNumberId}/${rangeKeyOf(key)}`;

/** Groups the keys by range. Refuses too many different ranges. */
function groupByRange<K extends DateRange>(keys: readonly K[]): Map<string, K[]> {
  const groups = new Map<string, K[]>();
  for (const key of keys) {
    const group = groups.get(rangeKeyOf(key));
    if (group) group.push(key);
    else groups.set(rangeKeyOf(key), [key]);
  }
  if (groups.size > LIMITS.windowsPerRequest)
    throw new BadInput(
      fill('Ask for at most {most} different date ranges at once.', { most: LIMITS.windowsPerRequest }),
    );
  return groups;
}
