import { In } from 'typeorm';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { bulkInsert } from '../database/bulkInsert';
import { repo } from '../database/transaction';
import { BadInput, refuse } from '../core/problems';
import { can, type Viewer } from '../access/policy';
import { TeamMember } from '../users/teams/teamMember.entity';
import { User, isDeleted } from '../users/user.entity';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { UnknownStaff } from './catalogue.types';
import { StaffMember, newStaffMember } from './staff.entity';

export interface StaffChange {
  managerId?: string | null;
  addStaffIds?: string[] | null;
  removeStaffIds?: string[] | null;
}

/**
 * Changes the staff of a hotel that the caller has locked, inside the caller's transaction. A new manager
 * replaces the old one, null removes the manager, and a user is on the staff once. Refuses UnknownStaff for
 * references that the viewer does not know.
 */
export async function changeStaff(
  viewer: Viewer | undefined,
  hotelId: string,
  change: StaffChange,
): Promise<void> {
  const { managerId, addStaffIds, removeStaffIds } = change;
  const added = [...new Set(addStaffIds?.filter(Boolean) ?? [])];
  await requireUsers(viewer, hotelId, managerId ? [managerId, ...added] : added);
  if (removeStaffIds?.length)
    await repo(StaffMember).delete({ hotelId, userId: In(removeStaffIds), isManager: false });
  if (managerId || managerId === null) await repo(StaffMember).delete({ hotelId, isManager: true });
  if (managerId)
    await bulkInsert(StaffMember, [newStaffMember({ hotelId, userId: managerId, isManager: true })]);
  if (!added.length) return;
  const present = new Set(
    (await repo(StaffMember).findBy({ hotelId, isManager: false })).map((row) => row.userId),
  );
  const fresh = added.filter((userId) => !present.has(userId));
  if (present.size + fresh.length > LIMITS.staff)
    throw new BadInput(fill('A hotel can have at most {most} staff.', { most: LIMITS.staff }));
  await bulkInsert(
    StaffMember,
    fresh.map((userId) => newStaffMember({ hotelId, userId, isManager: false })),
  );
}

/** The references of the manager and the staff of a hotel, as the audit log shows them. */
export async function findStaff(hotelId: string): Promise<{ managerId?: string; staffIds: string[] }> {
  const rows = await repo(StaffMember).find({ where: { hotelId }, order: { id: 'ASC' } });
  return {
    managerId: rows.find(({ isManager }) => isManager)?.userId,
    staffIds: rows.filter(({ isManager }) => !isManager).map(({ userId }) => userId),
  };
}

/**
 * Administrators know every user. A hotel knows its team and its staff, and everybody else is as unknown to it as a
 * reference that does not exist.
 */
async function requireUsers(viewer: Viewer | undefined, hotelId: string, ids: string[]): Promise<void> {
  if (!ids.length) return;
  const users = await repo(User).findBy({ id: In(ids) });
  const ofHotel = can(viewer, 'user:find') ? undefined : await findPeopleOf(hotelId, ids);
  const isKnown = (user: User) => !isDeleted(user) && (!ofHotel || ofHotel.has(user.id));
  const known = new Set(users.filter(isKnown).map(({ id }) => id));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  if (unknown.length) refuse(new UnknownStaff(unknown));
}

/** Those of these people who are on the team or the staff of the hotel. */
async function findPeopleOf(hotelId: string, ids: string[]): Promise<ReadonlySet<string>> {
  const where = { hotelId, userId: In(ids) };
  const [team, staff] = await Promise.all([repo(TeamMember).findBy(where), repo(StaffMember).findBy(where)]);
  return new Set([...team, ...staff].map(({ userId }) => userId));
}

/** Removes a deleted account from the staff of all hotels. */
export async function endStaffPositions({ user }: AccountDeletion): Promise<void> {
  await repo(StaffMember).delete({ userId: user.id });
}

/** The hotels where a user works, for the export of the user's data. */
export async function exportStaffPositions({ userId }: DataExport): Promise<unknown> {
  const positions = await repo(StaffMember).findBy({ userId });
  return positions.map(({ hotelId, isManager }) => ({ hotelReference: hotelId, isManager }));
}
