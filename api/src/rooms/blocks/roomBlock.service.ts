import { In, IsNull, Not } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { LIMITS } from '../../../../schema/limits';
import { addNights, listNights, todayIn, type StayDates } from '../../../../schema/nights';
import { now } from '../../core/clock';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { hook } from '../../core/hooks';
import { BadInput, refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { DoesNotExist } from '../../hotels/catalogue.types';
import { Hotel } from '../../hotels/hotel.entity';
import { findHotelWithCity } from '../../hotels/hotel.service';
import {
  NightsOfCalendar,
  RoomsOccupied,
  type BlockNightsInput,
  type UnblockNightsInput,
} from './roomBlock.types';
import { checkDateRange } from '../nights/dateRange';
import { Night } from '../nights/night.entity';
import { findTakenNights, freeBlockedNights, insertNights } from '../nights/night.service';
import { RoomBlock, newRoomBlock } from './roomBlock.entity';
import { RoomNumber } from '../roomNumber.entity';
import { areRoomsOf } from '../roomNumbers.service';

/** Nights of a hotel that staff blocked or unblocked. */
export interface BlocksChanged {
  hotelId: string;
  roomNumberIds: string[];
  /** The nights that are free again; none if nights were blocked. */
  freed: Pick<Night, 'roomNumberId' | 'night'>[];
}

/** Runs inside the transaction that blocks or unblocks nights, with the rooms locked. */
export const onBlocksChanged = hook<BlocksChanged>();

/**
 * Blocks nights of room numbers and answers how many. Refuses DoesNotExist, and RoomsOccupied with the nights
 * that are already held, booked or blocked.
 */
export async function blockNights(
  viewer: Viewer | undefined,
  { hotelId, roomNumberIds, from, to, reason }: BlockNightsInput,
): Promise<number> {
  const blocker = authorizedToAsk(viewer, 'room:block');
  const createdById = blocker.id;
  checkNights(from, to);
  const ids = [...new Set(roomNumberIds)];
  const stay = { checkIn: from, checkOut: to };
  return transaction(async () => {
    const rooms = await lockRoomsOf(blocker, hotelId, ids);
    const hotel = await checkAhead(hotelId, stay);
    const taken = await findTakenNights(hotelId, ids, stay);
    if (taken.length) refuse(new RoomsOccupied(rooms, taken));
    const made = { reason: reason.trim(), createdById, createdAt: now() };
    const blocks = ids.map((roomNumberId) => newRoomBlock({ roomNumberId, ...made }));
    await repo(RoomBlock).insert(blocks);
    const nights = blocks.flatMap(({ id: blockId, roomNumberId }) =>
      listNights(from, to).map((night) => ({ roomNumberId, night, blockId })),
    );
    if (!(await insertNights(hotelId, nights)))
      throw new Error('A night was taken while its room was locked.');
    const after = { blockedNights: `${describe(rooms, stay)}, ${made.reason}` };
    await recordChange(viewer, { ...lineOf('blockNights', hotel), before: {}, after });
    await onBlocksChanged.run({ hotelId, roomNumberIds: ids, freed: [] });
    return nights.length;
  });
}

/** Unblocks nights and answers how many. Refuses DoesNotExist, and NightsOfCalendar. */
export async function unblockNights(
  viewer: Viewer | undefined,
  { hotelId, roomNumberIds, from, to }: UnblockNightsInput,
): Promise<number> {
  const unblocker = authorizedToAsk(viewer, 'room:block');
  checkNights(from, to);
  const ids = [...new Set(roomNumberIds)];
  return transaction(async () => {
    const rooms = await lockRoomsOf(unblocker, hotelId, ids);
    const stay = { checkIn: from, checkOut: to };
    const freed = (await findTakenNights(hotelId, ids, stay)).filter(({ blockId }) => blockId !== null);
    const blockIds = [...new Set(freed.map(({ blockId }) => blockId!))];
    await refuseCalendars(rooms, freed, blockIds);
    await freeBlockedNights(hotelId, freed);
    await deleteEmptyBlocks(hotelId, blockIds);
    const before = freed.length ? { blockedNights: describe(rooms, stay) } : {};
    const hotel = await repo(Hotel).findOneByOrFail({ id: hotelId });
    await recordChange(viewer, { ...lineOf('unblockNights', hotel), before, after: {} });
    await onBlocksChanged.run({ hotelId, roomNumberIds: ids, freed });
    return freed.length;
  });
}

const lineOf = (action: string, { id, name }: Hotel) => ({ action, record: AuditRecord.HOTEL, id, name });

/** Rooms and nights as the audit log shows them. */
const describe = (rooms: RoomNumber[], { checkIn, checkOut }: StayDates): string =>
  `room ${rooms.map(({ number }) => number).join(', ')}, ${checkIn} to ${checkOut}`;

function checkNights(from: string, to: string): void {
  if (to === from) throw new BadInput('Choose at least one night.');
  checkDateRange(from, to);
}

/** The locked rooms. Refuses DoesNotExist for rooms of other hotels, and if the viewer may not block rooms of this one. */
async function lockRoomsOf(viewer: Viewer, hotelId: string, ids: string[]): Promise<RoomNumber[]> {
  if (!can(viewer, 'room:block', { hotelId })) refuse(new DoesNotExist('room'));
  const rooms = await lockRows(RoomNumber, ids);
  if (rooms.length < ids.length || !(await areRoomsOf(hotelId, ids))) refuse(new DoesNotExist('room'));
  return rooms;
}

/** Nights are counted in the hotel's time zone: last night is over, tonight is not. */
async function checkAhead(hotelId: string, { checkIn, checkOut }: StayDates): Promise<Hotel> {
  const found = await findHotelWithCity(hotelId);
  if (!found) return refuse(new DoesNotExist('hotel'));
  const today = todayIn(found.city.timeZone, now());
  if (checkIn < today) throw new BadInput('The first night has passed. Choose tonight or a later night.');
  if (checkOut > addNights(today, LIMITS.yearsAhead * 366))
    throw new BadInput(
      fill('Nights can be blocked up to {most} years ahead. Choose earlier ones.', {
        most: LIMITS.yearsAhead,
      }),
    );
  return found.hotel;
}

/** Refuses to release nights that a calendar of another site takes: they are sold there, and would be blocked again. */
async function refuseCalendars(rooms: RoomNumber[], nights: Night[], blockIds: string[]): Promise<void> {
  const blocks = await repo(RoomBlock).findBy({ id: In(blockIds), calendarId: Not(IsNull()) });
  const found = nights.find(({ blockId }) => blocks.some(({ id }) => id === blockId));
  if (!found) return;
  const { number } = rooms.find(({ id }) => id === found.roomNumberId)!;
  refuse(new NightsOfCalendar(number, found.night));
}

/**
 * Releases those nights of a stay that a block of a calendar has, for a booking in the caller's transaction and with the
 * rooms locked. Answers the block; undefined if no calendar blocks any of these nights by it.
 */
export async function giveUpBlock(
  id: string,
  { hotelId, roomNumberIds, stay }: { hotelId: string; roomNumberIds: string[]; stay: StayDates },
): Promise<RoomBlock | undefined> {
  const block = await repo(RoomBlock).findOneBy({ id, calendarId: Not(IsNull()) });
  if (!block || !roomNumberIds.includes(block.roomNumberId)) return undefined;
  const taken = await findTakenNights(hotelId, [block.roomNumberId], stay);
  const own = taken.filter(({ blockId }) => blockId === id);
  await freeBlockedNights(hotelId, own);
  await deleteEmptyBlocks(hotelId, [id]);
  return own.length ? block : undefined;
}

/** Deletes those of these blocks that have no nights, inside the caller's transaction. */
export async function deleteEmptyBlocks(hotelId: string, ids: string[]): Promise<void> {
  if (!ids.length) return;
  const rows = await repo(Night)
    .createQueryBuilder('night')
    .select('DISTINCT night.blockId', 'id')
    .where({ hotelId, blockId: In(ids) })
    .getRawMany<{ id: string }>();
  const left = new Set(rows.map(({ id }) => id));
  await repo(RoomBlock).delete({ id: In(ids.filter((id) => !left.has(id))) });
}
