import { In, IsNull, LessThan } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { TEAM_INVITATION_DAYS } from '../../../../schema/accounts';
import { LIMITS } from '../../../../schema/limits';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { takeMail, takeOrRefuse } from '../../access/limits/take';
import { authorize, authorized, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { pageUrl } from '../../core/pageUrl';
import { hmac } from '../../core/hmac';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { queueMail } from '../../mails/outbox.service';
import { teamInvitationMail } from '../../mails/team.mails';
import { emailColumns, normaliseEmail } from '../../users/normalise';
import { randomToken } from '../../users/sessions/tokens';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { User } from '../../users/user.entity';
import { DoesNotExist } from '../catalogue.types';
import { Hotel } from '../hotel.entity';
import { lockOpenHotels } from '../hotel.service';
import type {
  CancelTeamInvitationInput,
  InviteTeamMemberInput,
  ResendTeamInvitationInput,
} from './team.inputs';
import { AlreadyOnTeam, TeamFull, UnknownTeamInvitation, type HotelTeam } from './team.types';
import { newTeamInvitation, TeamInvitation } from './teamInvitation.entity';
import { requireRoom, tidyDuties } from './teamMember.service';

const DAY = 86_400_000;

/** The purpose under which the tokens of invitations are hashed. */
export const INVITING = 'team';

/** The members of a hotel's team and its open invitations. */
export async function readTeam(viewer: Viewer | undefined, hotelId: string): Promise<HotelTeam> {
  authorize(viewer, 'team:read', { hotelId });
  const [members, invitations] = await Promise.all([
    repo(TeamMember).find({ where: { hotelId }, order: { joinedAt: 'ASC', id: 'ASC' } }),
    repo(TeamInvitation).find({
      where: { hotelId, acceptedById: IsNull() },
      order: { invitedAt: 'DESC', id: 'DESC' },
    }),
  ]);
  return { members, invitations, viewerCan: { manage: can(viewer, 'team:manage', { hotelId }) } };
}

/**
 * Sends an invitation to an address; one that is open for it is replaced. Refuses ProofNeeded, DoesNotExist, AlreadyOnTeam,
 * TeamFull, and TooManyAttempts if the viewer or the address has had many mails.
 */
export async function inviteTeamMember(
  viewer: Viewer | undefined,
  { hotelId, email, duties }: InviteTeamMemberInput,
  address: string,
): Promise<TeamInvitation> {
  const { id: invitedById } = authorized(viewer, 'team:manage', { hotelId });
  const columns = emailColumns(email);
  await takeInvitation(invitedById, columns.emailKey, address);
  return transaction(async () => {
    const [hotel] = await lockOpenHotels([hotelId]);
    if (!hotel) refuse(new DoesNotExist('hotel'));
    await refuseMember(hotelId, columns.emailKey);
    await repo(TeamInvitation).delete({ hotelId, emailKey: columns.emailKey });
    await requireRoom(hotelId);
    if ((await repo(TeamInvitation).countBy({ hotelId, acceptedById: IsNull() })) >= LIMITS.teamInvitations)
      refuse(
        new TeamFull(
          fill('A hotel can have at most {most} open invitations. Cancel some first.', {
            most: LIMITS.teamInvitations,
          }),
        ),
      );
    const { token, ...link } = newLink();
    const invitation = newTeamInvitation({
      hotelId,
      ...columns,
      duties: tidyDuties(duties),
      invitedById,
      ...link,
    });
    await repo(TeamInvitation).insert(invitation);
    await send(invitation, hotel, token);
    await record(viewer, 'inviteTeamMember', hotel, { after: invitation });
    return invitation;
  });
}

/** Sends an invitation again with a new link, which replaces the old one. Refuses like inviteTeamMember(). */
export async function resendTeamInvitation(
  viewer: Viewer | undefined,
  { hotelId, invitationId }: ResendTeamInvitationInput,
  address: string,
): Promise<TeamInvitation> {
  const { id: invitedById } = authorized(viewer, 'team:manage', { hotelId });
  const known = await repo(TeamInvitation).findOneBy({ id: invitationId, hotelId, acceptedById: IsNull() });
  if (!known) refuse(new UnknownTeamInvitation());
  await takeInvitation(invitedById, known.emailKey, address);
  return transaction(async () => {
    const { hotel, invitation } = await lockInvitation(hotelId, invitationId);
    const { token, ...link } = newLink();
    await repo(TeamInvitation).save(Object.assign(invitation, { ...link, invitedById, invitedAt: now() }));
    await send(invitation, hotel, token);
    await record(viewer, 'resendTeamInvitation', hotel, {});
    return invitation;
  });
}

/** Cancels an open invitation: its link works no longer. Refuses ProofNeeded and UnknownTeamInvitation. */
export async function cancelTeamInvitation(
  viewer: Viewer | undefined,
  { hotelId, invitationId }: CancelTeamInvitationInput,
): Promise<void> {
  authorize(viewer, 'team:manage', { hotelId });
  await transaction(async () => {
    const { hotel, invitation } = await lockInvitation(hotelId, invitationId);
    await repo(TeamInvitation).delete({ id: invitation.id });
    await record(viewer, 'cancelTeamInvitation', hotel, { before: invitation });
  });
}

/** Deletes invitations whose link has not worked for as long as it had worked; a job. */
export async function purgeTeamInvitations(): Promise<void> {
  const before = new Date(now().getTime() - TEAM_INVITATION_DAYS * DAY);
  await transaction(() => repo(TeamInvitation).delete({ expiresAt: LessThan(before) }));
}

async function takeInvitation(userId: string, emailKey: string, address: string): Promise<void> {
  await takeOrRefuse('teamInvitations', userId);
  const wait = await takeMail(emailKey, address);
  if (wait) refuse(new TooManyAttempts(wait));
}

async function refuseMember(hotelId: string, emailKey: string): Promise<void> {
  const user = await repo(User).findOneBy({ emailKey: normaliseEmail(emailKey) });
  if (user && (await repo(TeamMember).existsBy({ hotelId, userId: user.id }))) refuse(new AlreadyOnTeam());
}

async function lockInvitation(hotelId: string, id: string) {
  const [hotel] = await lockRows(Hotel, [hotelId]);
  const [invitation] = await lockRows(TeamInvitation, [id]);
  if (!hotel || invitation?.hotelId !== hotelId || invitation.acceptedById)
    refuse(new UnknownTeamInvitation());
  return { hotel, invitation };
}

/** A new token, and what is stored of it. */
function newLink() {
  const token = randomToken();
  const expiresAt = new Date(now().getTime() + TEAM_INVITATION_DAYS * DAY);
  return { token, tokenHash: hmac(INVITING, token), expiresAt };
}

async function send(
  { email, duties, invitedById }: TeamInvitation,
  hotel: Hotel,
  token: string,
): Promise<void> {
  const [inviter] = await repo(User).findBy({ id: In([invitedById]) });
  const values = {
    inviter: inviter?.name ?? '',
    hotelName: hotel.name,
    duties,
    days: TEAM_INVITATION_DAYS,
  };
  const invited = await repo(User).findOneBy({ emailKey: normaliseEmail(email) });
  await queueMail({ email, language: invited?.language ?? null }, () =>
    teamInvitationMail({ ...values, url: pageUrl(`/teaminvitation?token=${token}`) }),
  );
}

/** Writes an invitation into the audit log, without its address. */
function record(
  viewer: Viewer | undefined,
  action: string,
  hotel: Hotel,
  { before, after }: { before?: TeamInvitation; after?: TeamInvitation },
): Promise<void> {
  const shown = (invitation: TeamInvitation | undefined) =>
    invitation && { invitedFor: invitation.duties.join(', ') };
  const line = { action, record: AuditRecord.HOTEL, id: hotel.id, name: hotel.name };
  return recordChange(viewer, { ...line, before: shown(before), after: shown(after) });
}
