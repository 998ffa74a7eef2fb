import { fill } from '../../../../schema/fill';
import { HotelDuty } from '../../access/duty.enum';
import { refuse } from '../../core/problems';
import { lockRows, repo } from '../../database/transaction';
import type { AccountDeletion, DataExport } from '../../users/accountDeletion.service';
import { endMemberships } from '../../users/teams/duties.service';
import { LastOwner } from '../../users/teams/lastOwner.types';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { Hotel } from '../hotel.entity';
import { hasOtherOwner } from './teamMember.service';
import { TeamInvitation } from './teamInvitation.entity';

/**
 * Takes a deleted account off all teams, inside the transaction of its deletion. Refuses LastOwner to the last owner of a
 * hotel; administrators may delete that account all the same.
 */
export async function endTeamsOf({ user, isOwn }: AccountDeletion): Promise<void> {
  const memberships = await repo(TeamMember).findBy({ userId: user.id });
  const owned = memberships.filter(({ duties }) => duties.includes(HotelDuty.OWNER));
  const hotels = await lockRows(
    Hotel,
    owned.map(({ hotelId }) => hotelId),
  );
  if (isOwn)
    for (const { id, name } of hotels)
      if (!(await hasOtherOwner(id, user.id)))
        refuse(
          new LastOwner(
            fill(
              'You are the last owner of {name}. Make another member of its team an owner first, or ask Staybook by the contact page to close the hotel.',
              { name },
            ),
          ),
        );
  await endMemberships(user.id);
  await repo(TeamInvitation).delete({ emailKey: user.emailKey });
  await repo(TeamInvitation).delete({ invitedById: user.id });
}

/** The teams of a user, for the export of the user's data. */
export async function exportTeams({ userId }: DataExport): Promise<unknown> {
  const memberships = await repo(TeamMember).findBy({ userId });
  return memberships.map(({ hotelId, duties, joinedAt }) => ({ hotelReference: hotelId, duties, joinedAt }));
}
