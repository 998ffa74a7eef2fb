import { In, MoreThanOrEqual } from 'typeorm';
import { listNights } from '../../../schema/nights';
import { lockRows, repo, transaction } from '../database/transaction';
import { deleteEmptyBlocks, onBlocksChanged } from '../rooms/blocks/roomBlock.service';
import { RoomBlock, newRoomBlock } from '../rooms/blocks/roomBlock.entity';
import { Night } from '../rooms/nights/night.entity';
import { freeBlockedNights, insertNights } from '../rooms/nights/night.service';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { findGone, nightsOfGuests, readBookedNights } from './bookedStays.service';
import { findClashes, recordConflicts, type Taken } from './conflicts.service';
import type { CalendarEvent } from './readEvents';
import { RoomCalendar } from './roomCalendar.entity';

/** Nights that the events may take: of [from, to) at the hotel. */
interface Range {
  from: string;
  to: string;
}

/** The calendar is as it was when its file was asked for; otherwise what was read is not used. */
const isUnchanged = (before: RoomCalendar, { importUrl }: RoomCalendar): boolean =>
  importUrl === before.importUrl;

/**
 * Blocks the nights that the events of a calendar take and are free, releases those that it blocked and that no event
 * takes any more, and records the others as conflicts; one transaction. Nights that staff booked here for the guest of
 * the event are left to the booking. Returns the number of coming nights that it blocks, or undefined if the calendar was meanwhile changed or disconnected.
 */
export async function applyEvents(
  before: RoomCalendar,
  events: readonly CalendarEvent[],
  range: Range,
): Promise<number | undefined> {
  const { id, hotelId, roomNumberId } = before;
  return transaction(async () => {
    const [room] = await lockRows(RoomNumber, [roomNumberId]);
    const [calendar] = await lockRows(RoomCalendar, [id]);
    if (!room || !calendar || !isUnchanged(before, calendar)) return undefined;
    const listed = eventsByNight(events, range);
    const booked = await readBookedNights(calendar, range.from);
    const present = nightsOfGuests(booked, listed);
    const wanted = new Map([...listed].filter(([night]) => !present.has(night)));
    const taken = await readTaken(calendar, range.from);
    const own = taken.filter(({ block }) => block?.calendarId === id);
    const freed = own.filter(({ night }) => !wanted.has(night.night)).map(({ night }) => night);
    await freeBlockedNights(hotelId, freed);
    const blocks = new Map(own.map(({ block }) => [block!.eventKey!, block!]));
    const added = await blockFree(calendar, wanted, taken, blocks);
    await renameMoved(calendar, wanted, own, blocks);
    await deleteEmptyBlocks(hotelId, [...new Set(own.map(({ block }) => block!.id))]);
    const gone = await findGone(calendar, booked, present);
    await recordConflicts(calendar, new Map([...findClashes(calendar, wanted, taken), ...gone]));
    await repo(RoomCalendar).update({ id }, { bookedNights: [...present] });
    if (freed.length || added.length)
      await onBlocksChanged.run({ hotelId, roomNumberIds: [roomNumberId], freed });
    return own.length - freed.length + added.length;
  });
}

/** Releases all nights that a calendar blocks, inside the caller's transaction and with the room locked. */
export async function releaseAll({ id, hotelId, roomNumberId }: RoomCalendar): Promise<void> {
  const blocks = await repo(RoomBlock).findBy({ calendarId: id });
  const blockIds = blocks.map((block) => block.id);
  const where = { hotelId, roomNumberId, blockId: In(blockIds) };
  const freed = await repo(Night).findBy(where);
  await freeBlockedNights(hotelId, freed);
  await deleteEmptyBlocks(hotelId, blockIds);
  if (freed.length) await onBlocksChanged.run({ hotelId, roomNumberIds: [roomNumberId], freed });
}

/** The event of each night in the range; the first one, where events overlap. */
function eventsByNight(events: readonly CalendarEvent[], { from, to }: Range): Map<string, CalendarEvent> {
  const wanted = new Map<string, CalendarEvent>();
  for (const event of events) {
    const first = event.checkIn > from ? event.checkIn : from;
    const end = event.checkOut < to ? event.checkOut : to;
    for (const night of listNights(first, end)) if (!wanted.has(night)) wanted.set(night, event);
  }
  return wanted;
}

/** The nights of the room number that are taken, each with its block if it has one. */
async function readTaken({ hotelId, roomNumberId }: RoomCalendar, from: string): Promise<Taken[]> {
  const nights = await repo(Night).find({
    where: { hotelId, roomNumberId, night: MoreThanOrEqual(from) },
    order: { night: 'ASC' },
  });
  const blockIds = [...new Set(nights.flatMap(({ blockId }) => blockId ?? []))];
  const blocks = new Map((await repo(RoomBlock).findBy({ id: In(blockIds) })).map((row) => [row.id, row]));
  return nights.map((night) => ({ night, block: blocks.get(night.blockId ?? '') }));
}

/** Blocks the nights that are free; adds the blocks that it makes to `blocks`. Returns the nights. */
async function blockFree(
  { id: calendarId, hotelId, roomNumberId, name, createdById }: RoomCalendar,
  wanted: ReadonlyMap<string, CalendarEvent>,
  taken: readonly Taken[],
  blocks: Map<string, RoomBlock>,
): Promise<string[]> {
  const isTaken = new Set(taken.map(({ night }) => night.night));
  const free = [...wanted].filter(([night]) => !isTaken.has(night));
  const fresh = new Map<string, RoomBlock>();
  for (const [, { key, summary }] of free)
    if (!blocks.has(key) && !fresh.has(key)) {
      const reason = summary ? `${name}: ${summary}` : name;
      fresh.set(key, newRoomBlock({ roomNumberId, reason, createdById, calendarId, eventKey: key }));
    }
  if (fresh.size) await repo(RoomBlock).insert([...fresh.values()]);
  for (const [key, block] of fresh) blocks.set(key, block);
  const rows = free.map(([night, { key }]) => ({ roomNumberId, night, blockId: blocks.get(key)!.id }));
  if (!(await insertNights(hotelId, rows))) throw new Error('A night was taken while its room was locked.');
  return free.map(([night]) => night);
}

/** Gives nights that another event of the same calendar takes now to the block of that event. */
async function renameMoved(
  { hotelId, roomNumberId }: RoomCalendar,
  wanted: ReadonlyMap<string, CalendarEvent>,
  own: readonly Taken[],
  blocks: ReadonlyMap<string, RoomBlock>,
): Promise<void> {
  const moved = new Map<string, string[]>();
  for (const {
    night: { night },
    block,
  } of own) {
    const next = blocks.get(wanted.get(night)?.key ?? '');
    if (next && next !== block) moved.set(next.id, [...(moved.get(next.id) ?? []), night]);
  }
  for (const [blockId, nights] of moved)
    await repo(Night).update({ hotelId, roomNumberId, night: In(nights) }, { blockId });
}
