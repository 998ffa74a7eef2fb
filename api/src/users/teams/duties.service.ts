import { In } from 'typeorm';
import type { Duties } from '../../access/duties';
import { Role } from '../../access/role.enum';
import type { Viewer } from '../../access/viewer';
import { batchLoader } from '../../core/batchLoader';
import { repo } from '../../database/transaction';
import { roleOf, type User } from '../user.entity';
import { TeamMember } from './teamMember.entity';

const NONE: Duties = new Map();

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
  return userIds.map((id) => found.get(id) ?? NONE);
});

/** Takes a person off all teams, inside the caller's transaction. */
export async function endMemberships(userId: string): Promise<void> {
  await repo(TeamMember).delete({ userId });
}
