import { IsNull, MoreThanOrEqual } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { normaliseStay, todayIn } from '../../../schema/nights';
import { authorized, type Viewer } from '../access/policy';
import { now } from '../core/clock';
import type { Turns } from '../core/eventLoop';
import { refuse } from '../core/problems';
import { lockRows, repo, transaction } from '../database/transaction';
import { DoesNotExist } from '../hotels/catalogue.types';
import type { CityCharge } from '../hotels/cities/cityCharge.entity';
import { LAST_ZONE } from '../search/filter.service';
import { liveIndex } from '../search/index/searchIndex.service';
import { User } from '../users/user.entity';
import { readOffers } from './offers.service';
import { newWatch, Watch, watchKeyOf, type Watched } from './watch.entity';
import { problemOf, stayNow } from './watchedStay';
import { newWatchMail, WatchMail } from './watchMail.entity';
import {
  NightsNotWatchable,
  TooManyWatches,
  WatchIsOver,
  type EndWatchInput,
  type WatchHotelInput,
} from './watch.types';

/** For how long a guest can take back the end of a watch, in milliseconds. */
export const KEPT_MS = 86_400_000;

/** Whether the arrival has not passed everywhere on earth. */
const isAhead = () => ({ checkIn: MoreThanOrEqual(todayIn(LAST_ZONE, now())) });

/** The viewer's watches, the next arrival first. */
export function listWatches(viewer: Viewer | undefined): Promise<Watch[]> {
  const { id: userId } = authorized(viewer, 'watch:list-own');
  return repo(Watch).find({
    where: { userId, endedAt: IsNull(), ...isAhead() },
    order: { checkIn: 'ASC', id: 'ASC' },
  });
}

/** What a watched stay costs now, in cents; null if it is not free. Answered from memory except for taxes and fees. */
export async function priceNow(
  watch: Watch,
  readCharges: (cityId: string) => Promise<CityCharge[]>,
  turns: Turns,
): Promise<number | null> {
  const index = await liveIndex().current();
  const hotel = index.find(watch.hotelId);
  const charges = hotel ? await readCharges(hotel.cityId) : [];
  const cents = await turns.do(() => stayNow(index, watch, charges));
  return cents === 'over' ? null : cents;
}

/**
 * Watches a hotel or one of its rooms for the viewer, who is told from now on what gets cheaper or free. One that is watched
 * already goes on. Refuses DoesNotExist, NightsNotWatchable and TooManyWatches.
 */
export async function watchHotel(viewer: Viewer | undefined, input: WatchHotelInput): Promise<Watch> {
  const { id: userId } = authorized(viewer, 'watch:change-own');
  const { hotelId, roomNumberId = null, guests, rooms, childrenAges } = input;
  const party = { guests, rooms, childrenAges: [...(childrenAges ?? [])].sort((one, other) => one - other) };
  const watched: Watched = { hotelId, roomNumberId, ...normaliseStay(input), ...party };
  const offers = await readOffers([hotelId]);
  const cents = priceAtStart(watched, offers);
  return transaction(async () => {
    // Locks the user so that concurrent calls see the same watches.
    await lockRows(User, [userId]);
    const watchKey = watchKeyOf(watched);
    const known = await repo(Watch).findOneBy({ userId, watchKey });
    if (known && !known.endedAt) return known;
    await requireRoom(userId);
    if (!(await repo(WatchMail).existsBy({ id: userId })))
      await repo(WatchMail).insert(newWatchMail({ id: userId }));
    const price = { startCents: cents, lowestCents: cents, free: cents !== null };
    const watch = newWatch({ id: known?.id, userId, watchKey, ...watched, ...price });
    await repo(Watch).save(watch);
    return watch;
  });
}

function priceAtStart(watched: Watched, { index, now }: Awaited<ReturnType<typeof readOffers>>) {
  const hotel = index.find(watched.hotelId);
  if (!hotel) refuse(new DoesNotExist('hotel'));
  const problem = problemOf(index, hotel, watched);
  if (problem) refuse(new NightsNotWatchable(problem));
  const cents = now(watched);
  if (cents === 'over') refuse(new DoesNotExist('room'));
  return cents;
}

/** Refuses TooManyWatches if the user has as many as are allowed. Past ones, which a job deletes, do not count. */
async function requireRoom(userId: string): Promise<void> {
  const count = await repo(Watch).countBy({ userId, endedAt: IsNull(), ...isAhead() });
  if (count >= LIMITS.watches) refuse(new TooManyWatches());
}

/**
 * Ends a watch of the viewer, or takes that back within a day. Doing it again changes nothing. Refuses WatchIsOver, and
 * TooManyWatches if others have taken its place.
 */
export async function endWatch(
  viewer: Viewer | undefined,
  { watchId, ended }: EndWatchInput,
): Promise<Watch> {
  const { id: userId } = authorized(viewer, 'watch:change-own');
  return transaction(async () => {
    await lockRows(User, [userId]);
    const watch = await repo(Watch).findOneBy({ id: watchId, userId, ...isAhead() });
    if (!watch) refuse(new WatchIsOver());
    if ((watch.endedAt !== null) === ended) return watch;
    if (!ended) await requireRoom(userId);
    watch.endedAt = ended ? now() : null;
    await repo(Watch).update({ id: watchId }, { endedAt: watch.endedAt });
    return watch;
  });
}
