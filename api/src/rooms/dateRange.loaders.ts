import DataLoader from 'dataloader';
import { Between, In } from 'typeorm';
import { LIMITS, addNights } from '../../../schema/rules';
import { repo } from '../database/transaction';
import { BadInput } from '../core/problems';
import { Night } from './night.entity';
import type { StayPrice } from './rate.results';
import { findRates, quoteRoomType } from './rate.service';
import type { RoomType } from './roomType.entity';

/** Dates that many rooms are asked about at once: the nights of [from, to). */
interface Window {
  from: string;
  to: string;
}
interface RoomWindow extends Window {
  roomNumberId: string;
}
interface PricedWindow extends Window {
  roomType: RoomType;
}

/** The nights of [from, to) on which a room number is held or booked: one statement for each different window. */
export const nightsTaken = (cache: boolean) =>
  new DataLoader<RoomWindow, string[], string>(
    async (keys) => {
      const windows = groupByWindow(keys);
      const taken = new Map<string, string[]>();
      for (const asked of windows.values()) {
        const { from, to } = asked[0]!;
        const rows = await repo(Night).find({
          where: {
            roomNumberId: In(asked.map((key) => key.roomNumberId)),
            night: Between(from, addNights(to, -1)),
          },
          order: { night: 'ASC' },
        });
        for (const key of asked) taken.set(keyOf(key), []);
        for (const row of rows) taken.get(keyOf({ ...row, from, to }))!.push(row.night);
      }
      return keys.map((key) => taken.get(keyOf(key))!);
    },
    { cache, cacheKeyFn: keyOf },
  );

/** What a stay of [from, to) costs in a room type: one statement, whatever the windows. */
export const stayPrices = (cache: boolean) =>
  new DataLoader<PricedWindow, StayPrice | null, string>(
    async (keys) => {
      groupByWindow(keys);
      const rates = await findRates([...new Set(keys.map(({ roomType }) => roomType.id))]);
      return keys.map(({ roomType, from, to }) =>
        quoteRoomType(roomType, rates.get(roomType.id)!, { checkIn: from, checkOut: to }),
      );
    },
    { cache, cacheKeyFn: (key) => `${key.roomType.id}/${windowOf(key)}` },
  );

const windowOf = ({ from, to }: Window): string => `${from}/${to}`;
const keyOf = (key: RoomWindow): string => `${key.roomNumberId}/${windowOf(key)}`;

/** The keys by their windows; refuses too many different ones. */
function groupByWindow<K extends Window>(keys: readonly K[]): Map<string, K[]> {
  const groups = new Map<string, K[]>();
  for (const key of keys) {
    const group = groups.get(windowOf(key));
    if (group) group.push(key);
    else groups.set(windowOf(key), [key]);
  }
  if (groups.size > LIMITS.windowsPerRequest)
    throw new BadInput(`Ask for at most ${LIMITS.windowsPerRequest} different date ranges at once.`);
  return groups;
}
