import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderKit } from '../../database/loaders';
import { repo } from '../../database/transaction';
import { RoomNumber } from '../roomNumber.entity';
import { statesOf } from './roomState.service';
import type { RoomState } from './roomState.types';

/** A room number on today's date at its hotel. */
interface RoomToday {
  roomNumberId: string;
  today: string;
}

const keyOf = ({ roomNumberId, today }: RoomToday): string => `${roomNumberId} ${today}`;

/**
 * How room numbers are today, without a check of permissions; null if one does not exist. Takes the statements of statesOf()
 * for each different date, of which time zones make three at most.
 */
export const roomStates = ({ budget }: LoaderKit) =>
  new DataLoader<RoomToday, RoomState | null, string>(
    async (keys) => {
      const states = new Map<string, RoomState>();
      for (const today of new Set(keys.map((key) => key.today))) {
        const ids = keys.filter((key) => key.today === today).map(({ roomNumberId }) => roomNumberId);
        const rooms = await repo(RoomNumber).findBy({ id: In(ids) });
        budget.countRows(rooms.length);
        for (const state of await statesOf(rooms, today))
          states.set(keyOf({ roomNumberId: state.id, today }), state);
      }
      return keys.map((key) => states.get(keyOf(key)) ?? null);
    },
    { cacheKeyFn: keyOf, batchScheduleFn: budget.pieces.whenAllAsked },
  );
