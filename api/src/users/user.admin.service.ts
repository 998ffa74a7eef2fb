import { ROLE_CODES } from '../../../schema/accounts';
import { isDuplicate } from '../database/dbErrors';
import { repo, transaction } from '../database/transaction';
import { invitationMail } from '../mails/account.mails';
import { queueMail } from '../mails/outbox.service';
import { authorize, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import { EmailTaken, UnknownUser, UsernameTaken } from './account.problems';
import { INVITATION_HOURS, invite, newPerson } from './invitation.service';
import { normaliseUsername } from './keys';
import { leave } from './accountDeletion.service';
import { Role } from '../core/role.enum';
import { User } from './user.entity';
import type { CreateUserInput, DeleteUserInput } from './user.admin.inputs';

/** Makes an account for somebody, who gets a link to choose a password. Refuses UsernameTaken, EmailTaken. */
export async function createUser(viewer: Viewer | undefined, input: CreateUserInput): Promise<User> {
  authorize(viewer, 'user:create');
  const user = await newPerson({ ...input, roleCode: ROLE_CODES[input.role ?? Role.CUSTOMER] });
  try {
    await transaction(async () => {
      await repo(User).insert(user);
      const url = await invite(user);
      await queueMail({
        to: user.email,
        ...invitationMail({ name: user.name, url, hours: INVITATION_HOURS }),
      });
    });
    return user;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const taken = await repo(User).existsBy({ usernameKey: normaliseUsername(input.username) });
    return refuse(taken ? new UsernameTaken() : new EmailTaken());
  }
}

/** Deletes somebody's account as they could themselves. Refuses UnknownUser, LastAdministrator, PaidStaysAhead. */
export function deleteUser(viewer: Viewer | undefined, { userId, ...input }: DeleteUserInput): Promise<void> {
  authorize(viewer, 'user:delete');
  return transaction(async () => {
    if (!(await leave(userId, input))) refuse(new UnknownUser('this user does not exist'));
  });
}
