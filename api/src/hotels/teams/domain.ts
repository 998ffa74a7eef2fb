import type { Domain } from '../../access/domain';
import { HotelDuty } from '../../access/duty.enum';
import type { PermissionTable } from '../../access/policy';
import { anyone, dutyAtHotel, NEVER, PROOF, signedIn } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { onAccountDeleted, onDataExport } from '../../users/accountDeletion.service';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { onDelete } from '../onDelete';
import { endTeamsOf, exportTeams } from './accountTeams.service';
import { TeamInvitationResolver, TeamMemberResolver, TeamResolver, UserTeamsResolver } from './team.resolver';
import { TeamInvitation } from './teamInvitation.entity';
import { purgeTeamInvitations } from './teamInvitation.service';
import { endTeam } from './teamMember.service';

const loaders = {
  teamsOfUser: (kit) => kit.rows(TeamMember, 'userId', 'id'),
} satisfies LoaderTable;

const permissions = {
  'team:read': [dutyAtHotel(HotelDuty.MANAGER), NEVER],
  'team:manage': [dutyAtHotel(), NEVER, PROOF],
  'team:join': [signedIn, NEVER],
  'team:leave': [signedIn, NEVER],
  'teamInvitation:read': [anyone, NEVER],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The teams of hotels: their members with duties, and invitations. */
export const teams: Domain = {
  entities: [TeamInvitation],
  resolvers: [TeamResolver, TeamMemberResolver, TeamInvitationResolver, UserTeamsResolver],
  loaders,
  permissions,
  jobs: { purgeTeamInvitations: { every: 3_600_000, run: purgeTeamInvitations } },
  joinHooks() {
    onAccountDeleted.join('teams', endTeamsOf);
    onDataExport.join('teams', exportTeams);
    onDelete.join('teams', async ({ what, id }) => {
      if (what === 'hotel') await endTeam(id);
    });
  },
};
