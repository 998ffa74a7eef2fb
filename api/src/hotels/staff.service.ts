import { In } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { newId } from '../database/columns';
import { bulkInsert } from '../database/bulkInsert';
import { repo } from '../database/transaction';
import { BadInput, refuse } from '../core/problems';
import { User, isDeleted } from '../users/user.entity';
import { UnknownStaff } from './catalogue.problems';
import { StaffMember } from './staff.entity';

export interface StaffChange {
  managerId?: string | null;
  addStaffIds?: string[] | null;
  removeStaffIds?: string[] | null;
}

/**
 * Changes who works for a hotel that the caller holds, inside its transaction: a new manager replaces the old
 * one, null leaves the post empty, who is there already stays once. Refuses UnknownStaff for references that nobody has.
 */
export async function changeStaff(hotelId: string, change: StaffChange): Promise<void> {
  const { managerId, addStaffIds, removeStaffIds } = change;
  const added = [...new Set(addStaffIds?.filter(Boolean) ?? [])];
  await checkPeople(managerId ? [managerId, ...added] : added);
  if (removeStaffIds?.length)
    await repo(StaffMember).delete({ hotelId, userId: In(removeStaffIds), isManager: false });
  if (managerId || managerId === null) await repo(StaffMember).delete({ hotelId, isManager: true });
  if (managerId) await bulkInsert(StaffMember, [postOf(hotelId, managerId, true)]);
  if (!added.length) return;
  const there = new Set(
    (await repo(StaffMember).findBy({ hotelId, isManager: false })).map((row) => row.userId),
  );
  const fresh = added.filter((userId) => !there.has(userId));
  if (there.size + fresh.length > LIMITS.staff)
    throw new BadInput(`A hotel has at most ${LIMITS.staff} staff.`);
  await bulkInsert(
    StaffMember,
    fresh.map((userId) => postOf(hotelId, userId, false)),
  );
}

const postOf = (hotelId: string, userId: string, isManager: boolean): StaffMember =>
  Object.assign(new StaffMember(), { id: newId(), hotelId, userId, isManager });

async function checkPeople(ids: string[]): Promise<void> {
  if (!ids.length) return;
  const people = await repo(User).findBy({ id: In(ids) });
  const known = new Set(people.filter((user) => !isDeleted(user)).map(({ id }) => id));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  if (unknown.length) refuse(new UnknownStaff(unknown));
}
