import { MoreThan } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { authorized, type Viewer } from '../access/policy';
import { perApp } from '../core/appState';
import { awaitTurn, isTurnOver } from '../core/eventLoop';
import { subscribe } from '../core/events';
import { log } from '../core/log';
import { BadInput } from '../core/problems';
import { pushStream, type PushStream } from '../core/pushStream';
import { runExclusive } from '../core/runExclusive';
import type { Hotel } from '../hotels/hotel.entity';
import { cursorOf, positionIn } from './cursor';
import type { EventSelection, FollowEventsArgs } from './event.inputs';
import type { EventList } from './event.types';
import type { NumberedEvent } from './loggedEvent.entity';
import {
  findEvents,
  hotelsOf,
  isOfHotels,
  knownPosition,
  maySee,
  newestCursor,
  readPage,
  requireTypes,
} from './readEvents.service';

/** A subscription to the log, and the position up to which it has got events. */
interface Follower {
  reader: Viewer;
  selection: EventSelection;
  position: number;
  pages: PushStream<EventList>;
}

/** The followers who have caught up, and the position up to which new events were read for all of them. */
interface Followed {
  followers: Set<Follower>;
  position: number;
  isListening: boolean;
}
const followed = perApp((): Followed => ({ followers: new Set(), position: 0, isListening: false }));

/**
 * The pages after a cursor, or from now on. Throws BadInput for a cursor that the log does not know, or that is too far
 * behind: what is older is read with `events`, at the reader's own pace.
 */
export async function followEvents(
  viewer: Viewer | undefined,
  { after, ...selection }: FollowEventsArgs,
): Promise<PushStream<EventList>> {
  const reader = authorized(viewer, 'event:read');
  requireTypes(reader, selection);
  const newest = await newestCursor();
  const cursor = after ?? newest;
  const position = await knownPosition(cursor);
  if (positionIn(newest) - position > LIMITS.eventsBehind)
    throw new BadInput(
      'This cursor is too far behind to follow from. Read the older events with `events` first.',
      ['after'],
    );
  const { followers } = followed();
  let isOver = false;
  const pages = pushStream<EventList>(() => {
    isOver = true;
    followers.delete(follower);
  });
  const follower: Follower = { reader, selection, position, pages };
  catchUp(follower, cursor, () => isOver).catch((error: unknown) => {
    log.error({ error }, 'events could not be read for a follower, who must begin again');
    pages.end();
  });
  return pages;
}

/** Reads what the follower has missed, and then lets new events reach them. */
async function catchUp(follower: Follower, cursor: string, isOver: () => boolean): Promise<void> {
  const { reader, selection, pages } = follower;
  const all = followed();
  while (all.followers.size && follower.position < all.position) {
    const page = await readPage(reader, selection, { cursor, position: follower.position }, LIMITS.pageSize);
    if (isOver()) return;
    if (page.items.length) pages.push(page);
    cursor = page.cursor;
    follower.position = positionIn(cursor);
  }
  if (!all.followers.size) all.position = follower.position;
  all.followers.add(follower);
  if (!all.isListening) subscribe('eventsNumbered', 'all', () => void tellFollowers());
  all.isListening = true;
  await tellFollowers();
}

/** Sends new events to those who follow the log on this instance; a job, and called when events were numbered. */
export const tellFollowers = (): Promise<void> => runExclusive(readOn);

/** Reads new events once for all followers. */
async function readOn(): Promise<void> {
  const all = followed();
  while (all.followers.size) {
    const events = await findEvents({ position: MoreThan(all.position) }, LIMITS.eventPage);
    if (!events.length) return;
    const hotels = await hotelsOf(events);
    const pages = new Map<string, EventList>();
    for (const follower of all.followers) {
      receive(follower, events, hotels, pages);
      // Thousands may follow, and others have requests meanwhile.
      if (isTurnOver()) await awaitTurn();
    }
    all.position = events.at(-1)!.position;
  }
}

/** Gives a follower what is for them. Equal pages are one object, so that equal subscriptions share its text. */
function receive(
  follower: Follower,
  events: NumberedEvent[],
  hotels: ReadonlyMap<string, Hotel>,
  known: Map<string, EventList>,
): void {
  const { reader, selection, pages } = follower;
  const { types } = selection;
  const items = events.filter(
    (event) =>
      event.position > follower.position &&
      (!types || types.includes(event.type)) &&
      isOfHotels(selection, event) &&
      maySee(reader, event, hotels),
  );
  const last = events.at(-1)!;
  follower.position = Math.max(follower.position, last.position);
  if (!items.length) return;
  const key = items.map(({ position }) => position).join();
  const page = known.get(key) ?? { items, cursor: cursorOf(last), hasMore: false };
  known.set(key, page);
  pages.push(page);
}
