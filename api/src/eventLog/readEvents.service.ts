import { Between, In, IsNull, MoreThan, Not, Or, type FindOptionsWhere } from 'typeorm';
import { fill, text, translated } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { authorizeToAsk, authorized, can, mayAsk, type Permission, type Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { BadInput } from '../core/problems';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { OPEN } from '../hotels/hotel.service';
import { maySeeHotel } from '../hotels/visibleHotel';
import { BEGINNING, cursorOf, positionIn } from './cursor';
import type { EventsArgs, EventSelection } from './event.inputs';
import type { EventList } from './event.types';
import { EventType } from './eventType.enum';
import { LoggedEvent, type NumberedEvent } from './loggedEvent.entity';

/** Places in the log that one page covers at most, whatever the viewer may see of them. */
const WINDOW = 20_000;
/** Events that everyone sees who sees their hotel. */
const OF_VISIBLE = [EventType.NIGHTS_CHANGED, EventType.REVIEW_CREATED];
/**
 * Events that everyone sees. That a hotel has changed is one of them: who saw a hotel must learn that it has closed or was
 * deleted, and only its present state is known. The event holds only ids, with which its data cannot be read.
 */
const PUBLIC = [...OF_VISIBLE, EventType.HOTEL_CHANGED];
/** The permission that the events of a type need. People have each; a key has those of its scopes. */
const NEEDED = {
  [EventType.BOOKING_CONFIRMED]: 'booking:read',
  [EventType.BOOKING_CHANGED]: 'booking:read',
  [EventType.BOOKING_CANCELLED]: 'booking:read',
  [EventType.REVIEW_CREATED]: 'review:read',
  [EventType.NIGHTS_CHANGED]: 'availability:read',
  [EventType.HOTEL_CHANGED]: 'availability:read',
} as const satisfies Record<EventType, Permission>;

/** The types of events that the viewer may ask for. */
export const readableTypes = (viewer: Viewer): EventType[] =>
  Object.values(EventType).filter((type) => mayAsk(viewer, NEEDED[type]));

/** Throws Forbidden for a type of which a key may see no event. */
export function requireTypes(viewer: Viewer, { types }: EventSelection): void {
  for (const type of types ?? []) authorizeToAsk(viewer, NEEDED[type]);
}

/**
 * The events after a cursor that the viewer may see, in the order of the log. Without a cursor none, with the cursor of the
 * newest event. Throws BadInput for a cursor that the log does not know any more, and Forbidden for types that a key may not
 * see.
 */
export async function listEvents(viewer: Viewer | undefined, args: EventsArgs): Promise<EventList> {
  const reader = authorized(viewer, 'event:read');
  const { after, limit, ...selection } = args;
  requireTypes(reader, selection);
  if (after == null) return { items: [], cursor: await newestCursor(), hasMore: false };
  const position = await knownPosition(after);
  return readPage(reader, selection, { cursor: after, position }, limit ?? LIMITS.pageSize);
}

/** A place in the log, after which a page begins. */
export interface Start {
  cursor: string;
  position: number;
}

/** The page after a place that is known to be one of this log. */
export async function readPage(
  reader: Viewer,
  selection: EventSelection,
  { cursor, position }: Start,
  limit: number,
): Promise<EventList> {
  const last = await newest();
  if (!last || last.position <= position) return { items: [], cursor, hasMore: false };
  const end = Math.min(last.position, position + WINDOW);
  const rows = await findEvents(wanted(reader, selection, position + 1, end), limit);
  const hotels = await hotelsOf(rows);
  const items = rows.filter((event) => isOfHotels(selection, event) && maySee(reader, event, hotels));
  const read = rows.length === limit ? rows.at(-1)! : await eventAt(end, last);
  return { items, cursor: cursorOf(read), hasMore: read.position < last.position };
}

/** Events in the order of the log. */
export const findEvents = (where: FindOptionsWhere<LoggedEvent>, limit: number): Promise<NumberedEvent[]> =>
  repo(LoggedEvent).find({ where, order: { position: 'ASC' }, take: limit }) as Promise<NumberedEvent[]>;

/** Whether the event is of the selected hotels: also one that names none because any may have changed. */
export const isOfHotels = (
  { hotelIds }: EventSelection,
  { type, hotelId }: Pick<LoggedEvent, 'type' | 'hotelId'>,
): boolean => !hotelIds || (hotelId === null ? type === EventType.HOTEL_CHANGED : hotelIds.includes(hotelId));

/** What the database can leave out; isOfHotels() and maySee() decide. */
function wanted(
  reader: Viewer,
  { types, hotelIds }: EventSelection,
  first: number,
  last: number,
): FindOptionsWhere<LoggedEvent> {
  const isOwnOnly = reader.role === Role.CUSTOMER && types?.every((type) => !PUBLIC.includes(type));
  return {
    position: Between(first, last),
    ...((types || reader.key) && { type: In(types ?? readableTypes(reader)) }),
    ...(hotelIds && { hotelId: Or(In(hotelIds), IsNull()) }),
    ...(isOwnOnly && { userId: reader.id }),
  };
}

/** The hotels whose visibility decides who sees some of these events. */
export async function hotelsOf(events: NumberedEvent[]): Promise<ReadonlyMap<string, Hotel>> {
  const asked = events.flatMap(({ type, hotelId }) => (OF_VISIBLE.includes(type) && hotelId ? hotelId : []));
  const hotels = await repo(Hotel).find({
    select: { id: true, openForBooking: true },
    where: { id: In([...new Set(asked)]), ...OPEN },
  });
  return new Map(hotels.map((hotel) => [hotel.id, hotel]));
}

/** Whether the viewer may see an event of these hotels. */
export function maySee(
  reader: Viewer,
  { type, hotelId, userId }: NumberedEvent,
  hotels: ReadonlyMap<string, Hotel>,
): boolean {
  const needed = NEEDED[type];
  if (needed === 'booking:read') return can(reader, needed, { userId: userId ?? '', hotelId });
  if (!can(reader, needed)) return false;
  const hotel = hotels.get(hotelId ?? '');
  return !OF_VISIBLE.includes(type) || (hotel !== undefined && maySeeHotel(reader, hotel));
}

/** The event at the end of a page, which is often the newest. */
const eventAt = async (position: number, last: NumberedEvent): Promise<NumberedEvent> =>
  position === last.position
    ? last
    : ((await repo(LoggedEvent).findOneByOrFail({ position })) as NumberedEvent);

/** The newest event that has its place; null in an empty log. */
const newest = async (): Promise<NumberedEvent | null> =>
  (await repo(LoggedEvent).findOne({
    where: { position: Not(IsNull()) },
    order: { position: 'DESC' },
  })) as NumberedEvent | null;

/** The cursor of the newest event. */
export async function newestCursor(): Promise<string> {
  const last = await newest();
  return last ? cursorOf(last) : BEGINNING;
}

/** The position of a cursor of this log. Throws BadInput for another, and if events after it may have been deleted. */
export async function knownPosition(cursor: string): Promise<number> {
  const position = positionIn(cursor);
  const found = (await repo(LoggedEvent).findOneBy({ position })) as NumberedEvent | null;
  if (found && cursorOf(found) === cursor) return position;
  const next = await repo(LoggedEvent).findOne({
    where: { position: MoreThan(position) },
    order: { position: 'ASC' },
  });
  if (position === 0 && (!next || next.position === 1)) return position;
  const why =
    !found && next
      ? fill('This cursor is older than {days} days, so that events after it were deleted.', {
          days: LIMITS.eventDays,
        })
      : text('This cursor is not one of this log: the service was restored from a backup.');
  throw new BadInput(
    fill(
      '{why} Ask for events without a cursor, remember the one that is returned, read everything once, and go on from there.',
      { why: translated(why) },
    ),
    ['after'],
  );
}
