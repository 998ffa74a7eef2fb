import { In } from 'typeorm';
import { authorize, authorized, type Viewer } from '../../access/policy';
import { Role } from '../../access/role.enum';
import { now } from '../../core/clock';
import { hmacs } from '../../core/hmac';
import { refuse } from '../../core/problems';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { maskEmail } from '../../mails/format';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { isDeleted, User } from '../../users/user.entity';
import { Hotel } from '../hotel.entity';
import type { AcceptTeamInvitationInput } from './team.inputs';
import {
  AdministratorsNeedNoTeam,
  InvitationForAnotherAddress,
  TeamInvitationEnded,
  TeamInvitationState,
  type TeamInvitationPreview,
} from './team.types';
import { TeamInvitation } from './teamInvitation.entity';
import { INVITING } from './teamInvitation.service';
import { joinTeam, requireRoom } from './teamMember.service';

/**
 * What the link of an invitation shows to those who have it; null for an unknown one.
 */
export async function previewInvitation(
  viewer: Viewer | undefined,
  token: string,
): Promise<TeamInvitationPreview | null> {
  authorize(viewer, 'teamInvitation:read');
  const invitation = await findByToken(token);
  const hotel = invitation && (await repo(Hotel).findOneBy({ id: invitation.hotelId }));
  if (!invitation || !hotel || hotel.closedAt) return null;
  const [inviter, account] = await Promise.all([
    repo(User).findOneBy({ id: invitation.invitedById }),
    repo(User).findOneBy({ emailKey: invitation.emailKey }),
  ]);
  return {
    state: stateOf(invitation),
    hotelId: hotel.id,
    hotelName: hotel.name,
    duties: invitation.duties,
    invitedBy: inviter?.name ?? '',
    maskedEmail: maskEmail(invitation.email),
    hasAccount: account !== null,
    isForViewer: account !== null && account.id === viewer?.id,
  };
}

function stateOf({ acceptedById, expiresAt }: TeamInvitation): TeamInvitationState {
  if (acceptedById) return TeamInvitationState.ACCEPTED;
  return expiresAt > now() ? TeamInvitationState.OPEN : TeamInvitationState.EXPIRED;
}

/**
 * Puts the viewer on the team of the hotel, if the invitation was sent to the verified address of the account. Accepting
 * again changes nothing. Refuses TeamInvitationEnded, InvitationForAnotherAddress, AdministratorsNeedNoTeam, TeamFull.
 */
export async function acceptTeamInvitation(
  viewer: Viewer | undefined,
  { token }: AcceptTeamInvitationInput,
): Promise<TeamMember> {
  const { id: userId } = authorized(viewer, 'team:join');
  const found = await findByToken(token);
  if (!found) refuse(new TeamInvitationEnded());
  return transaction(async () => {
    const user = await lockRow(User, userId);
    const [hotel] = await lockRows(Hotel, [found.hotelId]);
    const [invitation] = await lockRows(TeamInvitation, [found.id]);
    // A new link may have replaced this one in the meantime.
    if (!hotel || hotel.closedAt || invitation?.tokenHash !== found.tokenHash)
      refuse(new TeamInvitationEnded());
    if (isDeleted(user) || !user.verified || user.emailKey !== invitation.emailKey)
      refuse(new InvitationForAnotherAddress(maskEmail(invitation.email)));
    if (invitation.acceptedById) return requireMembership(invitation, userId);
    if (invitation.expiresAt <= now()) refuse(new TeamInvitationEnded());
    if (!(await repo(TeamMember).existsBy({ hotelId: hotel.id, userId }))) await requireRoom(hotel.id);
    const { duties } = invitation;
    const by: Viewer = { id: userId, role: Role.TEAM, sessionId: '' };
    const member = await joinTeam(by, { user, hotel, duties, action: 'acceptTeamInvitation' });
    if (!member) refuse(new AdministratorsNeedNoTeam());
    await repo(TeamInvitation).update({ id: invitation.id }, { acceptedById: userId });
    return member;
  });
}

/** The membership that came of an accepted invitation. Refuses TeamInvitationEnded if it has ended since. */
async function requireMembership({ hotelId }: TeamInvitation, userId: string): Promise<TeamMember> {
  return (await repo(TeamMember).findOneBy({ hotelId, userId })) ?? refuse(new TeamInvitationEnded());
}

const findByToken = (token: string): Promise<TeamInvitation | null> =>
  repo(TeamInvitation).findOneBy({ tokenHash: In(hmacs(INVITING, token)) });
