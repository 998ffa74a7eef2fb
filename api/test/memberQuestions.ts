import { HotelDuty } from '../src/access/duty.enum';
import { repo, transaction } from '../src/database/transaction';
import { newTeamMember, TeamMember } from '../src/users/teams/teamMember.entity';
import type { User } from '../src/users/user.entity';
import { BOOK_QUESTIONS } from './bookQuestions';
import { makeUser } from './factories';
import { QUESTIONS, type Question } from './listQuestions';

const LISTS = /^(bookings|dashboard|payments|refunds|openAccounts|openAccountTotals|invoices|taxes|journal),/;

/**
 * The lists and sums about bookings and money as a member of several hotels asks for them: in every order and with every
 * filter, and without naming a hotel or a row of another one.
 */
export const MEMBER_QUESTIONS: readonly Question[] = [...QUESTIONS, ...BOOK_QUESTIONS]
  .filter(({ name, variables }) => LISTS.test(name) && !JSON.stringify(variables).includes('hotelId'))
  .filter(({ variables }) => !('after' in variables))
  .map((question) => ({ ...question, name: `${question.name}, by a member`, asker: 'member' as const }));

/** A manager of three of the hotels of insertManyRows(). */
export async function makeMemberOfMany(): Promise<User> {
  const user = await makeUser('TEAM');
  const rows = [1, 2, 3].map((number) =>
    newTeamMember({
      hotelId: `52000000${number.toString(16).padStart(16, '0')}`,
      userId: user.id,
      duties: [HotelDuty.MANAGER],
    }),
  );
  await transaction(() => repo(TeamMember).insert(rows));
  return user;
}
