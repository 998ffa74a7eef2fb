import { ROLE_CODES } from '../../schema/accounts';
import { newTeamMember, type TeamMember } from '../src/users/teams/teamMember.entity';
import { hashPassword } from '../src/users/passwords/passwords';
import { newUser, type User } from '../src/users/user.entity';
import { makeRandom } from './random';
import { readData } from './readData';
import { PeopleSeed } from './seed.types';
import { DEMO_PASSWORD } from './users';

/** Random numbers of its own, so that the rest of the demonstration stays as it is. */
const TEAM_SEED = 20_310;

/** The team of a hotel of the demonstration: an account for each duty. */
export async function makeTeam(
  hotelId: string,
  since: number,
): Promise<{ users: User[]; members: TeamMember[] }> {
  const random = makeRandom(TEAM_SEED);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const joinedAt = new Date(since * 1000);
  const made = readData('people', PeopleSeed).team.map(({ duty, username, name }, index) => {
    const user = newUser({
      id: random.id(since + index),
      username,
      name,
      email: `${username}@staybook.example`,
      roleCode: ROLE_CODES.TEAM,
      passwordHash,
      createdAt: joinedAt,
      demonstration: true,
    });
    const member = newTeamMember({ id: user.id, hotelId, userId: user.id, duties: [duty], joinedAt });
    return { user, member };
  });
  return { users: made.map(({ user }) => user), members: made.map(({ member }) => member) };
}
