import { ROLE_CODES, emailProblem } from '../../../schema/accounts';
import { newId } from '../database/columns';
import { lockRows, repo, transaction } from '../database/transaction';
import { BadInput } from '../core/problems';
import { tellEnded } from './device.service';
import { invite, newPerson } from './invitation.service';
import { normaliseEmail } from './keys';
import { User } from './user.entity';

/**
 * Makes the person with this address an active administrator, and makes the person where there is none; for
 * whoever runs the house, not reachable from outside. A new person gets a link to choose a password.
 */
export async function makeAdmin(email: string): Promise<{ user: User; passwordUrl?: string }> {
  const problem = emailProblem(email);
  if (problem) throw new BadInput(problem);
  const known = await repo(User).findOneBy({ emailKey: normaliseEmail(email) });
  if (known) return { user: await promote(known.id) };

  const username = `admin-${newId().slice(-8)}`;
  const user = await newPerson({ name: 'Administrator', username, email, roleCode: ROLE_CODES.ADMIN });
  const passwordUrl = await transaction(async () => {
    await repo(User).insert(user);
    return invite(user);
  });
  return { user, passwordUrl };
}

const promote = (id: string): Promise<User> =>
  transaction(async () => {
    const user = (await lockRows(User, [id]))[0]!;
    Object.assign(user, { roleCode: ROLE_CODES.ADMIN, active: true });
    tellEnded(id);
    return repo(User).save(user);
  });
