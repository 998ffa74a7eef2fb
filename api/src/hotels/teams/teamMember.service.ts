import { In } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { ROLE_CODES } from '../../../../schema/accounts';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { HotelDuty } from '../../access/duty.enum';
import { authorize, authorized, type Viewer } from '../../access/policy';
import { Role } from '../../access/role.enum';
import { refuse } from '../../core/problems';
import { lockRows, repo, requireTransaction, transaction } from '../../database/transaction';
import { publishViewerChanged } from '../../users/sessions/device.service';
import { LastOwner } from '../../users/teams/lastOwner.types';
import { TeamMember, newTeamMember } from '../../users/teams/teamMember.entity';
import { User } from '../../users/user.entity';
import { Hotel } from '../hotel.entity';
import type { LeaveTeamInput, RemoveTeamMemberInput, UpdateTeamMemberInput } from './team.inputs';
import { TeamFull, UnknownTeamMember } from './team.types';
import { TeamInvitation } from './teamInvitation.entity';

/** The duties once each, in the order of the enum. */
export const tidyDuties = (duties: readonly HotelDuty[]): HotelDuty[] =>
  Object.values(HotelDuty).filter((duty) => duties.includes(duty));

/**
 * Gives a member other duties, at once and on open sockets too. Refuses ProofNeeded, UnknownTeamMember, and
 * LastOwner if the hotel would have no owner.
 */
export async function updateTeamMember(
  viewer: Viewer | undefined,
  { hotelId, userId, duties: wanted }: UpdateTeamMemberInput,
): Promise<TeamMember> {
  authorize(viewer, 'team:manage', { hotelId });
  const duties = tidyDuties(wanted);
  return transaction(async () => {
    const { hotel, member } = await lockMember(hotelId, userId);
    const before = { ...member };
    if (!duties.includes(HotelDuty.OWNER)) await endOwnership(viewer, member);
    await repo(TeamMember).save(Object.assign(member, { duties }));
    await recordTeam(viewer, { action: 'updateTeamMember', hotel, before, after: member });
    publishViewerChanged(userId);
    return member;
  });
}

/** Takes a person off the team, at once and on open sockets too. Refuses like updateTeamMember(). */
export async function removeTeamMember(
  viewer: Viewer | undefined,
  { hotelId, userId }: RemoveTeamMemberInput,
): Promise<void> {
  authorize(viewer, 'team:manage', { hotelId });
  await endMembership(viewer, 'removeTeamMember', { hotelId, userId });
}

/** Takes the viewer off the team of a hotel. Refuses UnknownTeamMember and LastOwner. */
export async function leaveTeam(viewer: Viewer | undefined, { hotelId }: LeaveTeamInput): Promise<string> {
  const { id: userId } = authorized(viewer, 'team:leave');
  await endMembership(viewer, 'leaveTeam', { hotelId, userId });
  return userId;
}

const endMembership = (
  viewer: Viewer | undefined,
  action: string,
  { hotelId, userId }: RemoveTeamMemberInput,
) =>
  transaction(async () => {
    const { hotel, member, user } = await lockMember(hotelId, userId);
    await endOwnership(viewer, member);
    await repo(TeamMember).delete({ id: member.id });
    await becomeCustomers([user]);
    await recordTeam(viewer, { action, hotel, before: member });
    publishViewerChanged(userId);
  });

/** Locks the user, and then the hotel, so that changes of one team wait for each other. Refuses UnknownTeamMember. */
async function lockMember(hotelId: string, userId: string) {
  const [user] = await lockRows(User, [userId]);
  const [hotel] = await lockRows(Hotel, [hotelId]);
  const member = await repo(TeamMember).findOneBy({ hotelId, userId });
  if (!user || !hotel || !member) refuse(new UnknownTeamMember());
  return { user, hotel, member };
}

/**
 * Ends what comes with being an owner: the open invitations that the member sent. Refuses LastOwner, except to an
 * administrator, if no other active owner remains. The caller has locked the hotel.
 */
async function endOwnership(
  viewer: Viewer | undefined,
  { hotelId, userId, duties }: TeamMember,
): Promise<void> {
  if (!duties.includes(HotelDuty.OWNER)) return;
  if (viewer?.role !== Role.ADMIN && !(await hasOtherOwner(hotelId, userId))) refuse(new LastOwner());
  await repo(TeamInvitation).delete({ hotelId, invitedById: userId });
}

/** Whether the hotel has another active owner than this user. The caller has locked the hotel. */
export async function hasOtherOwner(hotelId: string, userId: string): Promise<boolean> {
  const members = await repo(TeamMember).find({ where: { hotelId }, relations: { userRow: true } });
  return members.some(
    (member) => member.userId !== userId && member.duties.includes(HotelDuty.OWNER) && member.userRow!.active,
  );
}

/** Makes those of these locked users customers who are on no team any more, inside the caller's transaction. */
async function becomeCustomers(users: readonly User[]): Promise<void> {
  const own = users.filter(({ roleCode }) => roleCode === ROLE_CODES.TEAM);
  const left = await repo(TeamMember).findBy({ userId: In(own.map(({ id }) => id)) });
  const busy = new Set(left.map(({ userId }) => userId));
  const ids = own.filter(({ id }) => !busy.has(id)).map(({ id }) => id);
  if (ids.length) await repo(User).update({ id: In(ids) }, { roleCode: ROLE_CODES.CUSTOMER });
}

/** Who joins the team of which hotel, for what, and by which mutation. */
interface Joining {
  user: User;
  hotel: Hotel;
  duties: readonly HotelDuty[];
  action: string;
}

/**
 * Puts a locked user on the team of a hotel inside the caller's transaction; a member gets the further duties. The account
 * becomes that of a team member. Returns undefined for an administrator, who needs no team.
 */
export async function joinTeam(
  viewer: Viewer | undefined,
  { user, hotel, duties, action }: Joining,
): Promise<TeamMember | undefined> {
  requireTransaction('joinTeam()');
  if (user.roleCode === ROLE_CODES.ADMIN) return undefined;
  const known = await repo(TeamMember).findOneBy({ hotelId: hotel.id, userId: user.id });
  const before = known && { ...known };
  const member = known ?? newTeamMember({ hotelId: hotel.id, userId: user.id, duties: [] });
  member.duties = tidyDuties([...member.duties, ...duties]);
  await repo(TeamMember).save(member);
  if (user.roleCode !== ROLE_CODES.TEAM)
    await repo(User).save(Object.assign(user, { roleCode: ROLE_CODES.TEAM }));
  await recordTeam(viewer, { action, hotel, before: before ?? undefined, after: member });
  publishViewerChanged(user.id);
  return member;
}

/** Refuses TeamFull if the hotel has as many members as it can have. The caller has locked the hotel. */
export async function requireRoom(hotelId: string): Promise<void> {
  if ((await repo(TeamMember).countBy({ hotelId })) >= LIMITS.teamMembers)
    refuse(new TeamFull(fill('A team can have at most {most} members.', { most: LIMITS.teamMembers })));
}

interface TeamChange {
  action: string;
  hotel: Hotel;
  before?: TeamMember;
  after?: TeamMember;
}

/** Writes a change of a team into the audit log: the user's reference with the duties. */
const recordTeam = (
  viewer: Viewer | undefined,
  { action, hotel, before, after }: TeamChange,
): Promise<void> =>
  recordChange(viewer, {
    action,
    record: AuditRecord.HOTEL,
    id: hotel.id,
    name: hotel.name,
    before: { team: before && inWords(before) },
    after: { team: after && inWords(after) },
  });

const inWords = ({ userId, duties }: TeamMember): string => `${userId}: ${duties.join(', ')}`;

/** Before the teams of a hotel are deleted with it: those who are on no other team become customers. */
export async function endTeam(hotelId: string): Promise<void> {
  const members = await repo(TeamMember).findBy({ hotelId });
  if (!members.length) return;
  const users = await lockRows(
    User,
    members.map(({ userId }) => userId),
  );
  await repo(TeamMember).delete({ hotelId });
  await becomeCustomers(users);
  for (const { id } of users) publishViewerChanged(id);
}
