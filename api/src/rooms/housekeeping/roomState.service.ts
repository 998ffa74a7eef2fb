import { In } from 'typeorm';
import { todayIn } from '../../../../schema/nights';
import { authorize, can, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { now } from '../../core/clock';
import { publish, streamEvents, type Events } from '../../core/events';
import { refuse } from '../../core/problems';
import type { PushStream } from '../../core/pushStream';
import { afterCommit, repo } from '../../database/transaction';
import { DoesNotExist } from '../../hotels/catalogue.types';
import { findHotelWithCity } from '../../hotels/hotel.service';
import type { Hotel } from '../../hotels/hotel.entity';
import { RoomNumber } from '../roomNumber.entity';
import { findOutOfOrder } from './outOfOrder.service';
import { newStoredRoomState, RoomStatus, StoredRoomState } from './roomState.entity';
import { RoomState } from './roomState.types';

/** The hotel of a room number, with today's date there. */
export interface PlaceOfRoom {
  hotel: Hotel;
  timeZone: string;
  today: string;
}

/** The hotel with today's date there. Refuses DoesNotExist. */
export async function findPlace(hotelId: string): Promise<PlaceOfRoom> {
  const found = await findHotelWithCity(hotelId);
  if (!found) refuse(new DoesNotExist('hotel'));
  const { timeZone } = found.city;
  return { hotel: found.hotel, timeZone, today: todayIn(timeZone, now()) };
}

/** The hotel of a room number with today's date there. Refuses DoesNotExist. */
export async function findPlaceOfRoom(roomNumberId: string): Promise<PlaceOfRoom> {
  const hotelId = await hotelIdOfRoom(roomNumberId);
  if (!hotelId) refuse(new DoesNotExist('room'));
  return findPlace(hotelId);
}

async function hotelIdOfRoom(roomNumberId: string): Promise<string | undefined> {
  const found = await repo(RoomNumber)
    .createQueryBuilder('room')
    .innerJoin('room.roomTypeRow', 'type')
    .select('type.hotelId', 'hotelId')
    .where({ id: roomNumberId })
    .getRawOne<{ hotelId: string }>();
  return found?.hotelId;
}

/** All room numbers of a hotel, by number. */
export const findRoomsOfHotel = (hotelId: string): Promise<RoomNumber[]> =>
  repo(RoomNumber)
    .createQueryBuilder('room')
    .innerJoin('room.roomTypeRow', 'type')
    .where('type.hotelId = :hotelId', { hotelId })
    .orderBy('room.number')
    .addOrderBy('room.id')
    .getMany();

/** The stored rows of these room numbers; a room that was never changed has none. */
export async function findStored(roomNumberIds: readonly string[]): Promise<Map<string, StoredRoomState>> {
  if (!roomNumberIds.length) return new Map();
  const rows = await repo(StoredRoomState).findBy({ roomNumberId: In([...roomNumberIds]) });
  return new Map(rows.map((row) => [row.roomNumberId, row]));
}

/** How these rooms are today, in the same order; read with four statements at most. */
export async function statesOf(rooms: readonly RoomNumber[], today: string): Promise<RoomState[]> {
  const ids = rooms.map(({ id }) => id);
  const stored = await findStored(ids);
  const outOfOrder = await findOutOfOrder(ids, today);
  return rooms.map((room) => {
    const row = stored.get(room.id) ?? newStoredRoomState({ roomNumberId: room.id });
    const { assigneeId, changedById, revision, cause, changedAt } = row;
    const out = outOfOrder.get(room.id) ?? null;
    const what = { assigneeId, changedById, revision, cause, changedAt };
    const doNotDisturb = row.doNotDisturbOn === today;
    const status = out ? RoomStatus.OUT_OF_ORDER : row.status;
    return build(RoomState, { id: room.id, room, status, outOfOrder: out, doNotDisturb, ...what });
  });
}

/**
 * How rooms of a hotel are today, for staff: those with these ids, by number. Null for other viewers, so that a list that
 * shows it beside other things can be read without it.
 */
export async function readRoomStates(
  viewer: Viewer | undefined,
  { hotelId, today }: { hotelId: string; today: string },
  roomNumberIds: readonly (string | null)[],
): Promise<RoomState[] | null> {
  if (!can(viewer, 'housekeeping:read', { hotelId })) return null;
  const ids = [...new Set(roomNumberIds.filter((id) => id !== null))];
  if (!ids.length) return [];
  const rooms = await repo(RoomNumber)
    .createQueryBuilder('room')
    .innerJoin('room.roomTypeRow', 'type')
    .where({ id: In(ids) })
    .andWhere('type.hotelId = :hotelId', { hotelId })
    .orderBy('room.number')
    .addOrderBy('room.id')
    .getMany();
  return statesOf(rooms, today);
}

/** How rooms of a hotel are now; none if the hotel is closed. */
export async function readRoomStatesNow(
  viewer: Viewer | undefined,
  hotelId: string,
  roomNumberIds: readonly string[],
): Promise<RoomState[]> {
  authorize(viewer, 'housekeeping:read', { hotelId });
  if (!roomNumberIds.length) return [];
  const found = await findHotelWithCity(hotelId);
  if (!found) return [];
  const today = todayIn(found.city.timeZone, now());
  return (await readRoomStates(viewer, { hotelId, today }, roomNumberIds)) ?? [];
}

/** Tells the subscribers of the hotel after the commit that these rooms have changed. */
export function announceRooms(hotelId: string, roomNumberIds: string[]): void {
  if (roomNumberIds.length) afterCommit(() => publish('housekeepingChanged', hotelId, { roomNumberIds }));
}

/** The rooms of a hotel that change from now on. A viewer without permission is refused when subscribing. */
export async function openRoomChanges(
  viewer: Viewer | undefined,
  hotelId: string,
): Promise<PushStream<Events['housekeepingChanged']>> {
  authorize(viewer, 'housekeeping:read', { hotelId });
  return streamEvents('housekeepingChanged', hotelId);
}
