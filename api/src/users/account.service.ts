import { isDuplicate } from '../database/dbErrors';
import { lockRow, repo, transaction } from '../database/transaction';
import { authorized, type Viewer } from '../access/policy';
import { BadInput, refuse } from '../core/problems';
import { usernameChangedMail } from '../mails/signIn.mails';
import type { UpdateAccountInput } from './account.inputs';
import { UsernameTaken } from './account.types';
import { requireOwner } from './factors/proof.service';
import { changeEmail, permitEmailChange, type EmailChangeRequest } from './emails/emailChange.service';
import { tellOwner } from './factors/tellOwner.service';
import { nameColumns, usernameColumns } from './normalise';
import { User } from './user.entity';

/**
 * Changes the provided fields of the viewer's own account. A new username requires a proof or the password. A new email
 * address requires the password and takes effect when it is confirmed; see changeEmail(). Refuses UsernameTaken,
 * ProofNeeded, WrongPassword, TooManyAttempts.
 */
export async function updateAccount(
  viewer: Viewer | undefined,
  input: UpdateAccountInput,
  asking: EmailChangeRequest,
): Promise<User> {
  const owner = authorized(viewer, 'account:change');
  const { name, username, email, language } = input;
  if (!name && !username && !email && !language)
    throw new BadInput('You did not provide any information to update');
  if (username && (await isNewUsername(owner.id, username)))
    await requireOwner(authorized(viewer, 'account:change-username'), input.currentPassword);
  const permit = email ? await permitEmailChange(owner, email, input, asking) : undefined;
  try {
    return await transaction(async () => {
      const user = await lockRow(User, owner.id);
      if (name) Object.assign(user, nameColumns(name));
      if (language) Object.assign(user, { language });
      if (username) await rename(user, username);
      await repo(User).save(user);
      if (email && permit) await changeEmail(user, email, permit);
      return user;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refuse(new UsernameTaken());
  }
}

/** Gives a locked user this username, and tells the owner if it is another one than before. */
async function rename(user: User, username: string): Promise<void> {
  const columns = usernameColumns(username);
  const isNew = columns.username !== user.username;
  Object.assign(user, columns);
  if (isNew) await tellOwner(user, (facts) => usernameChangedMail({ ...facts, username: columns.username }));
}
const isNewUsername = async (id: string, username: string): Promise<boolean> =>
  (await repo(User).findOneByOrFail({ id })).username !== usernameColumns(username).username;
