import { In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { floorOf } from '../../../../schema/floors';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorize, type Viewer } from '../../access/policy';
import { refuse, BadInput } from '../../core/problems';
import { bulkInsert } from '../../database/bulkInsert';
import { lockRows, repo, transaction } from '../../database/transaction';
import { StaffMember } from '../../hotels/staff.entity';
import type { AccountDeletion } from '../../users/accountDeletion.service';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { isActiveAdmin, isDeleted, User } from '../../users/user.entity';
import type { RoomNumbersRemoved } from '../removal.service';
import { RoomNumber } from '../roomNumber.entity';
import { nameOf } from './changeRoomState.service';
import { newStoredRoomState, StoredRoomState } from './roomState.entity';
import type { AssignRoomsInput } from './roomState.inputs';
import { announceRooms, findPlace, findRoomsOfHotel, findStored, statesOf } from './roomState.service';
import { AssignmentRefused, type RoomState } from './roomState.types';

/**
 * Sets who cleans a floor, or rooms, of a hotel, until another person is chosen. Refuses DoesNotExist, and
 * AssignmentRefused if the person does not work there or the hotel has no such rooms.
 */
export async function assignRooms(
  viewer: Viewer | undefined,
  { hotelId, floor, roomNumberIds, userId = null }: AssignRoomsInput,
): Promise<RoomState[]> {
  authorize(viewer, 'housekeeping:assign', { hotelId });
  if ((floor == null) === !roomNumberIds?.length) throw new BadInput('Choose either a floor or rooms.');
  const place = await findPlace(hotelId);
  if (userId) await requireColleague(hotelId, userId);
  return transaction(async () => {
    const chosen = await chooseRooms(hotelId, floor, roomNumberIds ?? []);
    const rooms = await lockRows(
      RoomNumber,
      chosen.map(({ id }) => id),
    );
    const stored = await findStored(rooms.map(({ id }) => id));
    const changed = rooms.filter(({ id }) => (stored.get(id)?.assigneeId ?? null) !== userId);
    const isNew = ({ id }: RoomNumber) => !stored.has(id);
    await bulkInsert(
      StoredRoomState,
      changed.filter(isNew).map(({ id }) => newStoredRoomState({ roomNumberId: id, assigneeId: userId })),
    );
    const present = changed.filter((room) => !isNew(room)).map(({ id }) => id);
    if (present.length)
      await repo(StoredRoomState).update({ roomNumberId: In(present) }, { assigneeId: userId });
    const entries = changed.map((room) => ({
      action: 'assignRooms',
      record: AuditRecord.ROOM_NUMBER,
      id: room.id,
      name: nameOf(room, place),
      hotelId,
      before: { assigneeId: stored.get(room.id)?.assigneeId ?? null },
      after: { assigneeId: userId },
    }));
    if (entries.length) await recordChange(viewer, ...entries);
    announceRooms(
      hotelId,
      changed.map(({ id }) => id),
    );
    return statesOf(rooms, place.today);
  });
}

async function chooseRooms(
  hotelId: string,
  floor: number | null | undefined,
  roomNumberIds: string[],
): Promise<RoomNumber[]> {
  const all = await findRoomsOfHotel(hotelId);
  const ids = new Set(roomNumberIds);
  const rooms = all.filter((room) => (floor == null ? ids.has(room.id) : floorOf(room) === floor));
  if (floor != null && !rooms.length)
    refuse(new AssignmentRefused(fill('The hotel has no rooms on floor {floor}.', { floor })));
  if (floor == null && rooms.length < ids.size)
    refuse(new AssignmentRefused('The hotel no longer has one of these rooms. Reload the page.'));
  return rooms;
}

/** Refuses AssignmentRefused unless the person works for the hotel, or is an active administrator. */
async function requireColleague(hotelId: string, userId: string): Promise<void> {
  const user = await repo(User).findOneBy({ id: userId });
  if (user && !isDeleted(user)) {
    if (isActiveAdmin(user) || (await worksFor(hotelId)).includes(userId)) return;
    refuse(new AssignmentRefused(fill('{name} does not work for this hotel.', { name: user.name })));
  }
  refuse(new AssignmentRefused('This person no longer has an account.'));
}

/** The ids of those who work for a hotel: on its team, or named as its staff. */
async function worksFor(hotelId: string): Promise<string[]> {
  const rows = [
    ...(await repo(TeamMember).findBy({ hotelId })),
    ...(await repo(StaffMember).findBy({ hotelId })),
  ];
  return rows.map(({ userId }) => userId);
}

/** The people whom rooms of a hotel may be assigned to: those who work for it, then the viewer. By name. */
export async function findColleagues(viewer: Viewer | undefined, hotelId: string): Promise<User[]> {
  authorize(viewer, 'housekeeping:read', { hotelId });
  const ids = [...new Set([...(await worksFor(hotelId)), ...(viewer ? [viewer.id] : [])])];
  const people = await repo(User).findBy({ id: In(ids) });
  return people.filter((user) => !isDeleted(user)).sort((one, other) => one.name.localeCompare(other.name));
}

/** Ends the assignments of a deleted account. */
export async function endAssignmentsOfUser({ user }: AccountDeletion): Promise<void> {
  await repo(StoredRoomState).update({ assigneeId: user.id }, { assigneeId: null });
}

/** Rooms that leave a hotel leave their housekeeping behind, also if they move to another hotel. */
export async function deleteStates({ roomNumberIds }: RoomNumbersRemoved): Promise<void> {
  await repo(StoredRoomState).delete({ roomNumberId: In(roomNumberIds) });
}
