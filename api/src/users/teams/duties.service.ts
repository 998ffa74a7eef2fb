import { In } from 'typeorm';
import { includesDuty, type Duties } from '../../access/duties';
import type { HotelDuty } from '../../access/duty.enum';
import { Role } from '../../access/role.enum';
import type { Viewer } from '../../access/viewer';
import { batchLoader } from '../../core/batchLoader';
import { repo } from '../../database/transaction';
import { roleOf, type User } from '../user.entity';
import { TeamMember } from './teamMember.entity';

/** The role of a user, with the duties of a team member; read at each request, so a change counts at once. */
export async function readRole(user: User): Promise<Pick<Viewer, 'role' | 'duties'>> {
  const role = roleOf(user);
  return role === Role.TEAM ? { role, duties: await readDuties(user.id) } : { role };
}

const readDuties = batchLoader(async (userIds: readonly string[]): Promise<Duties[]> => {
  const rows = await repo(TeamMember).findBy({ userId: In([...userIds]) });
  const found = new Map<string, Map<string, TeamMember['duties']>>();
  for (const { userId, hotelId, duties } of rows)
    found.set(userId, (found.get(userId) ?? new Map()).set(hotelId, duties));
  return userIds.map((id) => found.get(id) ?? new Map());
});

/** The people on the team of a hotel who have one of the duties and can be mailed; see includesDuty(). */
export async function listWithDuty(hotelId: string, needed: readonly HotelDuty[]): Promise<User[]> {
  const members = await repo(TeamMember).find({
    where: { hotelId, userRow: { active: true, verified: true, deleted: false } },
    relations: { userRow: true },
  });
  return members.flatMap(({ duties, userRow }) => (includesDuty(duties, needed) ? userRow! : []));
}

/** Takes a person off all teams, inside the caller's transaction. */
export async function endMemberships(userId: string): Promise<void> {
  await repo(TeamMember).delete({ userId });
}
